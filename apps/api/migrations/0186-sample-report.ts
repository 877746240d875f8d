import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The report that visitors may read, while it is published.
    alter table report add column sample boolean not null default false;
    create unique index report_sample on report (sample) where sample;
    create trigger announced_sample after update on report for each row when (old.sample or new.sample) execute function announce_catalogue();
    create trigger announced_sample_removal after delete on report for each row when (old.sample) execute function announce_catalogue();

    -- Its stamped PDF, stored on the first request. One row at most.
    create table sample_copy (
      id int primary key default 1 check (id = 1),
      report_id int not null,
      version int not null,
      file_name text not null unique,
      size int not null check (size > 0),
      code text collate "C" not null check (code ~ '^[0-9A-F]{12}$'),
      made_at timestamptz not null,
      foreign key (report_id, version) references report_file on delete cascade
    );
  `.execute(db);
}
