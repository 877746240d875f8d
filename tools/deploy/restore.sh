#!/bin/sh
# npm run restore -- FILE: restores a dump into the empty database of DATABASE_URL, as its owner, in one transaction.
# Afterwards: migrate, which grants the application its privileges, and check the invariants.
set -eu
file=${1:?the dump to restore}
url=${DATABASE_URL:-$(cat "${DATABASE_URL_FILE:?or DATABASE_URL names the database}")}
tables=$(psql --no-psqlrc --tuples-only --no-align --dbname "$url" --command "select count(*) from pg_tables where schemaname not in ('pg_catalog', 'information_schema')")
if [ "$tables" != 0 ]; then
  echo "The database has $tables tables: a dump is restored into an empty one." >&2
  exit 1
fi
pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname "$url" "$file"
psql --no-psqlrc --quiet --dbname "$url" --command 'set client_min_messages = error; analyze'
