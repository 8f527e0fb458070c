#!/bin/bash
# Plays the jobs of a tournament's plan as a Slurm array. Give it in the folder of the plan, with as many tasks as the plan has
# jobs:
#
#   sbatch --array=1-400 slurm.sh cup.plan
#
# A task that is ended goes on where it was when it is given again: sbatch --array=17 slurm.sh cup.plan
#SBATCH --job-name=warren
#SBATCH --cpus-per-task=2
#SBATCH --requeue
#SBATCH --output=slurm-%A-%a.log
set -euo pipefail
exec warren tournament run "$1" "$SLURM_ARRAY_TASK_ID"
