import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

export const findClient = (db: Db, id: number): Promise<{ id: number } | undefined> =>
  db.selectFrom('client').select('id').where('id', '=', id).where('removed_at', 'is', null).executeTakeFirst();

/** Makes purchases under one CPF wait for each other, whether or not it is a client's yet. */
export async function lockCpf(db: Db, cpf: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cpf ${cpf}`}, 0))`.execute(db);
}

export async function lockClient(db: Db, clientId: number): Promise<void> {
  await db.selectFrom('client').select('id').where('id', '=', clientId).forUpdate().executeTakeFirst();
}
