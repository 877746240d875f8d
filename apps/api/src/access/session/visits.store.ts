import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Db } from '../../database/db.ts';

/** A visit ends when its session was left alone this long. */
export const PAUSE_MS = 30 * 60_000;

const begun = sql`on conflict (client_id) do update set last_began_at = client_visit.began_at, began_at = excluded.began_at`;

/** A client who logs in begins a visit; a session that is handed over goes on with the one that it had. */
export const beginVisit = (db: Db, clientId: number, now: Date): Promise<unknown> =>
  sql`insert into client_visit (client_id, began_at) values (${clientId}, ${now}) ${begun}`.execute(db);

/** The same within the statement that opens the session, for the row that it calls `opened`. */
export const visitOfOpened = sql`insert into client_visit (client_id, began_at)
  select client_id, created_at from opened where client_id is not null and kind = 'session' ${begun}`;

/** Notes that a session is back after a pause. Of the calls that a page makes at once, the one that notes it begins the visit. */
export const resumeSession = (pool: Pool, tokenHash: Buffer, now: Date): Promise<unknown> =>
  pool.query(
    `with back as (
      update session set seen_at = $2 where token_hash = $1 and seen_at <= $3 returning client_id
    )
    insert into client_visit (client_id, began_at) select client_id, $2 from back where client_id is not null
    on conflict (client_id) do update set last_began_at = client_visit.began_at, began_at = excluded.began_at`,
    [tokenHash, now, new Date(now.getTime() - PAUSE_MS)],
  );
