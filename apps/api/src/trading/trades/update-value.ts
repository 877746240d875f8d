import type { trades } from '@mirante/contract/trading/trades.ts';
import type { CurrentValue } from '@mirante/contract/trading/trades.form.ts';
import { eventOf } from '@mirante/domain/trading/trade-event.ts';
import { invalidFields } from '../../http/refusal.ts';
import type { Call } from '../../http/serve.ts';
import { publishTradeChanges } from './publish-trade-changes.ts';
import * as store from './trades.store.ts';

type Updated = Promise<{ updated: number }>;

/**
 * Moves every open trade of what is quoted so, and leaves a trace in each: also where the value stays, since it was seen just now. One that was finished meanwhile keeps its own.
 * @throws {Refusal} 422 where there is none.
 */
export const updateCurrentValue = (call: Call<typeof trades.updateCurrentValue>): Updated =>
  move(call, [call.input], () => 'asset');

/**
 * The same of several assets at once: all of them or none.
 * @throws {Refusal} 422 beside each asset of which no trade is open.
 */
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
