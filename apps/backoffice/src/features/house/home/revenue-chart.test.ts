import { expect, test } from 'vitest';
import { piecesOf } from './revenue-chart.tsx';

test('revenue chart: a click on a bar segment gives its method and day, and one beside gives nothing', () => {
  const part = (day: string, method: 'pix' | 'bank_slip', amount: number) => ({ day, method, n: 1, amount });
  const revenue = {
    from: '2026-05-28',
    to: '2026-05-30',
    parts: [part('2026-05-29', 'bank_slip', 900), part('2026-05-30', 'pix', 100)],
    before: { n: 0, amount: 0 },
    receivable: { n: 0, amount: 0 },
  };
  const pieces = [0, 1].flatMap((datasetIndex) => piecesOf(revenue, [{ index: 1, datasetIndex }]));
  expect(pieces).toEqual([
    { day: '2026-05-29', method: 'pix' },
    { day: '2026-05-29', method: 'bank_slip' },
  ]);
  expect(piecesOf(revenue, [])).toEqual([]);
});
