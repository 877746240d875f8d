import type { Db } from '../../database/db.ts';
import { hasRow } from '../../database/has-row.ts';

/** The trace of an event, and those of its other trades. */
export type ChangeTrace = Awaited<ReturnType<typeof changeOf>>[number];
export const changeOf = (db: Db, traceId: number) =>
  db
    .selectFrom('trade_trace as trace')
    .innerJoin('trade_trace as one', (join) =>
      join.on((eb) =>
        eb.or([eb('trace.id', '=', eb.ref('one.id')), eb('trace.change_id', '=', eb.ref('one.change_id'))]),
      ),
    )
    .select(['trace.id', 'trace.trade_id', 'trace.event', 'trace.created_at'])
    .select(['trace.revision', 'trace.before', 'trace.undoes'])
    .where('one.id', '=', traceId)
    .orderBy('trace.trade_id')
    .execute();

export const isUndone = (db: Db, traceId: number): Promise<boolean> =>
  hasRow(db.selectFrom('trade_trace').select('id').where('undoes', '=', traceId));
