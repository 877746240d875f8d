import { deliveryOf, type Delivery, type NodeCounts } from '@mirante/domain/trading/delivery.ts';
import type { DeskEvent } from '@mirante/domain/trading/desk.ts';
import { UNDO_MS, whyNotUndone } from '@mirante/domain/trading/undo.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** The number of newest traces read, and all others of their changes: a change of many trades is one event. */
const TRACES = 200;
const EVENTS = 40;

/** The newest events, with their notices' delivery. */
export async function newestEvents(db: Db, now: Date): Promise<DeskEvent[]> {
  const traces = await newestTraces(db);
  const byChange = Map.groupBy(traces, ({ id, change_id }) => change_id ?? `trace ${id}`);
  const changes = [...byChange.values()].slice(0, EVENTS);
  const deliveries = await deliveriesOf(db, changes.map(lastOf));
  return changes.map((change) => {
    const first = change.at(-1)!;
    const { id, trade_id, type, quoted_as, strategy_id, event, user_name, created_at } = first;
    const isUndoable = change.every((trace) => !whyNotUndone(undoableOf(trace), now));
    return {
      trace_id: id,
      trade_id,
      trade_ids: change.map((trace) => trace.trade_id).toSorted((a, b) => a - b),
      type,
      quoted_as,
      strategy_id,
      event,
      user_name,
      created_at: created_at.toISOString(),
      undo_until: isUndoable ? new Date(created_at.getTime() + UNDO_MS).toISOString() : null,
      delivery: deliveries.get(noticeKey(lastOf(change))) ?? null,
    };
  });
}

type Trace = Awaited<ReturnType<typeof newestTraces>>[number];
/** Newest first. */
const newestTraces = (db: Db) =>
  db
    .with('newest', (query) =>
      query.selectFrom('trade_trace').select(['id', 'change_id']).orderBy('id', 'desc').limit(TRACES),
    )
    .selectFrom('trade_trace as trace')
    .innerJoin('trade', 'trade.id', 'trace.trade_id')
    .innerJoin('staff_user', 'staff_user.id', 'trace.user_id')
    .select(['trace.id', 'trace.trade_id', 'trace.event', 'trace.created_at', 'trace.change_id', 'trace.revision'])
    .select(['trace.undoes', 'trade.type', 'trade.quoted_as', 'trade.strategy_id', 'staff_user.name as user_name'])
    .select(['trade.revision as newest', sql<boolean>`trace.before is not null`.as('has_before')])
    .where('trace.id', 'in', (query) =>
      query
        .selectFrom('newest')
        .select('id')
        .union(
          query
            .selectFrom('trade_trace as other')
            .innerJoin('newest', 'newest.change_id', 'other.change_id')
            .select('other.id'),
        ),
    )
    .orderBy('trace.id', 'desc')
    .execute();

const undoableOf = ({ created_at, has_before, undoes, revision, newest }: Trace) => ({
  created_at: created_at.toISOString(),
  hasBefore: has_before,
  isUndo: undoes !== null,
  isNewest: revision === newest,
});

/** The last notice sent of a change. */
const lastOf = (change: readonly Trace[]): Trace => change[0]!;
const noticeKey = ({ trade_id, revision }: Pick<Trace, 'trade_id' | 'revision'>): string => `${trade_id}/${revision}`;

async function deliveriesOf(db: Db, traces: readonly Trace[]): Promise<Map<string, Delivery>> {
  const tracesWithNotice = traces.filter(({ revision }) => revision !== null);
  if (tracesWithNotice.length === 0) return new Map();
  const found = await db
    .selectFrom('notice_delivery')
    .select(['record_id', 'version', 'node', 'sent', 'seen', 'buckets', 'last_ms'])
    .where((eb) =>
      eb(
        eb.refTuple('record_id', 'version'),
        'in',
        tracesWithNotice.map(({ trade_id, revision }) => eb.tuple(trade_id, revision!)),
      ),
    )
    .where('topic', '<>', 'board')
    .orderBy('node')
    .execute();
  const byNotice = Map.groupBy(found, ({ record_id, version }) =>
    noticeKey({ trade_id: record_id, revision: version }),
  );
  return new Map([...byNotice].map(([notice, nodes]) => [notice, deliveryOf(nodes satisfies NodeCounts[])]));
}
