import { describe, expect, test } from 'vitest';
import type { Asset } from './growth.ts';
import type { Performance } from './performance.ts';
import { dayNumber } from './series.ts';
import { stockPortfolioPerformance, type StockPortfolioInput } from './stock-portfolio-performance.ts';
import { assetOf, dailyFrom, noIndexes, seriesOf } from './testing/series-of.ts';

interface Call {
  asset: Asset;
  share: number;
  in: readonly [string, number];
  out?: readonly [string, number];
}

/** A portfolio of calls A, B, C…, each weighted on its day; `changes` are further weights by call. */
function measured(
  calls: readonly Call[],
  rest: Partial<StockPortfolioInput> = {},
  changes: readonly (readonly [number, string, number])[] = [],
): Performance {
  const weights = calls.flatMap((call, item) => [
    [item, call.in[0], call.share] as const,
    ...(call.out ? [[item, call.out[0], 0] as const] : []),
  ]);
  return stockPortfolioPerformance({
    positions: calls.map((call, id) => ({
      id,
      code: 'ABCDEF'[id]!,
      isNational: true,
      asset: call.asset,
      from: dayNumber(call.in[0]),
      price_in: call.in[1],
      to: call.out && dayNumber(call.out[0]),
      price_out: call.out?.[1],
    })),
    weights: [...weights, ...changes].map(([item_id, day, share]) => ({ item_id, day: dayNumber(day), share })),
    indexes: noIndexes,
    idle: 'nothing',
    ...rest,
  });
}

