#!/bin/sh
# npm run backup: dumps the database that DATABASE_URL names into BACKUP_DIR. Of the dumps there it keeps all of two days, and of 35 days
# the last of each. Run hourly, it loses an hour of writes at most. Then it copies the PDFs that FILES_DIR holds (DATA_DIR/files) into
# BACKUP_DIR/files, where one that is gone stays for as long as a dump may name it. All of it is people's data: keep it encrypted, and elsewhere.
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
# One that was cut short has no list of its contents.
pg_restore --list "$name.part" >/dev/null
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

# After the dump, so that what it names is there.
if [ -d "$stored" ]; then
  sh "$here/copy-files.sh" "$stored" files
  (cd "$stored" && find . -maxdepth 1 -type f -name '[!.]*' -print0) | (cd files && xargs -0 -r touch -c)
  find files -type f -mtime +35 -delete
fi
echo "$BACKUP_DIR/$name"
