import type { OwnTradeRow } from '@mirante/domain/trading/trade.ts';
import { undoErrata } from '@mirante/domain/trading/undo.ts';
import { expect, test } from 'vitest';
import { liveTrade } from '../testing/live-trade.ts';
import { watchAlerts } from './alert-watch.ts';

test('panel alerts: one of an undone value is raised again once it is true, unlike one crossed again', () => {
  const watch = watchAlerts();
  watch.read([liveTrade(1, { errata: null })]);
  let revision = 1;
  const receive = (more: Partial<OwnTradeRow>) => {
    const row = liveTrade(1, { errata: null, ...more, revision: (revision += 1) });
    const notice = { epoch: 'e', sequence: revision, topic: 'live', id: 1, version: revision, at: row.created_at, row };
    return watch.receive([notice as Parameters<typeof watch.receive>[0][number]]).map(({ kind }) => kind);
  };
  expect(receive({ current_value: 3.8 })).toEqual(['stop']);
  const errata = undoErrata('Valor atual 3,8000', null);
  expect(receive({ errata })).toEqual([]);
  expect(receive({ errata, current_value: 38 })).toEqual(['stop']);
  expect(receive({ errata, current_value: 39 })).toEqual([]);
  expect(receive({ errata, current_value: 38 })).toEqual([]);
});
