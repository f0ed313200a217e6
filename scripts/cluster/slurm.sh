#!/bin/sh
#SBATCH --job-name=queens
#SBATCH --cpus-per-task=1
#SBATCH --mem=1500M
#SBATCH --requeue
# For n = 27: sbatch --mem=6G (docs/SCALE.md).
# Counts the n queens problem as a Slurm job array: sbatch --array=0-31 slurm.sh N FOLDER 32
# Job K of the array counts the part K of 32, from 0, into a ledger of its own; a job that is run again goes on from there.
# Then: queens ledger merge FOLDER/*.jsonl --out N.jsonl; queens ledger verify N.jsonl --recount 3
set -eu
n=$1 folder=$2 parts=$3 part=$SLURM_ARRAY_TASK_ID queens=${QUEENS:-queens}
[ "$part" -lt "$parts" ] || { echo "slurm.sh: expected a part from 0 to $((parts - 1)), got $part" >&2; exit 2; }
shards=$("$queens" shards "$n" --json | sed 's/.*"shards":\([0-9]*\).*/\1/')
from=$((part * shards / parts)) to=$(((part + 1) * shards / parts))
mkdir -p "$folder"
[ "$from" -eq "$to" ] || "$queens" count "$n" --threads 1 --shards "$from..$to" --ledger "$folder/$part.jsonl"
