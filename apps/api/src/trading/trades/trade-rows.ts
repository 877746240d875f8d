import { resultOf, valueOf } from '@mirante/domain/trading/trade-result.ts';
import type { OwnTradeRow, TradeRow } from '@mirante/domain/trading/trade.ts';
import type { Db } from '../../database/db.ts';
import { asJson } from '../../records/json.ts';

/** Trades as stored. */
export const rows = (db: Db) =>
  db
    .selectFrom('trade')
    .select(['trade.id', 'trade.type', 'trade.type_option', 'trade.option_code', 'trade.status', 'trade.asset'])
    .select(['trade.quoted_as', 'trade.asset_type_id', 'trade.strategy_id', 'trade.valid_input_today'])
    .select(['trade.valid_date', 'trade.trade_date', 'trade.launch_date', 'trade.date_in', 'trade.expires_on'])
    .select(['trade.weight', 'trade.strategy_in_value', 'trade.strategy_rp_value', 'trade.in_value'])
    .select(['trade.rp_value', 'trade.target_value', 'trade.stop_value', 'trade.max_price', 'trade.strike'])
    .select(['trade.price_action_option', 'trade.launch_price', 'trade.actual_price', 'trade.current_value'])
    .select(['trade.out_value', 'trade.errata', 'trade.app_alert', 'trade.value_at', 'trade.finished_at'])
    .select(['trade.revision', 'trade.created_at', 'trade.updated_at']);
type Stored = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

/** A trade as listed, with its result. */
export const shown = (row: Stored): TradeRow => {
  const trade = asJson(row);
  return { ...trade, result: valueOf(resultOf(trade)) };
};

/** The subscribers' view. */
export const ownOf = ({ app_alert: _app_alert, ...row }: TradeRow): OwnTradeRow => row;
export const ownShown = (row: Stored): OwnTradeRow => ownOf(shown(row));

export async function findRow(db: Db, id: number): Promise<TradeRow | undefined> {
  const row = await rows(db).where('trade.id', '=', id).executeTakeFirst();
  return row && shown(row);
}
