import type { trades } from '@mirante/contract/trading/trades.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import type { Trade, TradeRow } from '@mirante/domain/trading/trade.ts';
import { undoErrata, undoEvent, whyNotUndone } from '@mirante/domain/trading/undo.ts';
import type { Db } from '../../database/db.ts';
import { or404, Refusal } from '../../http/refusal.ts';
import type { Call } from '../../http/serve.ts';
import { alertOf } from './save-trade.ts';
import { publishTradeChanges, type TradeChange } from './publish-trade-changes.ts';
import * as store from './trades.store.ts';
import { changeOf, isUndone, type ChangeTrace } from './undo.store.ts';

/**
 * Undoes an event by an erratum: a new event, visible to subscribers. An event of many trades is undone in all of them.
 * Idempotent.
 * @throws {Refusal} 409 if one of the trades changed since, the event is too old, or it has no previous values.
 */
export const undoTrade = (call: Call<typeof trades.undoTrade>): Promise<Trade> =>
  call.db.transaction().execute(async (trx) => {
    const { id } = call.params;
    const change = await changeOf(trx, call.input.trace_id);
    or404(
      change.find((trace) => trace.id === call.input.trace_id && trace.trade_id === id),
      'Evento',
    );
    const locked = await store.lockAll(
      trx,
      change.map(({ trade_id }) => trade_id),
    );
    if (!(await isUndone(trx, call.input.trace_id))) await undo(trx, call, { change, locked });
    return or404(await store.find(trx, id), nameOf('trade'));
  });

async function undo(
  trx: Db,
  call: Call<typeof trades.undoTrade>,
  { change, locked }: { change: readonly ChangeTrace[]; locked: readonly TradeRow[] },
): Promise<void> {
  const at = call.now();
  const changes: TradeChange[] = [];
  for (const was of locked) {
    const trace = change.find(({ trade_id }) => trade_id === was.id)!;
    refuseLate(trace, was, at);
    const is = await store.update(trx, was.id, {
      ...trace.before!,
      errata: undoErrata(trace.event, trace.before!.errata),
      revision: was.revision + 1,
      updated_at: at,
    });
    const event = undoEvent(trace.event);
    const areSubscribersNotified = await alertOf(trx, call, { was, is, event });
    changes.push({ was, is, event, areSubscribersNotified, undoes: trace });
  }
  await publishTradeChanges(trx, changes, { userId: call.viewer.id, jobs: call.jobs, at });
}

function refuseLate(trace: ChangeTrace, { revision, quoted_as }: TradeRow, now: Date): void {
  const why = whyNotUndone(
    {
      created_at: trace.created_at.toISOString(),
      hasBefore: trace.before !== null,
      isUndo: trace.undoes !== null,
      isNewest: trace.revision === revision,
    },
    now,
  );
  if (why) throw new Refusal('not_undoable', `${quoted_as}: ${why}`);
}