describe('stockPortfolioPerformance', () => {
  test('starts at the entry price, on the day before', () => {
    const { days, values } = measured([
      { asset: assetOf(dailyFrom('2026-01-05', [10, 11, 12.1])), share: 100, in: ['2026-01-06', 10.5] },
    ]);
    expect(days).toEqual(['2026-01-05', '2026-01-06', '2026-01-07']);
    expect(values).toEqual([0, 4.761905, 15.238095]);
  });

  test('is time-weighted: 100 that become 110 with a deposit of 9 gained 1 %, twice 2.01 %', () => {
    // 100 in A; at 101, B enters with 9 of 110 (8.1818%), and the next day both gain 1%.
    const a = assetOf(seriesOf({ '2026-01-05': 100, '2026-01-06': 101, '2026-01-07': 102.01 }));
    const b = assetOf(seriesOf({ '2026-01-06': 9, '2026-01-07': 9.09 }));
    const { values } = measured(
      [
        { asset: a, share: 100, in: ['2026-01-05', 100] },
        { asset: b, share: 8.18, in: ['2026-01-06', 9] },
      ],
      {},
      [[0, '2026-01-06', 91.82]],
    );
    expect(values).toEqual([0, 0, 1, 2.01]);
  });

  test('counts a dividend on the first trading day after its ex-date, for its holders alone', () => {
    const asset = assetOf(dailyFrom('2026-01-05', [10, 10, 9.5]), {
      payments: [
        { with_day: dayNumber('2026-01-06'), value: 0.5 },
        { with_day: dayNumber('2026-01-04'), value: 3 },
      ],
    });
    const { values, positions } = measured([{ asset, share: 100, in: ['2026-01-05', 10] }]);
    expect(values).toEqual([0, 0, 0, 0]);
    expect(positions[0]!.gain).toEqual({ price: -5, dividends: 5, total: 0 });
  });

  test('pays no dividend to a position closed on the ex-date', () => {
    const asset = assetOf(dailyFrom('2026-01-05', [10, 10, 9]), {
      payments: [{ with_day: dayNumber('2026-01-06'), value: 1 }],
    });
    const { values } = measured([{ asset, share: 100, in: ['2026-01-05', 10], out: ['2026-01-06', 10] }]);
    expect(values).toEqual([0, 0, 0, 0]);
  });

  test('multiplies shares by a split, and a dividend by the shares at its declaration', () => {
    // 1:2 on the 7th; 1.00 for each old share on the 6th, 0.50 for each new one on the 7th.
    const asset = assetOf(dailyFrom('2026-01-05', [20, 20, 10, 10]), {
      changes: [{ day: dayNumber('2026-01-07'), factor: 2 }],
      payments: [
        { with_day: dayNumber('2026-01-06'), value: 1 },
        { with_day: dayNumber('2026-01-07'), value: 0.5 },
      ],
    });
    const { values, positions } = measured([{ asset, share: 100, in: ['2026-01-05', 20] }]);
    expect(values).toEqual([0, 0, 0, 5, 10.25]);
    expect(positions[0]!.gain).toEqual({ price: 0, dividends: 10, total: 10 });
  });

  test("lets weights drift between changes, and rebalances at a change's close", () => {
    const a = assetOf(dailyFrom('2026-01-05', [10, 20, 20, 40]));
    const b = assetOf(dailyFrom('2026-01-05', [10, 10, 20, 20]));
    const half = [
      { asset: a, share: 50, in: ['2026-01-05', 10] as const },
      { asset: b, share: 50, in: ['2026-01-05', 10] as const },
    ];
    // Without rebalancing: 5 + 5, 10 + 5, 10 + 10, 20 + 10.
    expect(measured(half).values).toEqual([0, 0, 50, 100, 200]);
    // Rebalanced at the close of the 6th: 7.5 + 7.5, 7.5 + 15, 15 + 15.
    expect(measured(half, {}, [[0, '2026-01-06', 50]]).values).toEqual([0, 0, 50, 125, 200]);
  });

  test('closes a position at its price, and gives its weight to entries at theirs', () => {
    const a = assetOf(dailyFrom('2026-01-05', [10, 10, 99]));
    const b = assetOf(dailyFrom('2026-01-05', [1, 6, 6.6]));
    const { values, positions, hit_rate } = measured([
      { asset: a, share: 100, in: ['2026-01-05', 10], out: ['2026-01-06', 11] },
      { asset: b, share: 100, in: ['2026-01-06', 5] },
    ]);
    // 10 → 11 is 10%, then 5 → 6 the same day 20%, then 10%.
    expect(values).toEqual([0, 0, 32, 45.2]);
    expect(positions.map(({ contribution }) => contribution)).toEqual([10, 35.2]);
    expect(hit_rate).toEqual({ closed: 1, hits: 1, rate: 100, open: 1, open_gaining: 1 });
  });

  test('counts a closing on its day, also without a close of that day', () => {
    const a = assetOf(dailyFrom('2026-01-05', [10, 11]));
    const { days, values } = measured([
      { asset: a, share: 50, in: ['2026-01-05', 10], out: ['2026-01-07', 22] },
      { asset: a, share: 50, in: ['2026-01-05', 10] },
    ]);
    expect(days).toEqual(['2026-01-02', '2026-01-05', '2026-01-06', '2026-01-07']);
    expect(values).toEqual([0, 0, 10, 65]);
  });

  test('keeps uninvested money constant, or earning CDI', () => {
    const call = { asset: assetOf(dailyFrom('2026-01-05', [10, 11])), share: 40, in: ['2026-01-05', 10] as const };
    expect(measured([call])).toMatchObject({
      values: [0, 0, 4],
      idle_share: 60,
      notes: ['Desde 05/01/2026, 60,00% da carteira não está em nenhum ativo: esse dinheiro não rende.'],
    });
    const cdi = dailyFrom('2026-01-05', [1]);
    expect(measured([call], { idle: 'cdi', indexes: { ...noIndexes, cdi } })).toMatchObject({
      values: [0, 0, 4.6],
      idle_contribution: 0.6,
    });
  });

  test("pays CDI on a closed position's money from the exit on, not for the day on which it was still invested", () => {
    const asset = assetOf(dailyFrom('2026-01-05', [10, 10, 10]));
    const cdi = dailyFrom('2026-01-05', [1, 1, 1]);
    const { values, idle_contribution } = measured(
      [{ asset, share: 100, in: ['2026-01-05', 10], out: ['2026-01-06', 11] }],
      { idle: 'cdi', indexes: { ...noIndexes, cdi } },
    );
    expect(values.slice(1)).toEqual([0, 10, 11.1]);
    expect(idle_contribution).toBe(1.1);
  });

  test('scales shares beyond 100 proportionally, with a note', () => {
    const { values, notes } = measured([
      { asset: assetOf(dailyFrom('2026-01-05', [10, 11])), share: 100, in: ['2026-01-05', 10] },
      { asset: assetOf(dailyFrom('2026-01-05', [10, 10])), share: 25, in: ['2026-01-05', 10] },
    ]);
    expect(values).toEqual([0, 0, 8]);
    expect(notes).toEqual(['Desde 05/01/2026 os pesos somam 125,00%: contam em proporção, como se somassem 100%.']);
  });

  test('carries a price over a missing day and a weekend', () => {
    const a = assetOf(seriesOf({ '2026-01-08': 10, '2026-01-12': 11 }));
    const b = assetOf(seriesOf({ '2026-01-08': 10, '2026-01-09': 10, '2026-01-12': 10 }));
    const { days, values } = measured([
      { asset: a, share: 50, in: ['2026-01-08', 10] },
      { asset: b, share: 50, in: ['2026-01-08', 10] },
    ]);
    expect(days).toEqual(['2026-01-07', '2026-01-08', '2026-01-09', '2026-01-12']);
    expect(values).toEqual([0, 0, 0, 5]);
  });

  test('enters on a non-trading day at the previous close, and grows from its own price', () => {
    const asset = assetOf(seriesOf({ '2026-01-09': 8, '2026-01-12': 11 }));
    const { days, values } = measured([{ asset, share: 100, in: ['2026-01-10', 10] }]);
    expect(days).toEqual(['2026-01-09', '2026-01-12']);
    expect(values).toEqual([0, 10]);
  });

  test('counts the first day of an entry on a non-trading day once, also if other weights change on it', () => {
    const entering = assetOf(seriesOf({ '2026-01-09': 10, '2026-01-12': 11, '2026-01-13': 11 }));
    const other = assetOf(seriesOf({ '2026-01-09': 20, '2026-01-12': 20, '2026-01-13': 20 }));
    const { values, positions } = measured([
      { asset: entering, share: 50, in: ['2026-01-10', 10] },
      { asset: other, share: 50, in: ['2026-01-12', 20] },
    ]);
    expect(values).toEqual([0, 5, 5]);
    expect(positions.map(({ contribution }) => contribution)).toEqual([5, 0]);
  });
});

