import type { Pool } from 'pg';
import type { Db } from '../../database/db.ts';

/** A visit ends when its session was left alone this long. */
export const PAUSE_MS = 30 * 60_000;

/** A client who logs in begins a visit; a session that is handed over goes on with the one that it had. */
export const beginVisit = (db: Db, clientId: number, now: Date): Promise<unknown> =>
  db
    .insertInto('client_visit')
    .values({ client_id: clientId, began_at: now })
    .onConflict((visit) =>
      visit.column('client_id').doUpdateSet((eb) => ({
        last_began_at: eb.ref('client_visit.began_at'),
        began_at: eb.ref('excluded.began_at'),
      })),
    )
    .execute();

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
