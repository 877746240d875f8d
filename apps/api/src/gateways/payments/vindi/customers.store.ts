import type { Db } from '../../../database/db.ts';

/** Vindi's id of our client. */
export async function findCustomerId(db: Db, reference: string): Promise<number | undefined> {
  const row = await db.selectFrom('client').select('vindi_id').where('id', '=', Number(reference)).executeTakeFirst();
  return row?.vindi_id && /^\d{1,12}$/.test(row.vindi_id) ? Number(row.vindi_id) : undefined;
}

export async function saveCustomerId(db: Db, reference: string, customerId: number | null): Promise<void> {
  await db
    .updateTable('client')
    .set({ vindi_id: customerId === null ? null : String(customerId) })
    .where('id', '=', Number(reference))
    .execute();
}
