#!/bin/sh
#SBATCH --job-name=queens
#SBATCH --cpus-per-task=1
#SBATCH --requeue
# Counts the n queens problem as a Slurm job array: sbatch --array=0-31 slurm.sh N FOLDER
# Each job of the array counts its part of the shards into a ledger of its own; a job that is run again goes on from there.
# Then: queens ledger merge FOLDER/*.jsonl --out N.jsonl; queens ledger verify N.jsonl --recount 3
set -eu
n=$1 folder=$2 queens=${QUEENS:-queens} jobs=$((SLURM_ARRAY_TASK_MAX + 1))
shards=$("$queens" shards "$n" --json | sed 's/.*"shards":\([0-9]*\).*/\1/')
from=$((SLURM_ARRAY_TASK_ID * shards / jobs)) to=$(((SLURM_ARRAY_TASK_ID + 1) * shards / jobs))
mkdir -p "$folder"
[ "$from" -eq "$to" ] || "$queens" count "$n" --threads 1 --shards "$from..$to" --ledger "$folder/$SLURM_ARRAY_TASK_ID.jsonl"
