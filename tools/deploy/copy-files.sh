#!/bin/sh
# copy-files.sh FROM TO: copies the stored files that TO lacks. Files are written once and their names never reused, and
# a copy gets its name only when complete, so an existing name in TO is a complete file.
set -eu
from=${1:?the folder to copy from}
to=${2:?the folder to copy to}
if [ ! -d "$from" ]; then
  echo "$from is no folder: nothing was copied." >&2
  exit 1
fi
umask 027
mkdir -p "$to"
trap 'rm -f "$to/.copy"' EXIT
for path in "$from"/*; do
  file=$to/${path##*/}
  if [ ! -f "$path" ] || [ -e "$file" ]; then continue; fi
  # Ignore a file that was removed meanwhile.
  cp "$path" "$to/.copy" || { if [ -e "$path" ]; then exit 1; else continue; fi; }
  sync "$to/.copy"
  mv "$to/.copy" "$file"
done
