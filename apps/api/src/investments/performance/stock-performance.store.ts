import type { Asset, ShareChange, SharePayment } from '@mirante/domain/investments/performance/growth.ts';
import { dayNumber, type Series } from '@mirante/domain/investments/performance/series.ts';
import type { StockPortfolioInput } from '@mirante/domain/investments/performance/stock-portfolio-performance.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { paperOfDividend } from '../dividends/paper-of-dividend.ts';
import { isUnexplainedJump } from '../quotes/unexplained-jumps.ts';
import { findIndexes } from './indexes.store.ts';
import { noSeries, packed, seriesFrom, type Packed } from './series.store.ts';

type Found = Omit<StockPortfolioInput, 'idle'>;

/** The input of a stock portfolio's performance, with the dividends of its own page. */
export async function findStockPortfolio(db: Db, id: number): Promise<Found> {
  const items = await findItems(db, id);
  const first = items.map(({ date_in }) => date_in).toSorted()[0] ?? '1970-01-01';
  const [closes, changes, payments, weights, jumps, indexes] = await Promise.all([
    findCloses(db, [...new Set(items.map(({ stock_code_id }) => stock_code_id))], first),
    findChanges(db, id),
    findPayments(db, id),
    findWeights(db, id),
    findJumps(db, id),
    findIndexes(db, first),
  ]);
  const assets = new Map<number, Asset>();
  for (const { stock_code_id } of items) {
    const own = changes.filter((change) => change.stock_code_id === stock_code_id);
    assets.set(stock_code_id, {
      closes: closes.get(stock_code_id) ?? noSeries(),
      changes: own.map(({ day, factor }): ShareChange => ({ day: dayNumber(day), factor })),
      payments: payments
        .filter((payment) => payment.stock_code_id === stock_code_id)
        .map(({ with_date, value }): SharePayment => ({ with_day: dayNumber(with_date), value })),
    });
  }
  return {
    positions: items.map((item) => ({
      id: item.id,
      code: item.code,
      isNational: item.national_code,
      asset: assets.get(item.stock_code_id)!,
      jumps: jumps.filter((jump) => jump.stock_code_id === item.stock_code_id).map(({ day }) => dayNumber(day)),
      from: dayNumber(item.date_in),
      price_in: item.price_in,
      to: item.date_out === null ? undefined : dayNumber(item.date_out),
      price_out: item.price_out ?? undefined,
    })),
    weights: weights.map(({ day, ...weight }) => ({ ...weight, day: dayNumber(day) })),
    indexes,
  };
}

const findItems = (db: Db, id: number) =>
  db
    .selectFrom('stock_portfolio_item as item')
    .innerJoin('stock_code', 'stock_code.id', 'item.stock_code_id')
    .select(['item.id', 'item.stock_code_id', 'item.date_in', 'item.price_in', 'item.date_out', 'item.price_out'])
    .select(['stock_code.code', 'stock_code.national_code'])
    .where('item.stock_portfolio_id', '=', id)
    .execute();

const codesOf = (db: Db, id: number) =>
  db.selectFrom('stock_portfolio_item').select('stock_code_id').where('stock_portfolio_id', '=', id);

/** Most of the database's work, so it is split over two connections. */
async function findCloses(db: Db, codes: readonly number[], first: string): Promise<Map<number, Series>> {
  const half = Math.ceil(codes.length / 2);
  const parts = await Promise.all(
    [codes.slice(0, half), codes.slice(half)].map((part) => findClosesOf(db, part, first)),
  );
  return new Map(parts.flat());
}

/**
 * From ten days before the first entry, so that its eve is included. A day has one close: it is in the order only so
 * that the index with the converted values is chosen.
 */
async function findClosesOf(db: Db, codes: readonly number[], first: string): Promise<[id: number, Series][]> {
  const { rows } = await sql<Packed & { stock_code_id: number }>`
    select code.stock_code_id, part.* from unnest(${codes}::int[]) as code (stock_code_id), lateral (
      select ${packed} from (
        select day, close::float8 as value from daily_close
        where stock_code_id = code.stock_code_id and day >= ${first}::date - 10 order by day, close::float8
      ) rows
    ) part`.execute(db);
  return rows.map((row) => [row.stock_code_id, seriesFrom(row)]);
}

const findChanges = (db: Db, id: number) =>
  db
    .selectFrom('corporate_action')
    .select(['stock_code_id', 'day', 'factor'])
    .where('stock_code_id', 'in', codesOf(db, id))
    .execute();

const findPayments = (db: Db, id: number) =>
  db
    .selectFrom('dividend')
    .select([paperOfDividend.as('stock_code_id'), 'with_date', 'value'])
    .where('stock_portfolio_id', '=', id)
    .execute();

const findWeights = (db: Db, id: number) =>
  db
    .selectFrom('stock_portfolio_weight as weight')
    .innerJoin('stock_portfolio_item as item', 'item.id', 'weight.item_id')
    .select(['weight.item_id', 'weight.day', 'weight.share'])
    .where('item.stock_portfolio_id', '=', id)
    .execute();

/** Unexplained price jumps of its papers. */
const findJumps = (db: Db, id: number) =>
  db
    .selectFrom('daily_close')
    .select(['daily_close.stock_code_id', 'daily_close.day'])
    .where('daily_close.stock_code_id', 'in', codesOf(db, id))
    .where(isUnexplainedJump)
    .orderBy('daily_close.day')
    .execute();
