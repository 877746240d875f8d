import type { fundCategories } from '@mirante/contract/investments/fund-categories.ts';
import type { FundCategory } from '@mirante/domain/investments/fund-category.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import { invalidField, or404 } from '../../http/refusal.ts';
import type { Call } from '../../http/serve.ts';
import { refuseStale } from '../../records/version.ts';
import * as store from './fund-categories.store.ts';

/** Saves the order of a category's funds, with conflict detection. Concurrent calls are serialised. */
export const sortFunds = ({
  db,
  params: { id },
  input,
  seen,
}: Call<typeof fundCategories.sortFundCategory>): Promise<FundCategory> =>
  db.transaction().execute(async (trx) => {
    await store.lock(trx, id);
    const category = or404(await store.find(trx, id), nameOf('fund_category'));
    refuseStale(seen, { ...category, version: category.order_version });
    const order = await store.orderOf(trx, id);
    const own = new Set(order);
    if (!input.ids.every((fund) => own.has(fund))) throw invalidField('ids', 'Fundo de outra categoria.');
    const named = new Set(input.ids);
    await store.setOrder(trx, id, [...input.ids, ...order.filter((fund) => !named.has(fund))]);
    return (await store.find(trx, id))!;
  });
