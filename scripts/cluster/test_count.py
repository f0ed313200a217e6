#!/usr/bin/env python3
"""Holds the scripts of this folder against what happens on clusters: test_count.py QUEENS FOLDER.

A real Dask scheduler and worker processes count n=18 while one worker is killed, another comes, one shard's process is killed
twice and the client is stopped and started again; GNU parallel is killed once. Both end with the ledger of one process."""

from __future__ import annotations

import json
import os
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path
from typing import Callable

HERE = Path(__file__).resolve().parent
BIN = Path(sys.executable).parent
N, SOLUTIONS, SHARDS = 18, 666_090_624, 32
ADDRESS = "tcp://127.0.0.1:18786"

# The program, three seconds later: so that there is a middle, which does not end while the folder has a file `held`.
# The part that begins at shard 8 is killed twice.
SLOW = """#!/bin/sh
case "$*" in *"--shards 8.."*)
    if [ "$(cat {folder}/killed | wc -l)" -lt 2 ]; then echo >> {folder}/killed; kill -9 $$; fi;;
esac
case "$*" in *"--shards "*) sleep 3;; esac
case "$*" in *"..{shards} "*) while [ -e {folder}/held ]; do sleep 0.1; done;; esac
exec {queens} "$@"
"""

# A program whose ledgers are those of another engine.
OTHER = """#!/bin/sh
{queens} "$@" || exit
case "$*" in *"--shards "*) for ledger; do :; done; sed -i 's/"engine":2/"engine":9/' "$ledger";; esac
"""


