import type { TradeTemplateRow } from '@mirante/domain/trading/trade-template.ts';
import type { TradeRow } from '@mirante/domain/trading/trade.ts';
import { expect, it } from 'vitest';
import { filledBy, rowOf, valuesOfTemplate, valuesOfTrade } from './new-call-values.ts';

const now = new Date('2026-11-25T15:00:00Z');
const template = {
  id: 3,
  strategy_id: 2,
  asset_type_id: 1,
  distance_unit: 'percent',
  stop_distance: 3.5,
  target_distance: 7,
  rp_distance: null,
  weight: 0.5,
  valid_input_today: 'Até {entrada}',
  event: 'Novo swing',
  app_alert: true,
  create_message: true,
} as TradeTemplateRow;
const typed = { ...valuesOfTemplate(template), asset: 'itub4', strategy_in_value: 38.9 };

it("new call values: blank fields take the template's, and typed ones are kept", () => {
  expect(filledBy(template, { ...typed, stop_value: 38 }, now)).toMatchObject({
    stop_value: 38,
    target_value: 41.62,
    strategy_rp_value: '',
    in_value: '',
    weight: 0.5,
    valid_input_today: 'Até 38,90',
  });
  expect(filledBy(template, { ...typed, strategy_in_value: '' }, now)).toMatchObject({ stop_value: '' });
});

it('new call values: a call entered at once is entered now, at its trigger', () => {
  expect(filledBy(template, { ...typed, status: 'live' }, now)).toMatchObject({
    in_value: 38.9,
    date_in: now.toISOString(),
  });
});

it("new call values: the preview row has the strategy's fields", () => {
  const row = rowOf({ ...typed, strategy_id: 5, option_code: 'X', max_price: 3 }, now);
  expect(row).toMatchObject({ quoted_as: 'ITUB4', strategy_in_value: 38.9, max_price: null, option_code: null });
});

it("new call values: a duplicate copies a trade's plan, and none of its outcome", () => {
  const trade = { ...rowOf(typed, now)!, status: 'finished', in_value: 38, out_value: 40, date_in: 'x' } as TradeRow;
  expect(valuesOfTrade(trade)).toMatchObject({
    asset: 'ITUB4',
    strategy_in_value: 38.9,
    status: 'trigger',
    in_value: '',
    out_value: '',
    date_in: '',
  });
});
