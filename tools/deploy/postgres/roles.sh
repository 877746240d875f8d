#!/bin/sh
# Runs once, when the cluster is initialized: creates three roles and the database. The owner migrates; the application
# owns nothing, and gets its privileges from the migrations; the backup's role reads everything, and changes nothing.
set -eu
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres <<'SQL'
\set owner_password `cat "$OWNER_PASSWORD_FILE"`
\set app_password `cat "$APP_PASSWORD_FILE"`
\set backup_password `cat "$BACKUP_PASSWORD_FILE"`
create role mirante_owner login password :'owner_password';
create role mirante_app login password :'app_password';
create role mirante_backup login replication password :'backup_password' in role pg_read_all_data;
create database mirante owner mirante_owner;
revoke connect on database mirante from public;
grant connect on database mirante to mirante_app, mirante_backup;
SQL
hba=$(psql --no-psqlrc --tuples-only --no-align --username "$POSTGRES_USER" --dbname postgres --command 'show hba_file')
echo 'host replication mirante_backup all scram-sha-256' >>"$hba"
psql --no-psqlrc --quiet --username "$POSTGRES_USER" --dbname postgres --command 'select pg_reload_conf()' >/dev/null
