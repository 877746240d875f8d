import { describe, expect, test } from 'vitest';
import { cdiLine, ipcaLine, pointsLine } from './benchmarks.ts';
import { dayNumber } from './series.ts';
import { dailyFrom, seriesOf } from './testing/series-of.ts';

const days = (...all: string[]) => Int32Array.from(all, dayNumber);
const percents = (levels: Float64Array) => Array.from(levels, (level) => Math.round((level - 1) * 1e6) / 1e4);

describe('cdiLine', () => {
  test("accrues a day's rate until the next one, Friday's over the weekend", () => {
    const { levels, reason } = cdiLine(
      seriesOf({ '2026-01-08': 0.05, '2026-01-09': 0.06 }),
      days('2026-01-08', '2026-01-09', '2026-01-12'),
    );
    expect(percents(levels)).toEqual([0, 0.05, 0.11]);
    expect(reason).toBeUndefined();
  });

  test('ends before the first trading day without a rate', () => {
    const { levels, reason } = cdiLine(
      seriesOf({ '2026-01-05': 1, '2026-01-07': 1 }),
      days('2026-01-05', '2026-01-06', '2026-01-07', '2026-01-08'),
    );
    expect(percents(levels)).toEqual([0, 1, Number.NaN, Number.NaN]);
    expect(reason).toBe('Falta a taxa do CDI de 06/01/2026.');
  });

  test('goes on over a holiday on which a foreign market traded', () => {
    const { levels, reason } = cdiLine(
      seriesOf({ '2026-10-30': 1, '2026-11-03': 2 }),
      days('2026-10-30', '2026-11-02', '2026-11-03', '2026-11-04'),
    );
    expect(percents(levels)).toEqual([0, 1, 1, 3.02]);
    expect(reason).toBeUndefined();
  });

  test('ends before a rate that is missing between two days with prices', () => {
    const { levels, reason } = cdiLine(
      seriesOf({ '2026-01-05': 1, '2026-01-06': 1, '2026-01-08': 1 }),
      days('2026-01-05', '2026-01-06', '2026-01-09'),
    );
    expect(percents(levels)).toEqual([0, 1, Number.NaN]);
    expect(reason).toBe('Falta a taxa do CDI de 07/01/2026.');
  });
});

describe('pointsLine', () => {
  test("divides each day's points by the first day's", () => {
    const { levels } = pointsLine(
      dailyFrom('2026-01-05', [100, 110]),
      days('2026-01-05', '2026-01-06', '2026-01-07'),
      'Ibovespa',
    );
    expect(percents(levels)).toEqual([0, 10, 10]);
  });

  test('ends where points are stale, and needs some to begin', () => {
    const { levels, reason } = pointsLine(
      seriesOf({ '2026-01-05': 100 }),
      days('2026-01-05', '2026-01-16'),
      'Ibovespa',
    );
    expect(levels[1]).toBeNaN();
    expect(reason).toBe('O Ibovespa é conhecido até 05/01/2026.');
    expect(pointsLine(seriesOf({}), days('2026-01-05'), 'Ibovespa').reason).toBe(
      'Sem pontos do Ibovespa em 05/01/2026.',
    );
  });
});

describe('ipcaLine', () => {
  test('accrues a month evenly, and ends with the last published month', () => {
    const months = seriesOf({ '2026-01-01': 0.5, '2026-02-01': 1 });
    const { levels, reason } = ipcaLine(months, days('2025-12-31', '2026-01-31'));
    expect(levels[0]).toBeNaN();
    expect(reason).toBe('Sem IPCA de 12/2025.');
    const line = ipcaLine(months, days('2026-01-31', '2026-02-14', '2026-02-28', '2026-03-02'));
    expect(percents(line.levels)).toEqual([0, 0.4988, 1, Number.NaN]);
    expect(line.reason).toBe('O IPCA é divulgado no mês seguinte: falta o de 03/2026.');
    expect(levels).toHaveLength(2);
  });
});
