#!/bin/sh
# Counts the n queens problem by GNU parallel: parallel.sh N FOLDER [SHARDS PER JOB]
# Each job has a ledger of its own in the folder; the same command goes on after a stop, and runs failed jobs again.
set -eu
n=$1 folder=$2 step=${3:-4} queens=${QUEENS:-queens}
shards=$("$queens" shards "$n" --json | sed 's/.*"shards":\([0-9]*\).*/\1/')
mkdir -p "$folder"
seq 0 "$step" $((shards - 1)) | parallel --joblog "$folder/jobs" --resume-failed --retries 3 \
    'to=$(( {} + '"$step"' )); [ $to -le '"$shards"' ] || to='"$shards"'; '"$queens count $n --threads 1 --shards {}..\$to --ledger $folder/{}.jsonl" >&2
"$queens" ledger merge "$folder"/*.jsonl --out "$folder.jsonl"
"$queens" ledger verify "$folder.jsonl" --recount 3
