import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Where a client stopped reading a report: the page last seen, of the version of its PDF that was open.
    create table report_position (
      client_id int not null references client on delete cascade,
      report_id int not null references report on delete cascade,
      page int not null check (page > 0),
      version int not null check (version > 0),
      updated_at timestamptz not null,
      primary key (client_id, report_id)
    );
    create index report_position_report on report_position (report_id);
  `.execute(db);
}
