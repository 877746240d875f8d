import type { stockCodes } from '@mirante/contract/investments/stock-codes.ts';
import { dayInSaoPaulo } from '@mirante/domain/dates.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import type { StockCodeDetail } from '@mirante/domain/investments/stock-code.ts';
import type { Db } from '../../database/db.ts';
import { invalidField, or404 } from '../../http/refusal.ts';
import type { Call } from '../../http/serve.ts';
import { refusing } from '../../records/constraints.ts';
import { created, edited } from '../../records/edited.ts';
import { repeatableOf } from '../../records/handlers.ts';
import { omitUndefined } from '../../records/omit-undefined.ts';
import { refusingUsed } from './save-stock.ts';
import * as actions from '../corporate-actions/corporate-actions.store.ts';
import * as store from './stock-codes.store.ts';
import * as stocks from './stocks.store.ts';

const WHAT = 'Papel';
const claimed = refusing({
  stock_code_code_key: () => invalidField('code', 'Este código já é o de um papel de outra ação.'),
});

export const createStockCode = (call: Call<typeof stockCodes.createStockCode>): Promise<StockCodeDetail> => {
  const { params, input, now } = call;
  const { id } = params;
  const find = (trx: Db, code: number) => store.find(trx, id, code);
  return created(call, { find, repeatable: repeatableOf(call) }, async (trx) => {
    or404(await stocks.lock(trx, id), nameOf('stock'));
    await refuseClaimed(trx, input.code);
    const price_updated_at = input.current_price > 0 ? now() : null;
    return store
      .insert(trx, { ...input, stock_id: id, price_updated_at, fair_price_day: dayInSaoPaulo(now()) })
      .catch(claimed);
  });
};

export const editStockCode = ({
  db,
  params: { id, code_id },
  input,
  seen,
  now,
}: Call<typeof stockCodes.editStockCode>): Promise<StockCodeDetail> =>
  edited(
    db,
    { what: WHAT, lock: store.lock, find: (trx, code) => store.find(trx, id, code) },
    { id: code_id, seen },
    async (trx, current) => {
      if (input.code !== undefined && input.code !== current.code) {
        await refuseClaimed(trx, input.code);
        await keepFormerCode(trx, current, now());
      }
      const moved = input.current_price !== undefined && input.current_price !== current.current_price;
      const { fair_price, ...values } = input;
      // An unchanged fair price keeps its value and day: later splits are applied to that.
      const set = fair_price !== undefined && fair_price !== current.fair_price;
      const changes = omitUndefined({
        ...values,
        ...(set && { fair_price, fair_price_day: dayInSaoPaulo(now()) }),
        ...(moved && { price_updated_at: now() }),
      });
      if (Object.keys(changes).length > 0) await store.save(trx, code_id, changes).catch(claimed);
    },
  );

/** Dividends name their paper by its code: those under the former one stay its own. */
async function keepFormerCode(trx: Db, { id, code }: StockCodeDetail, now: Date): Promise<void> {
  const day = dayInSaoPaulo(now);
  if (!(await store.hasDividends(trx, id, code)) || (await store.changedCodeOn(trx, id, day))) return;
  const change = { stock_code_id: id, kind: 'ticker_change', factor: 1, day, old_code: code } as const;
  await actions.insert(trx, { ...change, created_at: now, updated_at: now });
}

/** A code belongs to one stock: a second one is refused, naming the first. */
async function refuseClaimed(trx: Db, code: string): Promise<void> {
  const owner = await store.ownerOf(trx, code);
  if (owner) throw invalidField('code', `${code} já é um papel de ${owner.name}.`);
}

export const removeStockCode = ({
  db,
  params: { id, code_id },
}: Call<typeof stockCodes.removeStockCode>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    or404(await store.find(trx, id, code_id), WHAT);
    await store.remove(trx, code_id).catch(refusingUsed('Este papel não pode ser removido'));
  });
