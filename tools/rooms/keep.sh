#!/bin/sh
# A room's renders into the files the shop keeps: keep.sh <room>
set -e
cd "$(dirname "$0")"
from=/tmp/rooms/final/$1
nice -n 19 /usr/bin/python3 finish.py "$from" "$from/out"
nice -n 19 node pack.ts "$from/out" "../../db/demo/rooms/$(echo "$1" | tr _ -)"
