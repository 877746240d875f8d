import { beforeWithDate } from '@mirante/contract/investments/dividends.form.ts';
import type { dividends } from '@mirante/contract/investments/dividends.ts';
import type { Dividend } from '@mirante/domain/investments/dividend.ts';
import type { Db } from '../../database/db.ts';
import { invalidField, unknownInField } from '../../http/refusal.ts';
import type { Call } from '../../http/serve.ts';
import { refusing } from '../../records/constraints.ts';
import { duplicated } from './create-dividends.ts';
import * as store from './dividends.store.ts';

export async function saveDividend(
  trx: Db,
  { params: { id }, input, now }: Call<typeof dividends.editDividend>,
  current: Dividend,
): Promise<void> {
  const paid = input.payment_date === undefined ? current.payment_date : input.payment_date;
  if (paid && paid < (input.with_date ?? current.with_date))
    throw input.with_date
      ? invalidField('with_date', 'Posterior à data de pagamento.')
      : invalidField('payment_date', beforeWithDate);
  if (input.stock_portfolio_id !== undefined) {
    const known = await store.portfoliosAmong(trx, [input.stock_portfolio_id]);
    if (known.size === 0) throw unknownInField('stock_portfolio_id', 'Carteira');
  }
  await store.save(trx, id, { ...input, updated_at: now() }).catch(refusing({ dividend_once: duplicated }));
}
