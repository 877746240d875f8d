import { describe, expect, test } from 'vitest';
import type { PositionResult } from './performance.ts';
import { hitRateOf, positionResult } from './positions.ts';
import { dayNumber } from './series.ts';
import { assetOf, seriesOf } from './testing/series-of.ts';

test('positionResult: rounds a half as the record does, away from zero', () => {
  const asset = assetOf(seriesOf({ '2026-01-05': 32, '2026-01-06': 30.89 }));
  const { gain } = positionResult({ id: 1, code: 'A', asset, from: dayNumber('2026-01-05'), price_in: 32 }, null);
  expect(gain).toEqual({ price: -3.4688, dividends: 0, total: -3.4688 });
});

describe('hitRateOf', () => {
  const position = (to: string | null, gain: PositionResult['gain']): PositionResult => ({
    id: 1,
    name: 'A',
    from: '2026-01-05',
    to,
    price_in: 10,
    price: 11,
    price_day: to ?? '2026-01-09',
    contribution: null,
    gain,
  });
  const of = (total: number) => ({ price: total, dividends: 0, total });

  test('counts what gained among the closed, and among the open; what stayed or is unknown did not', () => {
    const closed = [of(10), of(0), of(-5), { reason: 'Sem preços.' }].map((gain) => position('2026-01-09', gain));
    const open = [of(0.01), of(0), { reason: 'Sem preços.' }].map((gain) => position(null, gain));
    expect(hitRateOf([...closed, ...open])).toEqual({ closed: 4, hits: 1, rate: 25, open: 3, open_gaining: 1 });
  });

  test('has no rate before anything was closed', () => {
    expect(hitRateOf([position(null, of(3))])).toEqual({
      closed: 0,
      hits: 0,
      rate: { reason: 'Nenhuma posição foi encerrada ainda.' },
      open: 1,
      open_gaining: 1,
    });
  });
});
