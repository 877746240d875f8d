import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A call that published several contents, or returned them to draft, for as long as it can be undone.
    create table publishing_act (
      id int generated always as identity primary key,
      user_id int not null references staff_user,
      kind text not null check (kind in ('report', 'video', 'news')),
      created_at timestamptz not null,
      undone_at timestamptz,
      -- Those it changed, with what they were before: [{"id": 1, "changed_at": …, "was": {"draft": true, "updated_at": …}}].
      contents jsonb not null check (jsonb_array_length(contents) > 0)
    );
    create index publishing_act_by_time on publishing_act (created_at);
  `.execute(db);
}
