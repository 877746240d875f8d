import { tradeForm, type CurrentValue } from '@mirante/contract/trading/trades.form.ts';
import { trades } from '@mirante/contract/trading/trades.ts';
import {
  openStatuses,
  type StaffTradeTrace,
  type Trade,
  type TradeContent,
  type TradeRow,
} from '@mirante/domain/trading/trade.ts';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Schema } from '../../database/schema.ts';
import { contains, eq, on, since, isTrue } from '../../records/filters.ts';
import { asJson } from '../../records/json.ts';
import { listOf } from '../../records/list-of.ts';
import { rowsOf } from '../../records/rows.ts';
import { fieldsOf, versioned } from '../../records/version.ts';
import { findRow, rows, shown } from './trade-rows.ts';

/** The filters and sorts of staff and subscribers. */
export const reading = {
  sort: { 'trade.asset': 'trade.asset_key' },
  nullable: ['trade.date_in', 'trade.finished_at'],
  where: {
    'trade.id': eq,
    'trade.asset': on('trade.asset_key', contains),
    'trade.type': eq,
    'trade.status': eq,
    'trade.strategy_id': eq,
    'trade.asset_type_id': eq,
    'trade.date_in': since,
    'trade.finished_at': since,
    'trade.created_at': since,
  },
} as const;

export const list = listOf(trades.listTrades, 'trade', {
  ...reading,
  rows,
  where: { ...reading.where, 'trade.app_alert': isTrue },
  view: shown,
});

/** Without the value, which changes by itself and must not conflict with edits. */
const edited = fieldsOf(tradeForm).filter((field) => !['create_message', 'event', 'current_value'].includes(field));

export async function find(db: Db, id: number): Promise<Trade | undefined> {
  const row = await findRow(db, id);
  if (!row) return undefined;
  const [traces, contents] = await Promise.all([tracesOf(db, id), contentsOf(db, id)]);
  const { version } = versioned(row, edited as (keyof TradeRow)[]);
  return { ...row, event: null, create_message: false, traces, contents, version };
}

/** Newest first. */
export async function tracesOf(db: Db, tradeId: number): Promise<StaffTradeTrace[]> {
  const found = await db
    .selectFrom('trade_trace as trace')
    .innerJoin('staff_user', 'staff_user.id', 'trace.user_id')
    .select(['trace.id', 'trace.event', 'trace.status', 'trace.created_at', 'staff_user.name as user_name'])
    .select(['trace.strategy_in_value', 'trace.strategy_rp_value', 'trace.in_value', 'trace.rp_value'])
    .select(['trace.target_value', 'trace.stop_value', 'trace.max_price', 'trace.price_action_option', 'trace.strike'])
    .select(['trace.launch_price', 'trace.actual_price', 'trace.current_value', 'trace.out_value'])
    .select(['trace.value_at', 'trace.errata'])
    .where('trace.trade_id', '=', tradeId)
    .orderBy('trace.id', 'desc')
    .execute();
  return found.map(asJson);
}

/** Contents about a trade, newest first. */
export async function contentsOf(db: Db, tradeId: number, readable = sql<boolean>`true`): Promise<TradeContent[]> {
  const { rows: found } = await sql<TradeContent>`
    select content.kind, content.id, content.title from content_trade join content on content.id = content_id
    where trade_id = ${tradeId} and ${readable} order by content.goes_out_at desc, content.id desc`.execute(db);
  return found;
}

const { save, ...table } = rowsOf('trade');
export const { lock, insert, remove } = table;

/** Locks the open trades of these quote codes until the transaction ends, in a fixed lock order. */
export async function lockOpen(trx: Db, quoted: readonly string[]): Promise<TradeRow[]> {
  const found = await rows(trx)
    .where('trade.quoted_as', 'in', [...quoted])
    .where('trade.status', 'in', openStatuses)
    .orderBy('trade.id')
    .forUpdate()
    .execute();
  return found.map(shown);
}

/** Locks these trades until the transaction ends, in a fixed lock order. */
export async function lockAll(trx: Db, ids: readonly number[]): Promise<TradeRow[]> {
  const found = await rows(trx)
    .where('trade.id', 'in', [...ids])
    .orderBy('trade.id')
    .forUpdate()
    .execute();
  return found.map(shown);
}

/** Saves values, and returns the trade. */
export async function update(trx: Db, id: number, values: Updateable<Schema['trade']>): Promise<TradeRow> {
  await save(trx, id, values);
  return (await findRow(trx, id))!;
}

/** Sets the trades' current values by their quote codes, and returns them by id. */
export async function setCurrentValues(
  trx: Db,
  ids: readonly number[],
  { values, at }: { values: readonly CurrentValue[]; at: Date },
): Promise<TradeRow[]> {
  const assets = values.map(({ asset }) => asset);
  const amounts = values.map(({ current_value }) => current_value);
  await sql`
    update trade set current_value = seen.value, value_at = ${at}, updated_at = ${at}, revision = revision + 1
    from unnest(${assets}::text[], ${amounts}::numeric[]) as seen (asset, value)
    where trade.id = any(${[...ids]}::int[]) and trade.quoted_as = seen.asset`.execute(trx);
  const found = await rows(trx)
    .where('trade.id', 'in', [...ids])
    .orderBy('trade.id')
    .execute();
  return found.map(shown);
}
