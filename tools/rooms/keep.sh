#!/bin/sh
# A room's renders into the files the shop keeps: keep.sh <room>
set -e
cd "$(dirname "$0")"
from=/tmp/rooms/final/$1
to=../../content/rooms/$(echo "$1" | tr _ -)
nice -n 19 /usr/bin/python3 finish.py "$from" "$from/out"
nice -n 19 node pack.ts "$from/out" "$to"
node ../../node_modules/@biomejs/biome/bin/biome format --write "$to/room.json"
