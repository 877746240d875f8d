#!/bin/sh
# sh restore-to.sh DATA [MOMENT]: restores the cluster as of MOMENT (2026-11-22 14:05:00+00), or up to the end of its
# archived log, into the empty directory DATA. It extracts the newest base backup in BACKUP_DIR completed before; a
# PostgreSQL of the same major version, started there, replays LOG_ARCHIVE, and then accepts connections.
set -eu
umask 077
: "${BACKUP_DIR:?where the backups are kept}" "${LOG_ARCHIVE:?where the log is archived}"
data=${1:?the directory of the cluster}
moment=${2:-}
mkdir -p "$data"
if [ -n "$(ls -A "$data")" ]; then
  echo "$data is not empty: a cluster is restored into an empty directory." >&2
  exit 1
fi
by=9999
if [ -n "$moment" ]; then
  by=$(date -u -d "$moment" +%Y%m%dT%H%M%SZ)
  # Without a zone the server would read it in its own.
  moment=$(date -u -d "$moment" '+%F %T.%6N+00')
fi
base=
for made in $(find "$BACKUP_DIR" -maxdepth 1 -type d -name 'base-[0-9]*Z' | sort); do
  at=${made##*/base-}
  expr "$at" '>=' "$by" >/dev/null || base=$made
done
if [ -z "$base" ]; then
  echo "No copy in $BACKUP_DIR was made before ${moment:-now}." >&2
  exit 1
fi
tar --extract --gzip --file "$base/base.tar.gz" --directory "$data"
cat >>"$data/postgresql.auto.conf" <<CONF
restore_command = 'gzip --decompress --stdout "$LOG_ARCHIVE/%f.gz" > "%p"'
recovery_target_action = 'promote'
# Written without a moment too: a cluster that was itself restored to one keeps it in this file.
recovery_target_time = '$moment'
CONF
touch "$data/recovery.signal"
chmod 700 "$data"
echo "$base"
