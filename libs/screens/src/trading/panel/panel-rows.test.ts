import type { OwnTradeRow } from '@mirante/domain/trading/trade.ts';
import { expect, test } from 'vitest';
import { inTables, type PanelOrder } from './panel-rows.ts';

const trade = (id: number, quoted_as: string, more: Partial<OwnTradeRow> = {}) =>
  ({
    id,
    quoted_as,
    status: 'live',
    result: null,
    value_at: null,
    created_at: `2026-11-2${id}T12:00:00Z`,
    ...more,
  }) as OwnTradeRow;
const trades = [
  trade(1, 'WINZ26', { result: -1.5, value_at: '2026-11-25T15:00:00Z' }),
  trade(2, 'ABEV3', { result: 4 }),
  trade(3, 'Ágora11', { value_at: '2026-11-25T15:30:00Z' }),
  trade(4, 'BBAS3', { result: 0, value_at: '2026-11-25T14:00:00Z' }),
  trade(5, 'ABEV3', { result: 4 }),
];

test.each<[PanelOrder, number[]]>([
  ['newest', [5, 4, 3, 2, 1]],
  ['asset', [5, 2, 3, 4, 1]],
  ['best', [5, 2, 4, 1, 3]],
  ['worst', [1, 4, 5, 2, 3]],
  ['quoted', [3, 1, 4, 5, 2]],
])('panel rows: sorted by %s, the newest of equals first, and those without a value last', (order, ids) => {
  expect(inTables(trades, () => true, order).live.map(({ id }) => id)).toEqual(ids);
});
