import { describe, expect, test } from 'vitest';
import { fundPortfolioPerformance, type FundPortfolioInput } from './fund-portfolio-performance.ts';
import { dayNumber } from './series.ts';
import { dailyFrom, noIndexes, seriesOf } from './testing/series-of.ts';

const fund = (id: number, quotas: FundPortfolioInput['funds'][number]['quotas']) => ({
  id,
  name: `Fundo ${id}`,
  quotas,
});
const item = (item_id: number, share: number, funds: number[]) => ({ item_id, name: `Item ${item_id}`, share, funds });

const measured = (
  compositions: readonly (readonly [string, ReturnType<typeof item>[]])[],
  funds: FundPortfolioInput['funds'],
) =>
  fundPortfolioPerformance({
    compositions: compositions.map(([day, items]) => ({ day: dayNumber(day), items })),
    funds,
    indexes: noIndexes,
    idle: 'nothing',
  });

describe('fundPortfolioPerformance', () => {
  test("grows an item by the mean of its funds, from the quotas of its composition's day", () => {
    const { days, values, positions, hit_rate } = measured(
      [['2026-01-06', [item(1, 60, [1, 2]), item(2, 40, [3])]]],
      [
        fund(1, dailyFrom('2026-01-05', [1, 2, 2.2])),
        fund(2, dailyFrom('2026-01-05', [1, 5, 5])),
        fund(3, dailyFrom('2026-01-05', [1, 1, 1.1])),
      ],
    );
    expect(days).toEqual(['2026-01-06', '2026-01-07']);
    // 60% of the mean of 10% and 0%, 40% of 10%.
    expect(values).toEqual([0, 7]);
    expect(positions.map(({ contribution }) => contribution)).toEqual([3, 4]);
    expect(positions[0]).toMatchObject({ gain: { total: 5 }, to: null });
    expect(hit_rate).toBeNull();
  });

  test("changes its composition at the day's close", () => {
    const { values, positions } = measured(
      [
        ['2026-01-05', [item(1, 100, [1])]],
        ['2026-01-06', [item(2, 100, [2])]],
      ],
      [fund(1, dailyFrom('2026-01-05', [1, 1.1, 9])), fund(2, dailyFrom('2026-01-05', [1, 9, 9.9]))],
    );
    expect(values).toEqual([0, 10, 21]);
    expect(positions).toMatchObject([
      { from: '2026-01-05', to: '2026-01-06' },
      { from: '2026-01-06', to: null },
    ]);
  });

  test('treats an item without funds as uninvested money', () => {
    const { values, notes } = measured(
      [['2026-01-05', [item(1, 50, [1]), item(2, 50, [])]]],
      [fund(1, dailyFrom('2026-01-05', [1, 1.1]))],
    );
    expect(values).toEqual([0, 5]);
    expect(notes[0]).toContain('50,00% da carteira não está em nenhum ativo');
  });

  test("names a fund without quotas, and uses the item's others", () => {
    const { values, notes } = measured(
      [['2026-01-05', [item(1, 100, [1, 2])]]],
      [fund(1, dailyFrom('2026-01-05', [1, 1.1])), fund(2, seriesOf({}))],
    );
    expect(values).toEqual([0, 10]);
    expect(notes).toEqual(['Sem cotas de Fundo 2: o item Item 1 conta só os outros fundos.']);
  });

  test('has no curve where an item has no quotas, and ends where they end', () => {
    const quoted = fund(
      1,
      dailyFrom(
        '2026-01-05',
        Array.from({ length: 40 }, () => 1),
      ),
    );
    expect(
      measured([['2026-01-05', [item(1, 50, [1]), item(2, 50, [2])]]], [quoted, fund(2, seriesOf({}))]),
    ).toMatchObject({
      reason: 'Sem cotas dos fundos do item Item 2.',
      positions: [{ gain: { total: 0 } }, { gain: { reason: 'Sem cotas dos fundos do item Item 2.' } }],
    });
    const { days } = measured(
      [['2026-01-05', [item(1, 50, [1]), item(2, 50, [2])]]],
      [quoted, fund(2, dailyFrom('2026-01-05', [1, 1, 1]))],
    );
    expect(days.at(-1)).toBe('2026-01-17');
  });

  test('has no gain for an item that entered after the last quotas', () => {
    const { positions } = measured(
      [
        ['2026-01-05', [item(1, 100, [1])]],
        ['2026-01-08', [item(1, 50, [1]), item(2, 50, [1])]],
      ],
      [fund(1, dailyFrom('2026-01-05', [1, 1.1]))],
    );
    expect(positions).toMatchObject([
      { price_day: '2026-01-06', gain: { total: 10 } },
      { price_day: null, gain: { reason: 'Sem cotas do item Item 2 desde a entrada.' } },
    ]);
  });

  test('begins where every item has quotas', () => {
    const { days, notes } = measured(
      [['2026-01-05', [item(1, 50, [1]), item(2, 50, [2])]]],
      [fund(1, dailyFrom('2026-01-05', [1, 1, 1, 1])), fund(2, dailyFrom('2026-01-07', [1, 1.1]))],
    );
    expect(days).toEqual(['2026-01-07', '2026-01-08']);
    expect(notes).toEqual(['Sem cotas dos fundos do item Item 2.']);
  });

  test('notes once that an item had no quotas, at however many times', () => {
    const { notes } = measured(
      [
        ['2026-01-05', [item(1, 100, [2])]],
        ['2026-01-06', [item(1, 100, [1])]],
        ['2026-01-07', [item(1, 100, [2])]],
        ['2026-01-08', [item(1, 100, [1])]],
      ],
      [fund(1, dailyFrom('2026-01-05', [1, 1, 1, 1, 1, 1])), fund(2, seriesOf({}))],
    );
    expect(notes).toEqual(['Sem cotas dos fundos do item Item 1.']);
  });
});