describe('stockPortfolioPerformance against the indexes', () => {
  test('compares each period separately: old gaps hide nothing of this month', () => {
    const asset = assetOf(
      dailyFrom(
        '2026-09-28',
        Array.from({ length: 10 }, (_, day) => 10 + day),
      ),
    );
    const cdi = dailyFrom('2026-09-28', [0.05, 0, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1]);
    const holed = { days: cdi.days.filter((_, at) => at !== 1), values: cdi.values.filter((_, at) => at !== 1) };
    const ibovespa = seriesOf({ '2026-09-30': 100_000, '2026-10-07': 103_000 });
    const { benchmarks, periods } = measured([{ asset, share: 100, in: ['2026-09-28', 10] }], {
      indexes: { ...noIndexes, cdi: holed, ibovespa },
    });
    expect(benchmarks.cdi.reason).toBe('Falta a taxa do CDI de 25/09/2026.');
    const [month, , , start] = periods;
    expect(start!.benchmarks.ibovespa.result).toEqual({ reason: 'Sem pontos do Ibovespa em 25/09/2026.' });
    expect(month).toMatchObject({
      from: '2026-09-30',
      benchmarks: { cdi: { result: 0.7021035, to: null }, ibovespa: { result: 3, to: null } },
    });
  });
});

describe('stockPortfolioPerformance that cannot be computed', () => {
  test('names a position opened and closed on the same day, which the curve omits', () => {
    const asset = assetOf(dailyFrom('2026-01-05', [10, 10]));
    const { notes, positions } = measured([
      { asset, share: 100, in: ['2026-01-05', 10] },
      { asset, share: 50, in: ['2026-01-06', 10], out: ['2026-01-06', 12] },
    ]);
    expect(positions[1]!.gain).toMatchObject({ total: 20 });
    expect(notes).toEqual(['B entrou e saiu no pregão de 06/01/2026: seu resultado não faz parte da curva.']);
  });

  test('has in its curve a position that entered on a weekend and was closed on Monday', () => {
    const asset = assetOf(seriesOf({ '2026-01-09': 10, '2026-01-12': 11 }));
    const { notes, values } = measured([
      { asset, share: 50, in: ['2026-01-08', 10] },
      { asset: assetOf(seriesOf({ '2026-01-09': 10 })), share: 50, in: ['2026-01-10', 10], out: ['2026-01-12', 12] },
    ]);
    expect(values.at(-1)).toBe(15);
    expect(notes.filter((note) => note.startsWith('B '))).toEqual([]);
  });

  const long = Array.from({ length: 40 }, () => 10);

  test('reports missing positions or prices', () => {
    expect(measured([]).reason).toBe('A carteira ainda não teve posições.');
    expect(measured([{ asset: assetOf(seriesOf({})), share: 100, in: ['2026-01-05', 10] }])).toMatchObject({
      reason: 'Ainda não há pregões desde a primeira entrada.',
      positions: [{ gain: { reason: 'Sem preços de A desde a entrada.' }, contribution: null }],
    });
  });

  test('ends where a paper permanently has no price, and names it', () => {
    const { days, notes } = measured([
      { asset: assetOf(dailyFrom('2026-01-05', long)), share: 50, in: ['2026-01-05', 10] },
      { asset: assetOf(dailyFrom('2026-01-05', long.slice(0, 5))), share: 50, in: ['2026-01-05', 10] },
    ]);
    expect(days.at(-1)).toBe('2026-01-09');
    expect(notes).toEqual(['Sem preços de B desde 09/01/2026: a curva vai até lá.']);
  });

  test('starts after the first price of a paper entered long before', () => {
    const { days, values, positions } = measured([
      { asset: assetOf(dailyFrom('2026-01-05', [20, 22])), share: 100, in: ['2025-01-06', 10] },
    ]);
    expect(days).toEqual(['2026-01-05', '2026-01-06']);
    expect(values).toEqual([0, 10]);
    expect(positions[0]!.gain).toEqual({ price: 120, dividends: 0, total: 120 });
  });

  const gapOf = (days: number, share = 50) => {
    const all = dailyFrom('2026-01-05', long);
    const isPriced = (_: unknown, place: number) => place < 5 || place >= 5 + days;
    const a = assetOf({ days: all.days.filter(isPriced), values: all.values.filter(isPriced) });
    return measured([
      { asset: assetOf(all), share: 50, in: ['2026-01-05', 10] },
      { asset: a, share, in: ['2026-01-05', 10] },
    ]);
  };

  test('reports a gap of more than 10 trading days, and gives no volatility over it', () => {
    const { notes, periods } = gapOf(11);
    expect(notes[0]).toBe(
      'B ficou sem preço entre 09/01/2026 e 21/01/2026: o que houve nesse tempo aparece no primeiro preço seguinte.',
    );
    expect(periods.at(-1)!.volatility).toEqual({
      reason: 'Há mais de 10 pregões seguidos sem preço de um ativo no período.',
    });
  });

  test('gives the volatility beside a gap of a paper without weight', () => {
    expect(gapOf(11, 0).periods.at(-1)!.volatility).toEqual(expect.any(Number));
  });

  test('fills a gap of 10 trading days with the last price', () => {
    const { notes, periods } = gapOf(10);
    expect(notes).toEqual([]);
    expect(periods.at(-1)!.volatility).toBeTypeOf('number');
  });

  test("names a paper's price jump while held, once, and marks the figures as provisional", () => {
    const asset = assetOf(dailyFrom('2026-01-05', [10, 10, 5, 5, 2]));
    const jumps = ['2026-01-05', '2026-01-07', '2026-01-09'].map(dayNumber);
    const position = (id: number, to?: string) => ({
      id,
      code: 'A',
      isNational: true,
      asset,
      jumps,
      from: dayNumber('2026-01-05'),
      price_in: 10,
      ...(to && { to: dayNumber(to), price_out: 5 }),
    });
    const notesOf = (positions: StockPortfolioInput['positions']) =>
      stockPortfolioPerformance({
        positions,
        weights: positions.map(({ id }) => ({
          item_id: id,
          day: dayNumber('2026-01-05'),
          share: 100 / positions.length,
        })),
        indexes: noIndexes,
        idle: 'nothing',
      }).notes;
    const of = (day: string) =>
      `O preço de A saltou em ${day} e o salto ainda não foi confirmado: os números podem mudar até que um evento corporativo seja registrado.`;
    expect(notesOf([position(1, '2026-01-08')])).toEqual([of('07/01/2026')]);
    expect(notesOf([position(1), position(2)])).toEqual([of('07/01/2026'), of('09/01/2026')]);
  });
});
