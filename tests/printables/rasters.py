"""What a receipt printer would put on paper, read back from the bytes it was sent."""

from PIL import Image

WITH_A_LENGTH = {b"\x1bJ": 1, b"\x1bd": 1, b"\x1bt": 1, b"\x1dV": 1, b"\x1ba": 1, b"\x1bE": 1, b"\x1bM": 1}     # command -> bytes after it


def read(data: bytes) -> tuple[list[Image.Image], bytes, int]:
    """Byte stream -> (pictures as they were sent, letters outside of them, how often the paper is cut).

    GS v 0 m xL xH yL yH: x bytes across, y rows, a dark dot for each bit that is set. Errors: ValueError for a command that
    is none of those that a ticket needs.
    """
    pictures, letters, cuts, at = [], bytearray(), 0, 0
    while at < len(data):
        if data[at:at + 3] == b"\x1dv0":
            assert data[at + 3] == 0, "stretched"
            across, rows = int.from_bytes(data[at + 4:at + 6], "little"), int.from_bytes(data[at + 6:at + 8], "little")
            bits = data[at + 8:at + 8 + across * rows]
            assert len(bits) == across * rows, "the picture breaks off"
            pictures.append(Image.frombytes("1", (across * 8, rows), bytes(255 - one for one in bits)))
            at += 8 + across * rows
        elif data[at:at + 2] == b"\x1b@":
            at += 2
        elif data[at:at + 2] in WITH_A_LENGTH:
            cuts += data[at:at + 2] == b"\x1dV"
            at += 2 + WITH_A_LENGTH[data[at:at + 2]]
        elif data[at] in (0x1b, 0x1d, 0x10):
            raise ValueError(f"an unknown command at {at}: {data[at:at + 4]!r}")
        else:
            letters.append(data[at])
            at += 1
    return pictures, bytes(letters), cuts


def joined(pictures: list[Image.Image]) -> Image.Image:
    """The pieces of a picture below each other, as they come out."""
    made = Image.new("1", (pictures[0].width, sum(one.height for one in pictures)), 1)
    top = 0
    for one in pictures:
        assert one.width == made.width
        made.paste(one, (0, top))
        top += one.height
    return made


def dark(picture: Image.Image) -> tuple[int, int, int, int] | None:
    """The box around all ink: left, top, right, bottom; None where there is none."""
    return Image.eval(picture.convert("L"), lambda value: 255 - value).getbbox()
