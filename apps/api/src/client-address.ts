import type { StoredAddress } from '@mirante/domain/client.ts';
import type { Db } from './db.ts';

export async function addressOf(db: Db, clientId: number): Promise<StoredAddress | null> {
  const row = await db
    .selectFrom('client_address')
    .select(['zipcode', 'address', 'number', 'complement', 'district', 'state', 'city', 'city_id', 'created_at', 'updated_at'])
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row ? { ...row, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() } : null;
}
