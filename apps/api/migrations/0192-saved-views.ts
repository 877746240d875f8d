import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A list's filters, order and page size that a user saved: the path of its endpoint, and the query of its URL.
    create table saved_view (
      id int generated always as identity primary key,
      user_id int not null references staff_user,
      list text not null,
      name text not null,
      query text not null,
      unique (user_id, list, name)
    );
  `.execute(db);
}
