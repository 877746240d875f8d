import type { Db } from '../../database/db.ts';

interface Erasure {
  id: number;
  reason: string | null;
  created_at: Date;
}

export const openErasure = (db: Db, clientId: number): Promise<Erasure | undefined> =>
  db
    .selectFrom('erasure_request')
    .select(['id', 'reason', 'created_at'])
    .where('client_id', '=', clientId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();

export const insertErasure = (db: Db, client_id: number, reason: string | null, created_at: Date): Promise<Erasure> =>
  db
    .insertInto('erasure_request')
    .values({ client_id, reason, created_at, closed_at: null })
    .returning(['id', 'reason', 'created_at'])
    .executeTakeFirstOrThrow();

export async function setReason(db: Db, id: number, reason: string): Promise<void> {
  await db.updateTable('erasure_request').set({ reason }).where('id', '=', id).execute();
}

export async function withdraw(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('erasure_request').set({ closed_at: at, withdrawn_at: at }).where('id', '=', id).execute();
}
