import { addMonths } from '@mirante/domain/dates.ts';
import {
  byMonth,
  forecastPayments,
  type DividendForecast,
  type PaidShare,
  type StockDividends,
} from '@mirante/domain/investments/dividend-forecast.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { paperOfDividend } from '../dividends/paper-of-dividend.ts';
import { sharesSince } from '../corporate-actions/shares.ts';

/** Months of history on a stock's page. */
const MONTHS_BACK = 24;

/** Per current share: payments before a split are divided by it. Former codes are mapped to the current one. */
const payments = (db: Db, today: string) =>
  db
    .selectFrom('dividend')
    .innerJoin('stock_code', (join) =>
      join.on(sql<boolean>`(stock_code.code = dividend.code or exists (
        select from corporate_action where stock_code_id = stock_code.id and old_code = dividend.code
      )) and ${paperOfDividend} = stock_code.id`),
    )
    .select(['stock_code.code', 'dividend.with_date', 'dividend.payment_date'])
    .select(sql<number>`dividend.value / ${sharesSince(sql`dividend.with_date`, today)}`.as('value'));

/** A payment may follow its data com by more than a year. */
const paidSince = (day: string) => sql<boolean>`coalesce(dividend.payment_date, dividend.with_date) >= ${day}`;

export async function forecastOf(db: Db, id: number, today: string): Promise<DividendForecast> {
  const to = addMonths(today, 12);
  const items = await db
    .selectFrom('stock_portfolio_item as item')
    .innerJoin('stock_code', 'stock_code.id', 'item.stock_code_id')
    .select(['stock_code.id', 'stock_code.code', 'item.share'])
    // Dividends are in BRL, as is the price of a national code alone.
    .select(sql<number>`case when stock_code.national_code then stock_code.current_price else 0 end`.as('price'))
    .where('item.stock_portfolio_id', '=', id)
    .where('item.date_out', 'is', null)
    .execute();
  const codes = items.map((item) => item.id);
  const paid: PaidShare[] =
    codes.length === 0
      ? []
      : await payments(db, today)
          .where('dividend.stock_portfolio_id', '=', id)
          .where('stock_code.id', 'in', codes)
          .where(paidSince(addMonths(today, -25)))
          .execute();
  const coming = forecastPayments(paid, today).filter(({ kind, day }) => kind !== 'paid' && day <= to);
  const worth = new Map(items.map(({ code, price, share }) => [code, price > 0 ? share / price : 0]));
  return {
    from: today,
    to,
    months: byMonth(coming, { from: today, to }, ({ code, value }) => value * (worth.get(code) ?? 0)),
    payments: coming,
    unpriced: items.filter(({ price }) => price <= 0).map(({ code }) => code),
  };
}

/** Of a stock's active codes; a payment listed by several portfolios counts once, on the day that any of them has. */
export async function stockDividends(db: Db, id: number, today: string): Promise<StockDividends> {
  const from = addMonths(today, -MONTHS_BACK);
  const [codes, paid] = await Promise.all([
    db
      .selectFrom('stock_code')
      .select('code')
      .where('stock_id', '=', id)
      .where('active', '=', true)
      .orderBy('code')
      .execute(),
    payments(db, today)
      .distinctOn(['stock_code.code', 'dividend.with_date', 'dividend.value'])
      .where('stock_code.stock_id', '=', id)
      .where(paidSince(`${from.slice(0, 7)}-01`))
      .orderBy('stock_code.code')
      .orderBy('dividend.with_date')
      .orderBy('dividend.value')
      .orderBy('dividend.payment_date')
      .execute(),
  ]);
  return {
    codes: codes.map(({ code }) => ({
      code,
      months: byMonth(
        forecastPayments(
          paid.filter((payment) => payment.code === code),
          today,
        ),
        { from, to: addMonths(today, 12) },
        ({ value }) => value,
      ),
    })),
  };
}
