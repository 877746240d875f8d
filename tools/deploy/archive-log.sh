#!/bin/sh
# PostgreSQL's archive_command, as sh archive-log.sh %p %f: compresses one file of the write-ahead log into LOG_ARCHIVE,
# atomically. An existing file is only compared, in case the server died before it recorded the success.
set -eu
umask 077
: "${LOG_ARCHIVE:?where the log is archived}"
kept=$LOG_ARCHIVE/$2.gz
if [ -e "$kept" ]; then
  gzip --decompress --stdout "$kept" | cmp --silent - "$1"
  exit
fi
mkdir -p "$LOG_ARCHIVE"
gzip --fast --stdout "$1" >"$kept.part"
sync "$kept.part"
mv "$kept.part" "$kept"
sync "$LOG_ARCHIVE"
