import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The logins of a client whose events were purged.
    create table earlier_logins (
      client_id int primary key references client on delete cascade,
      logins int not null check (logins > 0)
    );
  `.execute(db);
}
