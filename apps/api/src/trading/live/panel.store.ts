import { openStatuses } from '@mirante/domain/trading/trade.ts';
import type { PanelSnapshot } from '@mirante/domain/trading/panel.ts';
import { dayInSaoPaulo, startOfDay } from '@mirante/domain/dates.ts';
import type { Db } from '../../database/db.ts';
import { asJson } from '../../records/json.ts';
import { ownRows as messageRows } from '../board/trader-board.store.ts';
import { ownShown, rows } from '../trades/trade-rows.ts';

/** The panel's data in one snapshot. */
export const snapshotOf = (db: Db, now: Date): Promise<PanelSnapshot> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const today = startOfDay(dayInSaoPaulo(now));
      const position = await trx.selectFrom('trader_stream').select(['epoch', 'sequence']).executeTakeFirstOrThrow();
      const open = await rows(trx).where('status', 'in', openStatuses).orderBy('created_at', 'desc').execute();
      const finished = await rows(trx).where('finished_at', '>=', today).orderBy('finished_at', 'desc').execute();
      const board = await messageRows(trx).where('created_at', '>=', today).orderBy('created_at', 'desc').execute();
      return { position, trades: [...open, ...finished].map(ownShown), board: board.map(asJson) };
    });
