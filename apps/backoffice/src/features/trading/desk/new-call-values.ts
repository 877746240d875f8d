import type { TradeForm } from '@mirante/contract/trading/trades.form.ts';
import { isStrategyId } from '@mirante/domain/trading/strategies.ts';
import { showsField } from '@mirante/domain/trading/strategy-fields.ts';
import { plannedValues, validInputOf, type TradeTemplateRow } from '@mirante/domain/trading/trade-template.ts';
import {
  momentFields,
  tradeStatuses,
  valueFields,
  type TradeField,
  type TradeRow,
} from '@mirante/domain/trading/trade.ts';

/** The field values of a new trade: an empty string for a blank field. */
export type CallValues = { [F in keyof TradeForm]-?: TradeForm[F] | '' };

const blank = Object.fromEntries([
  ...[...valueFields, ...momentFields].map((field) => [field, '']),
  ...(['type_option', 'option_code', 'expires_on', 'errata', 'event', 'asset', 'valid_input_today'] as const).map(
    (field) => [field, ''],
  ),
]) as CallValues;
const plain: CallValues = {
  ...blank,
  type: 'C',
  status: 'trigger',
  strategy_id: 2,
  asset_type_id: 1,
  app_alert: true,
  create_message: false,
};

/** Initial values of a new trade, from its template if any. */
export function valuesOfTemplate(template: TradeTemplateRow | undefined): CallValues {
  if (!template) return plain;
  const { strategy_id, asset_type_id, weight, valid_input_today, event, app_alert, create_message } = template;
  return {
    ...plain,
    strategy_id,
    asset_type_id,
    weight: weight ?? '',
    valid_input_today,
    event: event ?? '',
    app_alert,
    create_message,
  };
}

const planned = [
  'type',
  'type_option',
  'option_code',
  'asset',
  'asset_type_id',
  'strategy_id',
  'valid_input_today',
  'expires_on',
  'strike',
  'price_action_option',
  'actual_price',
  'launch_price',
  'max_price',
  'weight',
  'strategy_in_value',
  'strategy_rp_value',
  'target_value',
  'stop_value',
] as const satisfies readonly (keyof TradeRow)[];

/** A trade's plan as a new trade in trigger, without its outcome. */
export const valuesOfTrade = (trade: TradeRow): CallValues => ({
  ...plain,
  ...Object.fromEntries(planned.map((field) => [field, trade[field] ?? ''])),
  app_alert: trade.app_alert,
});

/** Fills blank fields from the template; a trade that starts live gets its trigger as entry, and now as its date. */
export function filledBy(template: TradeTemplateRow | undefined, values: CallValues, now: Date): CallValues {
  const entry = typeof values.strategy_in_value === 'number' ? values.strategy_in_value : null;
  const isBlank = (field: keyof CallValues) => values[field] === '' || values[field] === null;
  const fill = (fields: Partial<Record<keyof CallValues, unknown>>) =>
    Object.fromEntries(
      Object.entries(fields).filter(([field, value]) => value !== null && isBlank(field as keyof CallValues)),
    );
  return {
    ...values,
    ...(template && entry !== null && fill(plannedValues(template, values.type || 'C', entry))),
    ...(values.status === 'live' && fill({ in_value: entry, date_in: now.toISOString() })),
    valid_input_today: validInputOf(values.valid_input_today, entry),
  };
}

/** The subscribers' row for the current input; undefined until it has a strategy and a status. */
export function rowOf(values: CallValues, now: Date): TradeRow | undefined {
  const strategy = Number(values.strategy_id);
  const status = tradeStatuses.find((known) => known === values.status);
  if (!isStrategyId(strategy) || !status) return undefined;
  const amounts = Object.fromEntries(
    valueFields.map((field) => {
      const value = values[field];
      return [field, typeof value === 'number' && showsField(strategy, field satisfies TradeField) ? value : null];
    }),
  );
  const code = showsField(strategy, 'option_code') ? values.option_code : '';
  const at = now.toISOString();
  return {
    ...(amounts as Pick<TradeRow, (typeof valueFields)[number]>),
    id: 0,
    type: values.type || 'C',
    type_option: values.type_option || null,
    option_code: code || null,
    status,
    asset: values.asset.toUpperCase(),
    quoted_as: (code || values.asset || '—').toUpperCase(),
    asset_type_id: Number(values.asset_type_id) as TradeRow['asset_type_id'],
    strategy_id: strategy,
    valid_input_today: values.valid_input_today,
    valid_date: null,
    trade_date: null,
    launch_date: null,
    date_in: values.date_in || null,
    expires_on: values.expires_on || null,
    errata: null,
    app_alert: values.app_alert === true,
    result: null,
    value_at: values.current_value === '' ? null : at,
    finished_at: null,
    revision: 0,
    created_at: at,
    updated_at: at,
  };
}
