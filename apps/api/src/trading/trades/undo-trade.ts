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
 * Puts back what was before an event, as an errata: a new event, which also its subscribers read. An event that moved many trades is undone in
 * all of them. The same undo asked for again answers as the first did.
 * @throws {Refusal} 409 where something came after the event in one of them, where it is too old, or where nothing was before it.
 */
export const undoTrade = (call: Call<typeof trades.undoTrade>): Promise<Trade> =>
  call.db.transaction().execute(async (trx) => {
    const { id } = call.params;
    const change = await changeOf(trx, call.input.trace_id);
    or404(
      change.find((trace) => trace.id === call.input.trace_id && trace.trade_id === id),
      'Evento',
    );
    const held = await store.lockAll(
      trx,
      change.map(({ trade_id }) => trade_id),
    );
    if (!(await isUndone(trx, call.input.trace_id))) await undo(trx, call, { change, held });
    return or404(await store.find(trx, id), nameOf('trade'));
  });

async function undo(
  trx: Db,
  call: Call<typeof trades.undoTrade>,
  { change, held }: { change: readonly ChangeTrace[]; held: readonly TradeRow[] },
): Promise<void> {
  const at = call.now();
  const changes: TradeChange[] = [];
  for (const was of held) {
    const trace = change.find(({ trade_id }) => trade_id === was.id)!;
    refuseLate(trace, was, at);
    const is = await store.restore(trx, was.id, {
      ...trace.before!,
      errata: undoErrata(trace.event, trace.before!.errata),
      revision: was.revision + 1,
      updated_at: at,
    });
    const event = undoEvent(trace.event);
    const isTold = await alertOf(trx, call, { was, is, event });
    changes.push({ was, is, event, isTold, undoes: trace.id });
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
