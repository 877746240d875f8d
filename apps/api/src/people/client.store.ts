import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

export const findClient = (db: Db, id: number): Promise<{ id: number } | undefined> =>
  db.selectFrom('client').select('id').where('id', '=', id).where('removed_at', 'is', null).executeTakeFirst();

/** A client's own data, for the client, staff and the data export. */
export const clientRow = (db: Db, id: number) =>
  db
    .selectFrom('client')
    .select(['id', 'name', 'email', 'cpf', 'birth_date', 'phone', 'cell_phone', 'gender', 'vindi_id'])
    .select(['email_confirmed_at', 'created_at'])
    .where('id', '=', id);

/** Serialises purchases under a CPF, whether or not a client has it. */
export async function lockCpf(db: Db, cpf: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cpf ${cpf}`}, 0))`.execute(db);
}

/** Whether the joined client was removed; false without one. */
export const clientRemoved = sql<boolean>`client.removed_at is not null`.as('client_removed');

/** Undefined if removed. */
export const lockClient = (db: Db, id: number): Promise<{ id: number; name: string; email: string } | undefined> =>
  db
    .selectFrom('client')
    .select(['id', 'name', 'email'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
