import { expect, test } from 'vitest';
import { periodNameOf, periodOf, type PeriodName } from './period.ts';

test.each<[PeriodName, string, string, string]>([
  ['today', '2026-11-22', '2026-11-22', '2026-11-22'],
  ['week', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['thirty', '2026-03-01', '2026-01-31', '2026-03-01'],
  ['month', '2028-02-10', '2028-02-01', '2028-02-29'],
  ['last_month', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['last_month', '2026-03-31', '2026-02-01', '2026-02-28'],
])('periodOf: %s on %s is %s to %s, recognised by its days', (name, today, from, to) => {
  expect(periodOf(name, today)).toEqual({ from, to });
  expect(periodNameOf({ from, to }, today)).toBe(name);
});

test('periodNameOf: other days have no name', () => {
  expect(periodNameOf({ from: '2026-11-20', to: '2026-11-22' }, '2026-11-22')).toBeUndefined();
});
