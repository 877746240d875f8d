#!/bin/sh
# npm run backup: dumps the database of DATABASE_URL into BACKUP_DIR. It keeps all dumps of two days, and the last one
# of each day for 35 days. Run hourly, it loses at most an hour of writes. Then it copies the PDFs of FILES_DIR
# (DATA_DIR/files) into BACKUP_DIR/files, where deleted ones stay for as long as a dump may reference them. All of it is
# personal data: keep it encrypted, and on another machine.
set -eu
umask 077
: "${BACKUP_DIR:?where the dumps are kept}"
url=${DATABASE_URL:-$(cat "${DATABASE_URL_FILE:?or DATABASE_URL names the database}")}
name=mirante-$(date -u +%Y%m%dT%H%M%SZ).dump
here=$(cd "$(dirname "$0")" && pwd)
stored=${FILES_DIR:+$(realpath -m "$FILES_DIR")}
mkdir -p "$BACKUP_DIR"
cd "$BACKUP_DIR"
trap 'rm -f "$name.part"' EXIT
pg_dump --format custom --no-owner --no-privileges --lock-wait-timeout 10s --file "$name.part" --dbname "$url"
pg_restore --list "$name.part" | grep ' TABLE DATA public client ' >/dev/null || {
  echo 'DATABASE_URL names another database: it has no clients.' >&2
  exit 1
}
# Read to its end: an incomplete dump has its table of contents, too.
pg_restore --file /dev/null "$name.part"
sync "$name.part"
mv "$name.part" "$name"

day_ago() { date -u -d "@$(($(date -u +%s) - $1 * 86400))" +%Y%m%dT%H%M%SZ; }
all=$(day_ago 2)
daily=$(day_ago 35)
later=
for old in $(ls -r | grep -E '^mirante-[0-9]{8}T[0-9]{6}Z\.dump$'); do
  at=${old#mirante-}
  at=${at%.dump}
  day=${at%T*}
  if expr "$at" '<' "$daily" >/dev/null; then
    rm "$old"
  elif expr "$at" '<' "$all" >/dev/null && [ "$day" = "$later" ]; then
    rm "$old"
  fi
  later=$day
done
# Of a backup that was killed.
find . -maxdepth 1 -type f -name 'mirante-*.dump.part' -mtime +0 -delete

# After the dump, so that the files that it references are included.
if [ -d "$stored" ]; then
  sh "$here/copy-files.sh" "$stored" files
  (cd "$stored" && find . -maxdepth 1 -type f -name '[!.]*' -print0) | (cd files && xargs -0 -r touch -c)
  find files -type f -mtime +35 -delete
elif [ -n "$stored" ]; then
  echo "$stored is no folder, as before the first upload: no files were copied." >&2
fi
echo "$BACKUP_DIR/$name"
