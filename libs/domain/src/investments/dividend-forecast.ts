import { addDays, addMonths } from '../dates.ts';

/** One payment of a paper, for each share. */
export interface PaidShare {
  code: string;
  /** BRL for one share. */
  value: number;
  with_date: string;
  /** Nothing while it is not known. */
  payment_date: string | null;
}

export const forecastKinds = ['paid', 'announced', 'estimated'] as const;
export type ForecastKind = (typeof forecastKinds)[number];
export const forecastKindLabels: Readonly<Record<ForecastKind, string>> = {
  paid: 'Pago',
  announced: 'Anunciado',
  estimated: 'Estimado',
};

export interface ForecastPayment extends PaidShare {
  kind: ForecastKind;
  /** The day by which it counts: of its payment; while that is not known, of its data com, and once that is past, today. */
  day: string;
}

/** What falls into a month, `YYYY-MM`. */
export interface ForecastMonth {
  month: string;
  paid: number;
  announced: number;
  estimated: number;
}

/** An announced payment stands for the estimated one of the same paper this many days around it. */
const SAME_PAYMENT_DAYS = 45;

/**
 * What was paid until `today`, what was announced, and an estimate of the twelve months to come: each payment of the last twelve repeats a year later,
 * unless one like it was announced already.
 */
export function forecastPayments(payments: readonly PaidShare[], today: string): ForecastPayment[] {
  const lastYear = addMonths(today, -12);
  const known = payments.map((payment): ForecastPayment => {
    const { payment_date, with_date } = payment;
    // After a year without a day it was paid, and nobody wrote it down.
    if (payment_date === null && with_date > lastYear)
      return { ...payment, day: with_date > today ? with_date : today, kind: 'announced' };
    const day = payment_date ?? with_date;
    return { ...payment, day, kind: day <= today ? 'paid' : 'announced' };
  });
  const repeated = payments
    .map(({ payment_date, with_date, ...payment }) => ({ ...payment, earlier: payment_date ?? with_date, with_date }))
    .filter(({ earlier }) => earlier > lastYear && earlier <= today)
    .map(({ earlier, with_date, code, value }): ForecastPayment => {
      const day = addMonths(earlier, 12);
      return { code, value, with_date: addMonths(with_date, 12), payment_date: day, day, kind: 'estimated' };
    })
    .filter((estimate) => !known.some((payment) => payment.kind === 'announced' && isLike(payment, estimate)));
  return [...known, ...repeated].toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
}

const isLike = (announced: ForecastPayment, { code, with_date }: ForecastPayment): boolean =>
  announced.code === code &&
  announced.with_date >= addDays(with_date, -SAME_PAYMENT_DAYS) &&
  announced.with_date <= addDays(with_date, SAME_PAYMENT_DAYS);

/** Every month from the first to the last, those without payments too; `worth` is what a payment counts. */
export function byMonth(
  payments: readonly ForecastPayment[],
  { from, to }: { from: string; to: string },
  worth: (payment: ForecastPayment) => number,
): ForecastMonth[] {
  const months: ForecastMonth[] = [];
  for (let day = `${from.slice(0, 7)}-01`; day <= to; day = addMonths(day, 1))
    months.push({ month: day.slice(0, 7), paid: 0, announced: 0, estimated: 0 });
  for (const payment of payments) {
    const month = months.find((one) => one.month === payment.day.slice(0, 7));
    if (month) month[payment.kind] += worth(payment);
  }
  return months;
}

/** What a portfolio of stocks may pay within twelve months, in percent of it at today's prices and weights. */
export interface DividendForecast {
  from: string;
  to: string;
  months: ForecastMonth[];
  /** Announced and estimated. */
  payments: ForecastPayment[];
  /** Open papers without a price, of which nothing can be said in percent. */
  unpriced: string[];
}

/** What the papers of a stock paid, month by month, and may pay: BRL for one share as it is today. */
export interface StockDividends {
  codes: { code: string; months: ForecastMonth[] }[];
}
