import type { Address, StoredAddress } from '@mirante/domain/address.ts';
import type { Db } from '../../database/db.ts';
import { asJson } from '../../records/json.ts';
import { compiledOnce } from '../../database/prepared-statements.ts';

/** The client's address with its time of change. */
export const addressRow = (db: Db, clientId: number) =>
  db
    .selectFrom('client_address')
    .select(['zipcode', 'address', 'number', 'complement', 'district', 'state', 'city', 'city_id'])
    .select(['created_at', 'updated_at'])
    .where('client_id', '=', clientId);

const findAddress = compiledOnce(addressRow);

export async function clientAddressOf(db: Db, clientId: number): Promise<StoredAddress | null> {
  const [row] = await findAddress(db, clientId);
  return row ? asJson(row) : null;
}

type Optional = 'complement' | 'city_id';
export type TypedAddress = Omit<Address, Optional> & { [K in Optional]?: Address[K] | undefined };

export async function saveAddress(
  db: Db,
  clientId: number,
  { zipcode, address, number, complement, district, state, city, city_id }: TypedAddress,
  now: Date,
): Promise<void> {
  const row = {
    zipcode,
    address,
    number,
    complement: complement || null,
    district,
    state,
    city,
    city_id: city_id ?? null,
    updated_at: now,
  };
  await db
    .insertInto('client_address')
    .values({ ...row, client_id: clientId, created_at: now })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet(row))
    .execute();
}
