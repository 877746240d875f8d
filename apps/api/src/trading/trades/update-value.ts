import type { trades } from '@mirante/contract/trading/trades.ts';
import type { CurrentValue } from '@mirante/contract/trading/trades.form.ts';
import { eventOf } from '@mirante/domain/trading/trade-event.ts';
import { invalidFields } from '../../http/refusal.ts';
import type { Call } from '../../http/serve.ts';
import { publishTradeChanges } from './publish-trade-changes.ts';
import * as store from './trades.store.ts';

type Updated = Promise<{ updated: number }>;

/**
 * Sets the value of every open trade of a quote code, with a trace each, also if it is unchanged, since it was
 * confirmed. A trade finished meanwhile keeps its own.
 * @throws {Refusal} 422 without an open trade.
 */
export const updateCurrentValue = (call: Call<typeof trades.updateCurrentValue>): Updated =>
  move(call, [call.input], () => 'asset');

/** The same for several assets, all or none. @throws {Refusal} 422 beside each asset without an open trade. */
export const updateCurrentValues = (call: Call<typeof trades.updateCurrentValues>): Updated =>
  move(call, call.input.values, (n) => `values[${n}].asset`);

const move = (
  { db, viewer, jobs, now }: Pick<Call<typeof trades.updateCurrentValue>, 'db' | 'viewer' | 'jobs' | 'now'>,
  values: readonly CurrentValue[],
  pathOf: (n: number) => string,
): Updated =>
  db.transaction().execute(async (trx) => {
    const before = await store.lockOpen(
      trx,
      values.map(({ asset }) => asset),
    );
    const open = new Set(before.map(({ quoted_as }) => quoted_as));
    const errors = values.flatMap(({ asset }, n) =>
      open.has(asset) ? [] : [{ path: pathOf(n), message: 'Nenhuma operação em aberto deste ativo.' }],
    );
    if (errors.length > 0) throw invalidFields(errors);
    const at = now();
    const after = await store.setCurrentValues(
      trx,
      before.map(({ id }) => id),
      { values, at },
    );
    const changes = after.map((is, n) => ({ was: before[n], is, event: eventOf({ ...is, current_value: null }, is) }));
    await publishTradeChanges(trx, changes, { userId: viewer.id, jobs, at });
    return { updated: after.length };
  });
