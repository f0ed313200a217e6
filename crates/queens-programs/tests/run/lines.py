"""Runs a program and writes how often each of its lines ran: a number and a count on a line."""

import sys

path, counts = sys.argv[1:]
runs = {}


def count(frame, event, _):
    if event == "line":
        runs[frame.f_lineno] = runs.get(frame.f_lineno, 0) + 1
    return count


def begin(frame, *_):
    return count if frame.f_code.co_filename == path else None


with open(path, encoding="utf-8") as file:
    code = compile(file.read(), path, "exec")
sys.settrace(begin)
try:
    exec(code, {"__name__": "__main__"})
except SystemExit:
    pass
finally:
    sys.settrace(None)
with open(counts, "w") as file:
    for line, count in runs.items():
        print(line, count, file=file)
