"""Whether Pillow reads a picture as its argument, JSON, tells: its format, frames, delays, repetitions, and stills."""

import json
import sys

from PIL import Image, ImageChops

told = json.loads(sys.argv[1])


def same(what, read, expected):
    if read != expected:
        sys.exit(f"{told['file']}: {what} {read}, expected {expected}")


def unlike(frame, still):
    """The part of all pixels that differ at all, and the part that look different."""
    red, green, blue = ImageChops.difference(frame.convert("RGB"), still.convert("RGB")).split()
    counts = ImageChops.lighter(red, ImageChops.lighter(green, blue)).histogram()
    area = frame.width * frame.height
    return 1 - counts[0] / area, sum(counts[60:]) / area


with Image.open(told["file"]) as picture:
    same("format", picture.format, told["format"])
    same("frames", picture.n_frames, len(told["delays"]))
    if len(told["delays"]) > 1:
        same("repetitions", picture.info.get("loop"), told["loop"])
    delays = []
    for at in range(picture.n_frames):
        picture.seek(at)
        if picture.n_frames > 1:
            delays.append(round(picture.info["duration"]))
        if str(at) in told["stills"]:
            path, taken_out = told["stills"][str(at)]
            with Image.open(path) as still, Image.open(taken_out or told["file"]) as frame:
                if not taken_out:
                    frame.seek(at)
                same("size", picture.size, still.size)
                same("size of its frame", frame.size, still.size)
                at_all, visibly = unlike(frame, still)
            # Edges and letters have colours that a palette has not.
            if at_all > 0.3 or visibly > 0.001:
                sys.exit(f"{told['file']}: of frame {at}, {at_all:.1%} of all pixels are not those of its still, {visibly:.2%} by far")
    if picture.n_frames > 1:
        same("delays", delays, told["delays"])
