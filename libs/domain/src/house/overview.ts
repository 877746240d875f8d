import { groupBy } from '../group-by.ts';
import { paymentMethodSeries, type PaymentMethod } from '../products/payment-method.ts';
import { addDays } from '../dates.ts';
import type { PaymentRow } from '../sales/payment.ts';

/** The periods of the staff home, in days back and ahead, today included. */
export const overviewPeriods = [7, 30, 90] as const;
export type OverviewPeriod = (typeof overviewPeriods)[number];
export const MAX_PERIOD_DAYS = Math.max(...overviewPeriods);

/** A number of payments, and the BRL charged or to be charged. */
export interface Sum {
  n: number;
  amount: number;
}
/** The revenue of one method on one day. */
export interface RevenuePart extends Sum {
  /** @format date */
  day: string;
  method: PaymentMethod;
}
/** Payments by the day of their confirmation in São Paulo, before refunds. */
export interface Revenue {
  /** @format date */
  from: string;
  /** @format date */
  to: string;
  parts: RevenuePart[];
  /** The preceding period of the same length. */
  before: Sum;
  /** Pending and not yet due. */
  receivable: Sum;
}

export interface ProductSubscribers {
  product_id: number;
  product_code: string;
  product_name: string;
  /** A client with two products counts in both. */
  subscribers: number;
}

/** How many of the checkouts begun in this period reached each step; the last is a purchase. */
export interface Funnel {
  /** @format date */
  from: string;
  /** @format date */
  to: string;
  reached: number[];
}

/** Active products that expire in these days. */
export interface DueWeek {
  /** @format date */
  from: string;
  /** @format date */
  to: string;
  n: number;
}

/** A client's pending payments from the period: the oldest, their number and their total. */
export interface PendingPayment extends Pick<PaymentRow, 'id' | 'method' | 'expired' | 'created_at' | 'due_at'> {
  client_id: number;
  client_name: string;
  n: number;
  /** The amount charged by all of them. */
  total: number;
}

/** Every day of the period, including those without payments. */
export function daysOf({ from, to }: Pick<Revenue, 'from' | 'to'>): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

const totalOf = (parts: readonly Sum[]): Sum => ({
  n: parts.reduce((sum, { n }) => sum + n, 0),
  amount: cents(parts.reduce((sum, { amount }) => sum + amount, 0)),
});
const cents = (amount: number) => Math.round(amount * 100) / 100;

export const revenueTotal = ({ parts }: Pick<Revenue, 'parts'>): Sum => totalOf(parts);

/** One sum per day of the period. */
export function revenueByDay(revenue: Revenue): (Sum & { day: string })[] {
  const byDay = groupBy(revenue.parts, ({ day }) => day);
  return daysOf(revenue).map((day) => ({ day, ...totalOf(byDay.get(day) ?? []) }));
}

/** The methods with revenue, in a fixed order, each with its amounts for every day of the period. */
export function revenueByMethod(revenue: Revenue): { method: PaymentMethod; total: Sum; amounts: number[] }[] {
  const days = daysOf(revenue);
  return [...groupBy(revenue.parts, ({ method }) => method)]
    .map(([method, parts]) => {
      const amounts = new Map(parts.map(({ day, amount }) => [day, amount]));
      return { method, total: totalOf(parts), amounts: days.map((day) => amounts.get(day) ?? 0) };
    })
    .toSorted((a, b) => paymentMethodSeries[a.method] - paymentMethodSeries[b.method]);
}

/** The relative growth; undefined if there was nothing before. */
export const growth = (now: number, before: number): number | undefined =>
  before === 0 ? undefined : now / before - 1;
