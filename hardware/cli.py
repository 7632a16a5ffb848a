"""companion sensor: the readers on this machine, what one of them says, one without hardware, and adapters for other dice."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

__all__ = ["declare", "run"]


def _faces(text: str) -> tuple[int, int]:
    low, _, high = text.partition("-")
    if not (low.isdecimal() and high.isdecimal() and int(low) < int(high) <= 999):
        raise argparse.ArgumentTypeError("faces are written low-high, such as 1-6")
    return int(low), int(high)


def _share(text: str) -> float:
    try:
        share = float(text)
    except ValueError:
        share = -1.0
    if not 0 <= share <= 1:
        raise argparse.ArgumentTypeError("a share lies between 0 and 1, such as 0.1 for one in ten")
    return share


def declare(parser: argparse.ArgumentParser) -> None:
    """Give the command its words."""
    words = parser.add_subparsers(dest="sensor", metavar="WORD", required=True)

    words.add_parser("list", help="the serial ports and simulated readers of this machine; opens none of them")

    watch = words.add_parser("monitor", help="what a port says, line by line, and what the companion makes of it",
                             description="Opens a port for itself alone and prints every line with its time and meaning. Opening "
                                         "restarts many boards; nothing is written unless --ask is given.")
    watch.add_argument("port", metavar="PORT", help="a device, a link to it, or an address such as socket://127.0.0.1:7000")
    watch.add_argument("--ask", action="store_true", help="ask the device who it is; never ask what may be no reader")
    watch.add_argument("--baud", type=int, default=115200, metavar="N", help="default: 115200")
    watch.add_argument("--faces", type=_faces, default=(1, 6), metavar="LOW-HIGH", help="of a device that does not say (1-6)")

    words.add_parser("pixels", help="play Pixels dice in reach of this machine's Bluetooth (needs bleak)")

    wedge = words.add_parser("wedge", help="play a dice or bar-code reader that types like a keyboard")
    wedge.add_argument("device", metavar="DEVICE", help="below /dev/input/by-id; it types nothing any more as long as this runs")
    wedge.add_argument("--faces", type=_faces, default=(1, 6), metavar="LOW-HIGH", help="default: 1-6")
    wedge.add_argument("--dice", type=int, choices=range(1, 9), default=1, metavar="N", help="dice in one line (default: 1)")

    board = words.add_parser("esp32", help="play Pixels dice behind an ESP32 with the Serial example of arduino-pixels-dice")
    board.add_argument("port", metavar="PORT")
    board.add_argument("--baud", type=int, default=9600, metavar="N", help="default: 9600, as the example has it")

    toy = words.add_parser("simulate", help="play a die, a spinner or a dice tray that needs no hardware",
                           description="Plays a reader that the host's page finds. One line is one throw: a number, one for "
                                       "each die, ? for a die that lies askew, nothing for a throw by chance; "
                                       "unplug and replug are words, too.")
    toy.add_argument("--kind", choices=("die", "spinner", "tray"), default="die")
    toy.add_argument("--name", help="the device's name (default: sim-die, sim-spinner, sim-tray)")
    toy.add_argument("--faces", type=_faces, metavar="LOW-HIGH", help="default: 1-6, a spinner 1-10")
    toy.add_argument("--dice", type=int, choices=range(1, 9), metavar="N", help="dice in one reading (default: 1, a tray 2)")
    toy.add_argument("--rate", type=float, default=0.0, metavar="N", help="throw by itself, N times a minute")
    toy.add_argument("--seed", type=int, help="the same throws by chance again")
    toy.add_argument("--settle", type=float, metavar="SECONDS", help="from the first motion to rest")
    toy.add_argument("--link", type=Path, metavar="PATH", help="a further link to the terminal")
    toy.add_argument("--listen", type=int, metavar="PORT", help="listen at socket://127.0.0.1:PORT instead (0: any free port)")
    toy.add_argument("--reset-midline", action="store_true", help="every third reading is cut short by a restart")
    toy.add_argument("--drop", type=_share, default=0.0, metavar="SHARE", help="lose so many of the lines")
    toy.add_argument("--duplicate", action="store_true", help="say each reading twice")
    toy.add_argument("--garbage", action="store_true", help="noise between the lines, and bits that flip")
    toy.add_argument("--silent-after", type=float, metavar="SECONDS", help="say nothing any more from then on")


def run(args: argparse.Namespace) -> int:
    """Run one word of the command; returns the exit status."""
    return {"list": _list, "monitor": _monitor, "simulate": _simulate, "pixels": _pixels, "wedge": _wedge,
            "esp32": _esp32}[args.sensor](args)


def _list(args: argparse.Namespace) -> int:
    from hardware.monitor import listing
    print("\n".join(listing()))
    return 0


def _monitor(args: argparse.Namespace) -> int:
    from hardware.monitor import monitor
    try:
        why = monitor(args.port, baud=args.baud, faces=args.faces, ask=args.ask, say=lambda text: print(text, flush=True))
    except KeyboardInterrupt:
        return 0
    except ValueError as error:
        why = str(error)
    if why:
        print(f"companion sensor monitor: {why}", file=sys.stderr)
    return 1 if why else 0


def _simulate(args: argparse.Namespace) -> int:
    from hardware.simulator import Faults, simulate
    faults = Faults(args.reset_midline, args.drop, args.duplicate, args.garbage, args.silent_after)
    return simulate(args.kind, name=args.name, port=args.listen, link=args.link, seed=args.seed, faces=args.faces,
                    dice=args.dice, settle=args.settle, rate=args.rate, faults=faults,
                    say=lambda text: print(text, flush=True))


def _pixels(args: argparse.Namespace) -> int:
    from hardware.adapters.pixels import run as play
    return play()


def _wedge(args: argparse.Namespace) -> int:
    from hardware.adapters.wedge import run as play
    return play(args.device, args.faces, args.dice)


def _esp32(args: argparse.Namespace) -> int:
    from hardware.adapters.esp32_bridge import run as play
    return play(args.port, args.baud)
