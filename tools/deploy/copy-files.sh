#!/bin/sh
# copy-files.sh FROM TO: the stored files that TO lacks. They are written once and their names are never used again, so what TO has by that
# name is whole: a copy gets its name when it is.
set -eu
from=${1:?the folder to copy from}
to=${2:?the folder to copy to}
umask 027
mkdir -p "$to"
trap 'rm -f "$to/.copy"' EXIT
for path in "$from"/*; do
  file=$to/${path##*/}
  if [ ! -f "$path" ] || [ -e "$file" ]; then continue; fi
  # One that was removed meanwhile is not missed.
  cp "$path" "$to/.copy" || { if [ -e "$path" ]; then exit 1; else continue; fi; }
  sync "$to/.copy"
  mv "$to/.copy" "$file"
done
