import { expect, it } from 'vitest';
import { brokenTradeRules } from './trade-rules.ts';

it.each([
  [null, 'strategy_in_value'],
  [38.9, 'valid_input_today'],
])("a trade rule: a template's mark is not published, with a trigger of %s", (strategy_in_value, field) => {
  const trade = { status: 'trigger', strategy_in_value, valid_input_today: 'Até {entrada}' } as const;
  expect(brokenTradeRules(trade).map((broken) => broken.field)).toEqual([field]);
  expect(brokenTradeRules({ ...trade, valid_input_today: 'Até 38,90' })).toEqual([]);
});
