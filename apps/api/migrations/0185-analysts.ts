import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table analyst (
      id int generated always as identity primary key,
      name text not null check (length(name) between 1 and 120),
      name_key text collate "C" not null generated always as (search_key(name)) stored,
      cnpi text not null check (length(cnpi) between 1 and 40),
      presentation text check (length(presentation) between 1 and 400),
      position int not null check (position between 0 and 9999),
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index analyst_by_position on analyst (position, id);
    select audit_table('analyst', '{"resource": "analyst", "quiet": ["name_key"]}');
    create trigger announced after insert or update or delete on analyst for each statement execute function announce_catalogue();
  `.execute(db);
}
