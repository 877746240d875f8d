import { addMonths } from '../dates.ts';
import { dayNumber } from './performance/series.ts';

/** A payment of a paper, per share. */
export interface PaidShare {
  code: string;
  /** BRL per share. */
  value: number;
  with_date: string;
  /** Null while unknown. */
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
  /** The day on which it counts: its payment; while that is unknown, its data com, or today once that is past. */
  day: string;
}

/** The totals of a month, `YYYY-MM`. */
export interface ForecastMonth {
  month: string;
  paid: number;
  announced: number;
  estimated: number;
}

/** A payment is taken for the repetition of one whose data com, a year before, is up to this many days from its own. */
const SAME_PAYMENT_DAYS = 45;

/**
 * Payments made until `today`, announced ones, and an estimate of the next twelve months: each payment of the last
 * twelve repeats a year later, unless it was announced again, paid by now or not.
 */
export function forecastPayments(payments: readonly PaidShare[], today: string): ForecastPayment[] {
  const lastYear = addMonths(today, -12);
  const known = payments.map((payment): ForecastPayment => {
    const { payment_date, with_date } = payment;
    // After a year without a payment day it counts as paid, and was only not recorded.
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
    .filter((estimate) => !payments.some((payment) => isRepetition(payment, estimate, payments)));
  return [...known, ...repeated].toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
}

/** Whether a payment is what was estimated: no other payment, repeated a year later, is nearer to it. */
function isRepetition(payment: PaidShare, estimate: ForecastPayment, payments: readonly PaidShare[]): boolean {
  if (payment.code !== estimate.code) return false;
  const distance = daysApart(payment.with_date, estimate.with_date);
  return (
    distance <= SAME_PAYMENT_DAYS &&
    payments.every(
      ({ code, with_date }) =>
        code !== estimate.code || daysApart(payment.with_date, addMonths(with_date, 12)) >= distance,
    )
  );
}

const daysApart = (a: string, b: string): number => Math.abs(dayNumber(a) - dayNumber(b));

/** Every month from first to last, including those without payments; `worth` is the amount that a payment counts. */
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

/** What a stock portfolio may pay within twelve months, in percent of it at today's prices and weights. */
export interface DividendForecast {
  from: string;
  to: string;
  months: ForecastMonth[];
  /** Announced and estimated. */
  payments: ForecastPayment[];
  /** Open papers without a price in BRL, which have no percentage. */
  unpriced: string[];
}

/** What a stock's papers paid and may pay, by month: BRL for one share as it is today. */
export interface StockDividends {
  codes: { code: string; months: ForecastMonth[] }[];
}
