#!/bin/sh
# One room, quickly, to be looked at: look.sh <room> [width] [samples]. Leaves /tmp/rooms/<room>/look.png.
set -e
cd "$(dirname "$0")"
to=/tmp/rooms/look/$1
rm -rf "$to" && mkdir -p "$to"
nice -n 19 blender -b -t 1 -P render.py -- "$1" "$to" --width "${2:-480}" --samples "${3:-10}" 2>&1 | grep -E 'Error|error|line|Time:' | grep -v -E '^(Fra|Info)' || true
nice -n 19 /usr/bin/python3 finish.py "$to" "$to/out"
nice -n 19 node proof.ts "$to/out" "$to/look.png" "${4:-oak}" "${5:-0}"
