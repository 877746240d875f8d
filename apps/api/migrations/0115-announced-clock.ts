import { sql, type Kysely } from 'kysely';

/** Every process hears at once that the sandbox's time was put forward, instead of looking five times a second. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function announce_clock() returns trigger language plpgsql as $$ begin
      perform announce('clock');
      return null;
    end $$;
    create trigger announced after insert or update on sandbox.clock for each statement execute function announce_clock();
  `.execute(db);
}
