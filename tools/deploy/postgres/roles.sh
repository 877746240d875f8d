#!/bin/sh
# Run once, when the cluster is made: two ordinary roles and the database. The owner migrates; the application owns nothing, and is
# given its rights by each migration.
set -eu
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres <<'SQL'
\set owner_password `cat "$OWNER_PASSWORD_FILE"`
\set app_password `cat "$APP_PASSWORD_FILE"`
create role mirante_owner login password :'owner_password';
create role mirante_app login password :'app_password';
create database mirante owner mirante_owner;
SQL
