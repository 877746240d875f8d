import type { funds } from '@mirante/contract/investments/funds.ts';
import { LAST_PRIORITY, type Fund } from '@mirante/domain/investments/fund.ts';
import type { Db } from '../../database/db.ts';
import { invalidField, Refusal, unknownInField } from '../../http/refusal.ts';
import type { Call } from '../../http/serve.ts';
import { refusing } from '../../records/constraints.ts';
import { isComposed, lockCompositions } from '../portfolios/composition.store.ts';
import { recompose } from '../portfolios/recompose.ts';
import { setProducts } from '../../products/entitlements/unlocking.store.ts';
import * as store from './funds.store.ts';

const refused = refusing({
  fund_category_id_fkey: () => unknownInField('category_id', 'Categoria'),
  fund_cnpj: () => invalidField('cnpj', 'Já existe um fundo com este CNPJ.'),
});

export async function insertFund(trx: Db, { input, now }: Call<typeof funds.createFund>): Promise<number> {
  await lockCompositions(trx);
  const { products, ...values } = input;
  const stamps = { created_at: now(), updated_at: now() };
  const id = await store.insert(trx, { ...values, ...stamps }).catch(refused);
  await setProducts(trx, { kind: 'fund', id }, products);
  await recompose(trx, [values.category_id], now());
  return id;
}

/** Moved to another category, it comes last. */
export async function saveFund(
  trx: Db,
  { params: { id }, input, now }: Call<typeof funds.editFund>,
  current: Fund,
): Promise<void> {
  const { products, ...values } = input;
  const moves = values.category_id !== undefined && values.category_id !== current.category_id;
  await store.save(trx, id, { ...values, ...(moves && { priority: LAST_PRIORITY }), updated_at: now() }).catch(refused);
  if (products) await setProducts(trx, { kind: 'fund', id }, products);
  if (moves) await recompose(trx, [current.category_id, values.category_id!], now());
}

/** A fund that a portfolio ever had cannot be removed: performance is computed from it. */
export const removeFund = (db: Db, id: number): Promise<unknown> =>
  db.transaction().execute(async (trx) => {
    await lockCompositions(trx);
    if (await isComposed(trx, id))
      throw new Refusal('fund_in_use', 'Este fundo não pode ser removido: faz parte do histórico de carteiras.');
    return store.remove(trx, id).catch(
      refusing({
        portfolio_item_fund_fund_id_fkey: () =>
          new Refusal('fund_in_use', 'Este fundo não pode ser removido: está em itens de carteiras.'),
      }),
    );
  });
