import type { Db } from '../../database/db.ts';

export interface OwnUser {
  name: string;
  email: string;
}

export const hold = (db: Db, id: number): Promise<OwnUser | undefined> =>
  db
    .selectFrom('staff_user')
    .select(['name', 'email'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export async function save(db: Db, id: number, values: OwnUser, now: Date): Promise<void> {
  await db
    .updateTable('staff_user')
    .set({ ...values, updated_at: now })
    .where('id', '=', id)
    .execute();
}
