"""The device's end of table sensor protocol 1: frames out, the host's two commands in.

Imports nothing and knows no clock: the main loop passes milliseconds that never run backwards. Nothing here waits. What
is to be sent lies in output() until sent() says that the port took it; a line that nobody took within a second is
dropped, because an old reading must not look like a fresh one, and whoever listens later is greeted anew.
"""

PROTOCOL = 1
HEARTBEAT = 2000        # ms between heartbeats
MOTION = 200            # ms between two motions at least
WAITS = 1000            # ms that a line may wait for a port that takes nothing
FRESH = 10000           # ms in which a reading may be repeated as a reading
LONGEST = 200           # bytes of a frame, without its line end
_PLAIN = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.,:/?+-"


def crc16(data):
    """CRC-16/CCITT-FALSE: polynomial 1021 from FFFF; 29B1 for 123456789."""
    crc = 0xFFFF
    for byte in data:
        crc ^= byte << 8
        for _ in range(8):
            crc = (crc << 1 ^ 0x1021 if crc & 0x8000 else crc << 1) & 0xFFFF
    return crc


def frame(body):
    """The line for a body such as "M b=a1 seq=1", with its check and its line end, in bytes."""
    data = body.encode()
    return b"!" + data + b"*%04X\r\n" % crc16(data)


def escaped(text, longest=64):
    """A text as a value of a frame: UTF-8 with everything unusual as %XX; cut at a whole character."""
    value = ""
    for character in text:
        part = "".join(chr(byte) if byte in _PLAIN else "%%%02X" % byte for byte in character.encode())
        if len(value) + len(part) > longest:
            break
        value += part
    return value


class Link:
    """One life of a device on one line.

    id: of the chip, not of the socket it hangs in; kind: die, spinner or button; low, high: the faces; boot: new in
    every life; ch: dice in one reading; start: the time now, in ms.
    """

    def __init__(self, id, kind, low, high, boot, ch=1, fw="0.1.0", name="", start=0):
        self.boot = escaped(boot)
        self.seq = 0            # of the last reading
        self.values = None      # of the last reading, as sent
        self._hello = "H p=%d id=%s kind=%s faces=%d-%d ch=%d fw=%s b=%s" % (
            PROTOCOL, escaped(id), kind, low, high, ch, escaped(fw), self.boot)
        if name:    # a long name is the one thing that could make the line too long
            self._hello += " name=" + escaped(name, min(64, LONGEST - len(self._hello) - 12))
        self._start = start
        self._beat = start      # time of the last heartbeat
        self._moved = start - MOTION
        self._read = start      # time of the last reading
        self._last = ""         # body of the last reading
        self._lines = []        # (time, bytes): not begun yet
        self._part = b""        # rest of the line that is being sent
        self._begun = start     # time when that line was to be sent
        self._heard = b""       # of a command
        self._missed = False    # lines were dropped since somebody listened
        self._greet(start)

    def _greet(self, now):
        # the empty line ends whatever a reset cut short
        self._lines.append((now, b"\r\n" + frame(self._hello)))

    def _say(self, body, now):
        self._lines.append((now, frame(body)))

    def motion(self, now):
        """A throw begins or goes on: says so, five times a second at most."""
        if now - self._moved >= MOTION:
            self._moved = now
            self._say("M b=%s seq=%d" % (self.boot, (self.seq + 1) % 10000), now)

    def reading(self, values, now, settled=True, quality=None):
        """A throw has come to rest: its faces in the order of the channels, None for one that cannot be read.

        quality: 0 to 100. Without a readable face for every channel, or with settled False, somebody has to throw again.
        """
        self.seq = (self.seq + 1) % 10000
        self.values = ",".join("?" if value is None else str(value) for value in values)
        self._read = now
        self._last = "R b=%s seq=%d v=%s st=%s" % (self.boot, self.seq, self.values, "settled" if settled else "cocked")
        if quality is not None:
            self._last += " q=%d" % quality
        self._say(self._last, now)

    def fault(self, code, on, now):
        """A fault (magnet, bus, light or battery) begins or ends."""
        self._say("E code=%s on=%d" % (code, 1 if on else 0), now)

    def tell(self, event, now):
        """Something that a logic.py found: ("motion",), ("reading", faces, settled, quality) or ("fault", code, begins)."""
        if event[0] == "motion":
            self.motion(now)
        elif event[0] == "reading":
            self.reading(event[1], now, event[2], event[3])
        elif event[0] == "fault":
            self.fault(event[1], event[2], now)

    def _heartbeat(self, now):
        body = "B b=%s up=%d seq=%d" % (self.boot, (now - self._start) // 1000, self.seq)
        if self.values is not None:
            body += " v=%s age=%d" % (self.values, now - self._read)
        self._beat = now
        self._say(body, now)

    def tick(self, now):
        """Often, at least ten times a second: sends the heartbeat when it is due."""
        if now - self._beat >= HEARTBEAT:
            self._heartbeat(now)

    def hear(self, data, now):
        """Bytes from the host, in any pieces: ?H asks for the hello, ?R for the last reading. Anything else is passed over.

        A reading older than ten seconds is told by a heartbeat, which carries its age.
        """
        for byte in data:
            if byte not in (10, 13):
                self._heard = (self._heard + bytes([byte]))[-8:]
                continue
            if self._heard == b"?H":
                self._greet(now)
            elif self._heard == b"?R":
                if self._last and now - self._read <= FRESH:
                    self._say(self._last, now)
                else:
                    self._heartbeat(now)
            self._heard = b""

    def output(self, now):
        """Bytes to send now: the rest of one line, empty when there is nothing to say. sent() must follow."""
        if self._part and now - self._begun > WAITS:
            self._part = b""    # half a line is no line: its rest would make an old reading whole
            self._missed = True
        while self._lines and not self._part:
            self._begun, self._part = self._lines.pop(0)
            if now - self._begun > WAITS:
                self._part = b""
                self._missed = True
        if self._missed:
            # should somebody listen again, who we are comes before what we say
            self._missed = False
            if self._part:
                self._lines.insert(0, (self._begun, self._part))
            self._begun, self._part = now, b"\r\n" + frame(self._hello)
        return self._part

    def sent(self, count):
        """The port took this many bytes of output()."""
        self._part = self._part[count:]

    def drain(self, now):
        """Everything there is to send, for a port that takes all of it."""
        data = b""
        while self.output(now):
            data += self._part
            self._part = b""
        return data
