import type { trades } from '@mirante/contract/trading/trades.ts';
import { eventOf } from '@mirante/domain/trading/trade-event.ts';
import { invalidField } from '../../http/refusal.ts';
import type { Call } from '../../http/serve.ts';
import { tellChanges } from './trade-changes.ts';
import * as store from './trades.store.ts';

/**
 * Moves every open trade of what is quoted so, and leaves a trace in each: also where the value stays, since it was seen just now. One that was finished meanwhile keeps its own.
 * @throws {Refusal} 422 where there is none.
 */
export const updateCurrentValue = ({
  db,
  input,
  viewer,
  jobs,
  now,
}: Call<typeof trades.updateCurrentValue>): Promise<{ updated: number }> =>
  db.transaction().execute(async (trx) => {
    const before = await store.holdOpen(trx, input.asset);
    if (before.length === 0) throw invalidField('asset', 'Nenhuma operação em aberto deste ativo.');
    const at = now();
    const after = await store.setCurrentValue(
      trx,
      before.map(({ id }) => id),
      { value: input.current_value, at },
    );
    const changes = after.map((is, n) => ({ was: before[n], is, event: eventOf({ ...is, current_value: null }, is) }));
    await tellChanges(trx, changes, { userId: viewer.id, jobs, at });
    return { updated: after.length };
  });