def wait_for(what: str, holds: Callable[[], bool], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, f"in {seconds:.0f} s there never was: {what}"
        time.sleep(0.05)


def results(ledger: Path) -> list[str]:
    """The lines of finished shards."""
    return ledger.read_text().splitlines()[1:] if ledger.exists() else []


def assert_same(ledger: Path, one: Path) -> None:
    """It has each shard once, as the ledger of one process has it."""
    assert len(results(ledger)) == SHARDS, ledger.read_text()
    assert sorted(results(ledger)) == sorted(results(one))


def script(text: str, queens: Path, folder: Path) -> Path:
    """A program that stands before `queens`."""
    folder.mkdir(parents=True)
    (folder / "killed").touch()
    program = folder / "queens"
    program.write_text(text.format(folder=folder, queens=queens, shards=SHARDS))
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return program


def on_dask(queens: Path, folder: Path, one: Path) -> None:
    program, ledger = script(SLOW, queens, folder), folder / "ledger.jsonl"
    held = folder / "held"
    held.touch()
    started: list[subprocess.Popen] = []

    def start(*words: str, **pipes) -> subprocess.Popen:
        with open(folder / "log", "a") as log:
            pipes.setdefault("stderr", log)
            started.append(subprocess.Popen([sys.executable, *words], cwd=folder, start_new_session=True, **pipes))
        return started[-1]

    def worker() -> subprocess.Popen:
        return start("-m", "distributed.cli.dask_worker", ADDRESS, "--nthreads", "1", "--no-nanny", "--no-dashboard")

    def client(**pipes) -> subprocess.Popen:
        words = [str(HERE / "count.py"), str(N), "--ledger", str(ledger), "--queens", str(program), "--scheduler", ADDRESS]
        return start(*words, **pipes)

    try:
        start("-m", "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "18786", "--no-dashboard")
        first, _ = worker(), worker()
        # The size of the parts comes from the workers that are there when the client comes.
        wait_for("two workers", lambda: (folder / "log").read_text().count("Register worker addr") == 2)
        stopped = client(stdout=subprocess.PIPE, text=True)
        wait_for("a kept part", lambda: len(results(ledger)) > 0)
        first.send_signal(signal.SIGKILL)
        worker()
        kept = len(results(ledger))
        wait_for("a part after the worker was killed", lambda: len(results(ledger)) > kept)
        # Another client finds the ledger locked.
        other = subprocess.run([sys.executable, str(HERE / "count.py"), str(N), "--ledger", str(ledger), "--queens", str(program), "--scheduler", ADDRESS], capture_output=True, text=True)
        assert other.returncode == 2 and "another run is writing it" in other.stderr, other.stderr
        stopped.send_signal(signal.SIGTERM)
        assert stopped.wait(60) == 3
        held.unlink()
        kept = results(ledger)
        # A write was interrupted.
        with open(ledger, "ab") as torn:
            torn.write(b'{"shard":')
        assert 0 < len(kept) < SHARDS, kept
        again = client(stdout=subprocess.PIPE, text=True)
        told, _ = again.communicate(timeout=120)
        assert again.returncode == 0 and f"{SOLUTIONS} solutions" in told and "agrees with A000170" in told, told
        assert results(ledger)[: len(kept)] == kept, "what was kept stays"
        assert len((folder / "killed").read_text().splitlines()) == 2, "a shard's process was killed twice"
        assert_same(ledger, one)
    finally:
        held.unlink(missing_ok=True)
        for process in started:
            process.kill()


def on_parallel(queens: Path, folder: Path, one: Path) -> None:
    program, parts = script(SLOW, queens, folder), folder / "parts"
    line = [str(HERE / "parallel.sh"), str(N), str(parts)]
    environment = {**os.environ, "QUEENS": str(program)}
    with open(folder / "log", "w") as log:
        whole = subprocess.Popen(line, env=environment, stdout=log, stderr=log, start_new_session=True)
        wait_for("a finished part", lambda: sum(len(results(part)) for part in parts.glob("*.jsonl")) > 0)
        os.killpg(whole.pid, signal.SIGKILL)
        whole.wait()
        kept = sum(len(results(part)) for part in parts.glob("*.jsonl"))
        assert 0 < kept < SHARDS, kept
        again = subprocess.run(line, env=environment, stdout=subprocess.PIPE, stderr=log, text=True, timeout=120)
    assert again.returncode == 0 and f"{SOLUTIONS} solutions" in again.stdout, again.stdout
    assert_same(folder / f"parts-{N}.jsonl", one)


def on_slurm(queens: Path, folder: Path, one: Path) -> None:
    """The jobs of an array, one after another; there is no Slurm here."""
    folder.mkdir(parents=True)
    parts = folder / "parts"

    def job(part: int) -> subprocess.CompletedProcess:
        environment = {**os.environ, "QUEENS": str(queens), "SLURM_ARRAY_TASK_ID": str(part)}
        words = ["sh", str(HERE / "slurm.sh"), str(N), str(parts), "5"]
        return subprocess.run(words, env=environment, capture_output=True, text=True)

    assert all(job(part).returncode == 0 for part in range(5))
    beyond = job(5)
    assert beyond.returncode == 2 and "expected a part from 0 to 4, got 5" in beyond.stderr, beyond.stderr
    # A part that was lost is counted by its job alone.
    (parts / "3.jsonl").unlink()
    assert job(3).returncode == 0
    ledger = folder / "whole.jsonl"
    subprocess.run([queens, "ledger", "merge", *sorted(parts.glob("*.jsonl")), "--out", ledger], check=True)
    assert_same(ledger, one)


def on_one_machine(queens: Path, folder: Path, one: Path) -> None:
    """The first command of docs/CLUSTER.md: a scheduler and workers of its own. Its client is lost without a word."""
    program, ledger = script(SLOW, queens, folder), folder / "ledger.jsonl"
    words = [sys.executable, str(HERE / "count.py"), str(N), "--ledger", str(ledger), "--queens", str(program), "--workers", "2"]
    with open(folder / "log", "w") as log:
        lost = subprocess.Popen(words, stdout=log, stderr=log, start_new_session=True)
        wait_for("a kept part", lambda: len(results(ledger)) > 0)
        lost.kill()
        lost.wait()
        # What it has started ends with it, or by itself.
        again = subprocess.run(words, stdout=subprocess.PIPE, stderr=log, text=True, timeout=120)
    assert again.returncode == 0 and f"{SOLUTIONS} solutions" in again.stdout, again.stdout
    assert_same(ledger, one)


def another_engine(queens: Path, folder: Path) -> None:
    """Shards of a worker whose program has another plan are refused and named, with both plans."""
    program, ledger = script(OTHER, queens, folder), folder / "ledger.jsonl"
    words = [sys.executable, str(HERE / "count.py"), "14", "--ledger", str(ledger), "--queens", str(program), "--workers", "1"]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 3 and "3 times failed, and are left: shards 0..8 " in done.stderr, done.stderr
    assert "the program there has another plan, {'engine': 9," in done.stderr, done.stderr
    assert results(ledger) == [], "nothing of it is kept"


def bad_input(queens: Path, folder: Path) -> None:
    """One line, exit status 2, and no ledger is begun."""
    folder.mkdir(parents=True)
    ledger = folder / "ledger.jsonl"
    other, notes = folder / "other.jsonl", folder / "notes.txt"
    subprocess.run([queens, "count", "12", "--ledger", other], check=True, stdout=subprocess.DEVNULL)
    notes.write_bytes(b"no ledger\xff\r\nat all")
    sets = folder / "sets.jsonl"
    subprocess.run([queens, "dominate", "18", "--k", "8", "--ledger", sets], stdout=subprocess.DEVNULL)
    refused = [(other, "it belongs to another count, with n=12"), (sets, "it belongs to another count, with engine=1, k=8"), (notes, "it is not the plan of a count")]
    for path, why in refused:
        before = path.read_bytes()
        words = [sys.executable, str(HERE / "count.py"), "18", "--queens", str(queens), "--workers", "1", "--ledger", str(path)]
        done = subprocess.run(words, capture_output=True, text=True)
        assert done.returncode == 2 and why in done.stderr, done.stderr
        assert path.read_bytes() == before, f"{path} is not changed"
    for words, why in [
        (["28", "--queens", str(queens)], "N: expected a whole number from 1 to 27, got 28"),
        (["eight", "--queens", str(queens)], "argument N: invalid int value: 'eight'"),
        (["18", "--queens", str(queens), "--workers", "0"], "--workers: expected a number from 1 on, got 0"),
        (["18", "--queens", str(folder / "none")], "No such file or directory; give a program that runs"),
        (["18", "--queens", str(queens), "--scheduler", "tcp://127.0.0.1:9"], "no scheduler answers there"),
    ]:
        done = subprocess.run([sys.executable, str(HERE / "count.py"), *words, "--ledger", str(ledger)], capture_output=True, text=True)
        assert done.returncode == 2 and why in done.stderr, done.stderr
        assert len(done.stderr.splitlines()) == 1 and not ledger.exists(), done.stderr


def main() -> None:
    queens, folder = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
    folder.mkdir(parents=True)
    one = folder / "one.jsonl"
    subprocess.run([queens, "count", str(N), "--ledger", one], check=True)
    plan = json.loads(subprocess.run([queens, "shards", str(N), "--json"], check=True, capture_output=True).stdout)
    assert plan["shards"] == SHARDS, plan
    bad_input(queens, folder / "bad")
    print("bad input: refused in one line", flush=True)
    on_slurm(queens, folder / "slurm", one)
    print("the jobs of an array: the ledger of one process", flush=True)
    on_parallel(queens, folder / "parallel", one)
    print("GNU parallel, killed once: the ledger of one process", flush=True)
    another_engine(queens, folder / "another")
    print("a worker with another engine: its shards are refused", flush=True)
    on_one_machine(queens, folder / "local", one)
    print("Dask on one machine, the client killed once: the ledger of one process", flush=True)
    on_dask(queens, folder / "dask", one)
    print("Dask, with a worker, a shard's process and the client lost: the ledger of one process", flush=True)


if __name__ == "__main__":
    main()
