import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table offer_question (
      id int generated always as identity primary key,
      question text not null check (length(question) between 1 and 160),
      question_key text collate "C" not null generated always as (search_key(question)) stored,
      answer text not null check (length(answer) between 1 and 2048),
      position int not null check (position between 0 and 9999),
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index offer_question_by_position on offer_question (position, id);
    select audit_table('offer_question', '{"resource": "offer_question", "quiet": ["question_key"]}');
    create trigger announced after insert or update or delete on offer_question for each statement execute function announce_catalogue();
  `.execute(db);
}
