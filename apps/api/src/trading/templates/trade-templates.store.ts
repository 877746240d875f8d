import { tradeTemplateForm } from '@mirante/contract/trading/trade-templates.form.ts';
import { tradeTemplates } from '@mirante/contract/trading/trade-templates.ts';
import type { Db } from '../../database/db.ts';
import { contains, eq, on } from '../../records/filters.ts';
import { findOf } from '../../records/find-of.ts';
import { listOf } from '../../records/list-of.ts';
import { rowsOf } from '../../records/rows.ts';

const rows = (db: Db) =>
  db
    .selectFrom('trade_template')
    .select(['trade_template.id', 'trade_template.name', 'trade_template.strategy_id', 'trade_template.asset_type_id'])
    .select(['trade_template.distance_unit', 'trade_template.stop_distance', 'trade_template.target_distance'])
    .select(['trade_template.rp_distance', 'trade_template.weight', 'trade_template.valid_input_today'])
    .select(['trade_template.event', 'trade_template.app_alert', 'trade_template.create_message'])
    .select(['trade_template.created_at', 'trade_template.updated_at']);

export const list = listOf(tradeTemplates.listTradeTemplates, 'trade_template', {
  rows,
  sort: { 'trade_template.name': 'trade_template.name_key' },
  where: { 'trade_template.name': on('trade_template.name_key', contains), 'trade_template.strategy_id': eq },
});
export const find = findOf('trade_template', rows, tradeTemplateForm);
export const { lock, insert, save, remove } = rowsOf('trade_template');
