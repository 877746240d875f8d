import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Every stamped copy of a report that a client was given, for good: a leaked page shows its code, and so whose it was. The report is no
    -- reference, since copies of one that was removed are traced too.
    create table report_copy (
      id int generated always as identity primary key,
      code text collate "C" not null unique check (code ~ '^[0-9A-F]{12}$'),
      client_id int not null references client,
      report_id int not null,
      version int not null check (version > 0),
      -- Where it lies until it is swept; a name in the store of files is of one row.
      file_name text unique,
      size int not null check (size > 0),
      made_at timestamptz not null,
      -- The last time, to the hour.
      opened_at timestamptz not null,
      -- The first time.
      downloaded_at timestamptz
    );
    create unique index report_copy_stored on report_copy (client_id, report_id, version) where file_name is not null;
    create index report_copy_version on report_copy (report_id, version, made_at);
    create index report_copy_client on report_copy (client_id, made_at);

    -- Who traced which file is in the log too.
    alter table audit_entry drop constraint audit_entry_change_check;
    alter table audit_entry add constraint audit_entry_change_check check (change in ('create', 'update', 'remove', 'export', 'trace')) not valid;
  `.execute(db);
}
