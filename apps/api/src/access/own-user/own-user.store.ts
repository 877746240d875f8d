import type { Db } from '../../database/db.ts';

export async function saveName(db: Db, id: number, name: string, now: Date): Promise<void> {
  await db.updateTable('staff_user').set({ name, updated_at: now }).where('id', '=', id).execute();
}
