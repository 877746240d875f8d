import type { Input } from '@mirante/contract/http.ts';
import type { profile } from '@mirante/contract/people/profile.ts';
import type { Db } from '../../database/db.ts';

/** Updates the given fields alone. */
export async function edit(
  db: Db,
  clientId: number,
  { name, birth_date, gender, cell_phone, phone }: Input<typeof profile.editProfile>,
): Promise<void> {
  const set = { name, birth_date, gender, phone, cell_phone: cell_phone === '' ? null : cell_phone };
  if (Object.values(set).every((value) => value === undefined)) return;
  await db.updateTable('client').set(set).where('id', '=', clientId).where('removed_at', 'is', null).execute();
}
