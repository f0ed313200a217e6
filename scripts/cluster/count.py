#!/usr/bin/env python3
"""Counts the solutions of the n queens problem on a Dask cluster, shard by shard, into a ledger."""

from __future__ import annotations

import argparse
import fcntl
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import BinaryIO, Iterator, NoReturn

from dask.distributed import Client, LocalCluster, as_completed

# A task takes about so many seconds: starting the program is then a small part of it.
TASK_SECONDS = 5.0
# A task that fails is tried so often; the shards of a lost worker are run again by Dask itself.
TRIES = 3
# Exit statuses, as those of `queens`: bad input; stopped with work kept.
BAD, STOPPED = 2, 3


def queens(program: str, *words: str) -> str:
    """What the program prints. Its own line on standard error is the error, and its status that of the script."""
    try:
        done = subprocess.run([program, *words], capture_output=True, text=True)
    except OSError as error:
        raise Refused(f"--queens {program}: {error.strerror}; give a program that runs") from error
    if done.returncode != 0:
        raise Refused(last_line(done.stderr) or f"{program}: status {done.returncode}", done.returncode)
    return done.stdout


def last_line(text: str) -> str:
    """The last line, which tells why a program ended; notes stand before it."""
    return text.strip().rpartition("\n")[2]


class Refused(Exception):
    """Why it does not go on, in one line."""

    def __init__(self, why: str, status: int = BAD) -> None:
        super().__init__(why)
        self.status = status


def count_shards(program: str, search: list[str], plan: dict, first: int, last: int) -> str:
    """The ledger of these shards, from the first up to the last, which is left out. Runs on a worker."""
    with tempfile.TemporaryDirectory() as folder:
        ledger = Path(folder, "part.jsonl")
        words = [program, "count", *search, "--shards", f"{first}..{last}", "--threads", "1", "--ledger", str(ledger)]
        done = subprocess.run(words, capture_output=True, text=True)
        if done.returncode != 0:
            raise RuntimeError(last_line(done.stderr) or f"status {done.returncode}")
        text = ledger.read_text()
        theirs = json.loads(text.partition("\n")[0])
        if theirs != plan:
            raise RuntimeError(f"the program there has another plan, {theirs}; this one has {plan}")
        return text


def batches(missing: list[list[int]], most: int) -> Iterator[tuple[int, int]]:
    """The missing ranges in parts of at most so many shards."""
    for first, end in missing:
        for start in range(first, end, most):
            yield start, min(start + most, end)


