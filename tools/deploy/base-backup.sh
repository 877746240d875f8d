#!/bin/sh
# Makes a base backup of the cluster of DATABASE_URL, whose role has REPLICATION, in BACKUP_DIR/base-…, for recovery with
# the archived log (archive-log.sh). Run hourly beside backup.sh, it does nothing while the newest one is younger than
# 23 hours; EVERY_HOURS=0 makes one now. It keeps those of eight days, and the log since the oldest.
set -eu
umask 077
: "${BACKUP_DIR:?where the backups are kept}" "${LOG_ARCHIVE:?where the log is archived}"
url=${DATABASE_URL:-$(cat "${DATABASE_URL_FILE:?or DATABASE_URL names the cluster}")}
mkdir -p "$BACKUP_DIR"
cd "$BACKUP_DIR"
named() { find . -maxdepth 1 -type d -name 'base-[0-9]*Z' "$@" | sort; }
[ -z "$(named -mmin "-$((${EVERY_HOURS:-23} * 60))")" ] || exit 0

rm -rf base.part
pg_basebackup --dbname "$url" --pgdata base.part --format tar --gzip --wal-method fetch --checkpoint fast --no-password
made=base-$(date -u +%Y%m%dT%H%M%SZ)
mv base.part "$made"

named -mtime +8 | xargs -r rm -rf
oldest=$(named | head -n 1)
first=$(tar --extract --gzip --to-stdout --file "$oldest/base.tar.gz" backup_label | sed -n 's/^START WAL LOCATION: .* (file \([0-9A-F]*\))$/\1/p')
pg_archivecleanup -x .gz "$LOG_ARCHIVE" "${first:?the oldest copy does not say where its log begins}"
echo "$BACKUP_DIR/$made"
