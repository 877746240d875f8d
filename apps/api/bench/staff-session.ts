import * as sessions from '../src/access/session/session.store.ts';
import type { Db } from '../src/database/db.ts';

/** A session of the first administrator, and the newest payment. */
export async function openStaffSession(db: Db): Promise<{ token: string; paymentId: number }> {
  const { id } = await db.selectFrom('payment').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
  return { token: await sessions.open(db, { role: 'user', id: 1 }, new Date()), paymentId: id };
}