def opened(program: str, path: Path, plan: dict) -> tuple[BinaryIO, list[list[int]]]:
    """The ledger, locked as `queens` locks it, and the shards that it lacks. One of another count is not changed."""
    try:
        ledger = open(path, "ab")
    except OSError as error:
        raise Refused(f"--ledger {path}: {error.strerror}; use a file that can be written") from error
    try:
        fcntl.flock(ledger, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise Refused(f"--ledger {path}: another run is writing it; use another file") from error
    text = path.read_bytes()
    if not text:
        return ledger, [[0, plan["shards"]]]
    status = json.loads(queens(program, "ledger", "status", str(path), "--json"))
    theirs = {"engine": status["engine_version"]} | {key: status[key] for key in ("n", "k", "shards")}
    theirs["fixed"] = ",".join(status["fixed"])
    differing = [key for key, value in theirs.items() if value != plan.get(key)]
    if differing:
        told = ", ".join(f"{key}={theirs[key]}" for key in differing)
        raise Refused(f"--ledger {path}: it belongs to another count, with {told}; use another file")
    # The rest of an interrupted write is dropped.
    ledger.truncate(text.rfind(b"\n") + 1)
    return ledger, status["missing"]


def keep(ledger: BinaryIO, part: str) -> None:
    """Writes the shards of a part; the first part of all brings the plan."""
    plan, *results = part.encode().splitlines(keepends=True)
    if os.fstat(ledger.fileno()).st_size == 0:
        ledger.write(plan)
    ledger.writelines(results)
    ledger.flush()
    os.fsync(ledger.fileno())


def run(program: str, search: list[str], told: dict, client: Client, path: Path) -> None:
    """Counts what is missing of the plan that was told. Raises `Refused` if shards fail, after all others are kept."""
    plan = {"engine": told["engine_version"], "n": told["n"], "fixed": ",".join(told["fixed"]), "shards": told["shards"]}
    ledger, missing = opened(program, path, plan)
    left = sum(end - first for first, end in missing)
    workers = max(1, len(client.scheduler_info()["workers"]))
    if not client.scheduler_info()["workers"]:
        tell("no worker is there yet; the first that comes begins")
    # A task fills its tables anew. Two for each worker of a short count keep that small, and none waits long for the last one.
    most = max(1, min(round(TASK_SECONDS / told["seconds"]), left // (2 * workers)))
    futures = {
        client.submit(count_shards, program, search, plan, first, last, pure=False, retries=TRIES - 1): (first, last)
        for first, last in batches(missing, most)
    }
    failed = []
    with ledger:
        for future in as_completed(list(futures)):
            first, last = futures[future]
            if future.cancelled():
                raise Refused(f"the scheduler is gone; {path} keeps what is finished", STOPPED)
            error = future.exception()
            if error is None:
                keep(ledger, future.result())
                left -= last - first
            else:
                failed.append(f"{first}..{last} ({error})")
            future.release()
            tell(f"{plan['shards'] - left} of {plan['shards']} shards")
    if failed:
        raise Refused(f"{TRIES} times failed, and are left: shards {', '.join(failed)}", STOPPED)


def tell(line: str) -> None:
    """Writes a line for people."""
    print(f"count.py: {line}", file=sys.stderr, flush=True)


def connected(options: argparse.Namespace) -> Client:
    """A client of the scheduler of this address, or of a cluster of processes on this machine."""
    if options.scheduler is None:
        return Client(LocalCluster(n_workers=options.workers, threads_per_worker=1))
    try:
        # What answers and is no scheduler would be waited for without end.
        signal.alarm(20)
        return Client(options.scheduler, timeout="10s")
    except (OSError, ValueError, MemoryError) as error:
        why = f"no scheduler answers there ({error}); give an address such as tcp://10.0.0.1:8786"
        raise Refused(f"--scheduler {options.scheduler}: {why}") from error
    finally:
        signal.alarm(0)


class Parser(argparse.ArgumentParser):
    """Refuses in one line."""

    def error(self, message: str) -> NoReturn:
        tell(message)
        sys.exit(BAD)


def arguments() -> argparse.Namespace:
    parser = Parser(description=__doc__)
    parser.add_argument("n", metavar="N", type=int, help="the number of files and ranks, from 1 to 27")
    parser.add_argument("--ledger", metavar="FILE", type=Path, required=True, help="keeps finished shards; the count goes on from those in it")
    parser.add_argument("--queens", metavar="PATH", default=shutil.which("queens"), help="the program, at the same path on every worker")
    parser.add_argument("--fixed", metavar="SQUARES", help="queens that stand in every solution, such as a1,b3")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--scheduler", metavar="ADDRESS", help="a Dask scheduler, such as tcp://10.0.0.1:8786")
    where.add_argument("--workers", metavar="W", type=int, default=os.cpu_count(), help="the processes of a cluster on this machine; the default is one for each core")
    options = parser.parse_args()
    if options.workers < 1:
        parser.error(f"--workers: expected a number from 1 on, got {options.workers}")
    return options


def interrupted(*_: object) -> None:
    raise KeyboardInterrupt


def unanswered(*_: object) -> None:
    raise TimeoutError("it does not speak Dask's protocol")


def main() -> int:
    options = arguments()
    # What a scheduler of batch jobs stops ends like what a person stops.
    signal.signal(signal.SIGTERM, interrupted)
    signal.signal(signal.SIGALRM, unanswered)
    try:
        if options.queens is None:
            raise Refused("queens is not on the path; give its path with --queens")
        search = [str(options.n), *(["--fixed", options.fixed] if options.fixed else [])]
        # Without a plan or a scheduler no ledger is begun.
        told = json.loads(queens(options.queens, "shards", *search, "--json"))
        with connected(options) as client:
            tell(f"dashboard {client.dashboard_link}")
            run(options.queens, search, told, client, options.ledger)
        print(queens(options.queens, "ledger", "verify", str(options.ledger), "--recount", "3"), end="")
    except Refused as refused:
        tell(str(refused))
        return refused.status
    except KeyboardInterrupt:
        tell(f"stopped; {options.ledger} keeps what is finished, and the same command goes on from there")
        return STOPPED
    return 0


if __name__ == "__main__":
    sys.exit(main())
