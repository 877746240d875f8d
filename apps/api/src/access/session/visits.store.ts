import { sql } from 'kysely';
import type { Pool } from 'pg';
import { MINUTE_MS } from '@mirante/domain/durations.ts';
import type { Db } from '../../database/db.ts';

/** A visit ends when its session was idle this long. */
export const PAUSE_MS = 30 * MINUTE_MS;

const begun = sql`on conflict (client_id) do update set last_began_at = client_visit.began_at, began_at = excluded.began_at`;

/** A login begins a visit; a handed-over session continues its visit. */
export const beginVisit = (db: Db, clientId: number, now: Date): Promise<unknown> =>
  sql`insert into client_visit (client_id, began_at) values (${clientId}, ${now}) ${begun}`.execute(db);

/** Begins a visit within the statement that opens the session, for the row named `opened`. */
export const visitOfOpened = sql`insert into client_visit (client_id, began_at)
  select client_id, created_at from opened where client_id is not null and kind = 'session' ${begun}`;

/** Records that a session resumed after a pause. Of concurrent calls, the one that records it begins the visit. */
export const resumeSession = (pool: Pool, tokenHash: Buffer, now: Date): Promise<unknown> =>
  pool.query(
    `with back as (
      update session set seen_at = $2 where token_hash = $1 and seen_at <= $3 returning client_id
    )
    insert into client_visit (client_id, began_at) select client_id, $2 from back where client_id is not null
    on conflict (client_id) do update set last_began_at = client_visit.began_at, began_at = excluded.began_at`,
    [tokenHash, now, new Date(now.getTime() - PAUSE_MS)],
  );
