#!/bin/sh
# Renders what is listed in a file, one line "<room> <pass> <width> <samples> <seed>" at a time, until the file says "end".
# queue.sh <list>. Lines may be added while it runs; what exists already is left alone; what is broken off is tried again.
cd "$(dirname "$0")"
list=$1
n=1
while :; do
  line=$(sed -n "${n}p" "$list")
  if [ -z "$line" ]; then sleep 5; continue; fi
  [ "$line" = end ] && exit
  n=$((n + 1))
  set -- $line
  to=/tmp/rooms/final/$1
  for try in 1 2 3 4 5; do
    [ -e "$to/$2-$5.exr" ] && break
    [ $try -gt 1 ] && sleep 30
    nice -n 19 blender -b -t 1 -P render.py -- "$1" "$to" --pass "$2" --width "$3" --samples "$4" --seed "$5" 2>&1 | grep -E '^ Time:|Error' | sed "s/^/$1 $2 $5: /"
  done
done
