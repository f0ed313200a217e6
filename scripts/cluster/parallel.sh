#!/bin/sh
# Counts the n queens problem by GNU parallel: parallel.sh N FOLDER [SHARDS PER JOB]
# Each job has a ledger of its own in the folder; the same command goes on after a stop, and runs failed jobs again.
set -eu
[ $# -ge 2 ] || { echo "usage: parallel.sh N FOLDER [SHARDS PER JOB]" >&2; exit 2; }
export N="$1" FOLDER="${2%/}" STEP="${3:-4}" QUEENS="${QUEENS:-queens}"
PLAN=$("$QUEENS" shards "$N" --json)
SHARDS=$(echo "$PLAN" | sed 's/.*"shards":\([0-9]*\).*/\1/')
export SHARDS
# A folder may have the parts of several boards.
mkdir -p "$FOLDER"
seq 0 "$STEP" $((SHARDS - 1)) | parallel --joblog "$FOLDER/jobs-$N-by-$STEP" --resume-failed --retries 3 '
    to=$(({} + STEP)); [ $to -le $SHARDS ] || to=$SHARDS
    "$QUEENS" count "$N" --threads 1 --shards {}..$to --ledger "$FOLDER/$N-{}.jsonl"' >&2
WHOLE="$FOLDER-$N.jsonl"
set -- "$FOLDER/$N-"*.jsonl
[ ! -e "$WHOLE" ] || set -- "$@" "$WHOLE"
"$QUEENS" ledger merge "$@" --out "$WHOLE"
"$QUEENS" ledger verify "$WHOLE" --recount 3
# What a folder has lost is counted by the same command with another number of shards per job.
"$QUEENS" ledger status "$WHOLE" --json | grep -q '"missing":\[\]' || { echo "parallel.sh: shards are missing" >&2; exit 3; }
