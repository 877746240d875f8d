import { addDays, dayInSaoPaulo, startOfDay } from '@mirante/domain/dates.ts';
import type { Written } from './copy-rows.ts';
import { seeded, type Random } from './random.ts';
import type { Codes } from './stocks.ts';

/** The papers of each portfolio. */
const holdings: Record<number, readonly string[]> = {
  1: ['ITUB4', 'BBSE3', 'PETR4', 'TAEE11', 'BBAS3', 'CMIG4', 'EGIE3', 'SAPR11', 'VALE3', 'VIVT3', 'KLBN11', 'ITSA4'],
  2: ['PETR4', 'VALE3', 'CPLE6', 'WEGE3', 'BBAS3'],
  3: ['FLRY3', 'SAPR11', 'CPLE6'],
  4: ['AAPL34', 'MSFT34', 'COCA34'],
  5: ['ITSA4', 'EGIE3', 'TAEE11'],
};
const YEARS_BACK = 3 * 365;

/** Three years of quarters, up to announced dividends without a payment date. */
export function dividendRows(codes: Codes, now: Date): Written<'dividend'>[] {
  const random = seeded(77_002);
  const today = dayInSaoPaulo(now);
  const rows = Object.entries(holdings).flatMap(([portfolio, held]) =>
    held.flatMap((code) => {
      const price = codes.find((row) => row.code === code)!.current_price;
      return quartersOf(random).map((ago) => ({
        stock_portfolio_id: Number(portfolio),
        ...paid(random, code, price, addDays(today, -ago)),
        ago,
      }));
    }),
  );
  return rows
    .toSorted((a, b) => b.ago - a.ago)
    .map(({ ago, ...row }, i) => ({
      id: i + 1,
      ...row,
      ...times(row.with_date),
      ...(ago < -5 && { payment_date: null }),
    }));
}

function paid(random: Random, code: string, price: number, with_date: string) {
  const value = Math.round(price * random.between(80, 260) * 100) / 1_000_000;
  const yield_on_payment = Math.round((value / price) * 10_000) / 100;
  return {
    code,
    value,
    with_date,
    payment_date: addDays(with_date, random.between(8, 55)),
    yield_on_payment,
    yield_on_cost: Math.round(yield_on_payment * random.between(95, 140)) / 100,
  };
}

const quartersOf = (random: Random): number[] => {
  const first = random.between(-25, 60);
  return Array.from(
    { length: Math.floor((YEARS_BACK - first) / 91) },
    (_, quarter) => first + quarter * 91 + random.between(0, 12),
  );
};

const times = (day: string) => ({ created_at: startOfDay(day), updated_at: startOfDay(day) });
