import type { stocks } from '@mirante/contract/investments/stocks.ts';
import type { Db } from '../../database/db.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Call } from '../../http/serve.ts';
import { refusing } from '../../records/constraints.ts';
import { setProducts } from '../../products/entitlements/unlocking.store.ts';
import * as store from './stocks.store.ts';

export async function insertStock(trx: Db, { input, now }: Call<typeof stocks.createStock>): Promise<number> {
  const { products, sector = null, ...values } = input;
  const id = await store.insert(trx, { ...values, sector, created_at: now(), updated_at: now() });
  await setProducts(trx, { kind: 'stock', id }, products);
  return id;
}

export async function saveStock(trx: Db, { params: { id }, input, now }: Call<typeof stocks.editStock>): Promise<void> {
  const { products, ...values } = input;
  await store.save(trx, id, { ...values, updated_at: now() });
  if (products) await setProducts(trx, { kind: 'stock', id }, products);
}

/** A paper that is or was recommended keeps its stock. */
export const refusingUsed = (refused: string) =>
  refusing({
    stock_portfolio_item_stock_code_id_fkey: () =>
      new Refusal('stock_in_use', `${refused}: está em carteiras de ações.`),
  });
export const removeStock = (db: Db, id: number): Promise<unknown> =>
  store.remove(db, id).catch(refusingUsed('Esta ação não pode ser removida'));
