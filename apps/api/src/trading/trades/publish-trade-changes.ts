import { topicOfStatus } from '@mirante/domain/trading/trader-notice.ts';
import { beforeOf } from '@mirante/domain/trading/undo.ts';
import { valueFields, type TradeRow } from '@mirante/domain/trading/trade.ts';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../database/db.ts';
import type { Services } from '../../services.ts';
import { alertFollowers } from '../notices/alert-followers.ts';
import { insertNotices, type NewNotice } from '../notices/notices.store.ts';
import { ownOf } from './trade-rows.ts';

/** A trade before and after its change; one is missing for a created or removed trade. */
export interface TradeChange {
  was: TradeRow | undefined;
  is: TradeRow | undefined;
  event: string;
  /** The trace of the undone event. */
  undoes?: { id: number; created_at: Date };
  /** All subscribers are notified of its status. */
  areSubscribersNotified?: boolean;
}

/**
 * Writes trade changes into traces and the panels' history, and alerts followers. Simultaneous changes of an asset's
 * trades are one event, undone as one.
 */
export async function publishTradeChanges(
  trx: Db,
  changes: readonly TradeChange[],
  { userId, jobs, at }: Pick<Services, 'jobs'> & { userId: number; at: Date },
): Promise<void> {
  const changeIds = new Map(changes.map(({ was, is }) => [(is ?? was)!.quoted_as, randomUUID()]));
  const traces = changes.flatMap(({ was, is, event, undoes }) =>
    is
      ? [
          {
            ...traceOf(is, event, { userId, at }),
            change_id: changeIds.get(is.quoted_as)!,
            revision: is.revision,
            before: was ? JSON.stringify(beforeOf(was)) : null,
            undoes: undoes?.id ?? null,
          },
        ]
      : [],
  );
  if (traces.length > 0) await trx.insertInto('trade_trace').values(traces).execute();
  await alertFollowers(trx, { jobs, now: () => at }, changes);
  await insertNotices(trx, changes.flatMap(noticeOf), at);
}

const traced = valueFields.filter((field) => field !== 'weight');
const traceOf = (is: TradeRow, event: string, { userId, at }: { userId: number; at: Date }) => ({
  ...(Object.fromEntries(traced.map((field) => [field, is[field]])) as Pick<TradeRow, (typeof traced)[number]>),
  trade_id: is.id,
  event,
  status: is.status,
  user_id: userId,
  value_at: is.value_at && new Date(is.value_at),
  errata: is.errata,
  created_at: at,
});

/** A cancelled trade is sent in its previous place, so that panels remove it. */
function noticeOf({ was, is }: TradeChange): NewNotice[] {
  const topic = [is, was].map((trade) => trade && topicOfStatus(trade.status)).find((found) => found !== undefined);
  if (!topic) return [];
  const { id, revision } = (is ?? was)!;
  return [{ topic, id, version: is ? revision : revision + 1, row: is ? ownOf(is) : null }];
}
