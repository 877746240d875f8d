import { ownTrades } from '@mirante/contract/trading/own-trades.ts';
import type { OwnTrade } from '@mirante/domain/trading/trade.ts';
import { isReadable } from '../../content/publishing/unlocking.store.ts';
import type { Db } from '../../database/db.ts';
import { listOf } from '../../records/list-of.ts';
import { findRow, ownOf, ownShown, rows } from './trade-rows.ts';
import { contentsOf, reading, tracesOf } from './trades.store.ts';

export const list = listOf(ownTrades.listOwnTrades, 'trade', {
  ...reading,
  rows,
  view: ownShown,
});

/** With the contents that the client can read, and without trace authors. */
export async function findFor(db: Db, clientId: number, id: number, now: Date): Promise<OwnTrade | undefined> {
  const row = await findRow(db, id);
  if (!row) return undefined;
  const traces = await tracesOf(db, id);
  return {
    ...ownOf(row),
    traces: traces.map(({ user_name: _user_name, ...trace }) => trace),
    contents: await contentsOf(db, id, isReadable(clientId, now)),
  };
}
