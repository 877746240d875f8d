import type { dividends } from '@mirante/contract/investments/dividends.ts';
import type { Dividend, DividendRow } from '@mirante/domain/investments/dividend.ts';
import { sql, type Insertable, type SqlBool } from 'kysely';
import type { Db } from '../../database/db.ts';
import { paged, type PageIds } from '../../records/paged.ts';
import { rowsOf } from '../../records/rows.ts';
import { versioned } from '../../records/version.ts';
import type { Schema } from '../../database/schema.ts';

const columns = [
  'dividend.id',
  'dividend.stock_portfolio_id',
  'stock_portfolio.name as stock_portfolio_name',
  'dividend.code',
  'stock.id as stock_id',
  'stock.name as stock_name',
  'dividend.value',
  'dividend.with_date',
  'dividend.payment_date',
  'dividend.yield_on_payment',
  'dividend.yield_on_cost',
] as const;

export const list = paged<typeof dividends.listDividends>()({
  from: (db: Db) => db.selectFrom('dividend'),
  id: 'dividend.id',
  sort: {
    'dividend.with_date': 'dividend.with_date',
    'dividend.payment_date': 'dividend.payment_date',
    'dividend.code': 'dividend.code',
    'dividend.value': 'dividend.value',
    'dividend.yield_on_payment': 'dividend.yield_on_payment',
    'dividend.yield_on_cost': 'dividend.yield_on_cost',
    'dividend.id': 'dividend.id',
  },
  nullable: ['dividend.payment_date'],
  where: {
    'dividend.stock_portfolio_id': (q, id) => q.where('dividend.stock_portfolio_id', '=', id),
    'dividend.stock_id': (q, id) =>
      q.where('dividend.code', 'in', (eb) => eb.selectFrom('stock_code').select('code').where('stock_id', '=', id)),
    'dividend.code': (q, code) =>
      q.where('dividend.code', 'like', `${code.toUpperCase().replace(/[\\%_]/g, String.raw`\$&`)}%`),
    'dividend.with_date': (q, day) => (day === '' ? q : q.where('dividend.with_date', '>=', day)),
    'dividend.payment_date': (q, day) => (day === '' ? q : q.where('dividend.payment_date', '>=', day)),
    'stock.name': (q, name) =>
      q.where('dividend.code', 'in', (eb) =>
        eb
          .selectFrom('stock_code')
          .innerJoin('stock', 'stock.id', 'stock_code.stock_id')
          .select('stock_code.code')
          .where(sql<SqlBool>`stock.name_key like like_containing(search_key(${name}))`),
      ),
  },
  show: (db: Db, page: PageIds) =>
    db
      .selectFrom(page)
      .innerJoin('dividend', 'dividend.id', 'page.id')
      .innerJoin('stock_portfolio', 'stock_portfolio.id', 'dividend.stock_portfolio_id')
      .leftJoin('stock_code', 'stock_code.code', 'dividend.code')
      .leftJoin('stock', 'stock.id', 'stock_code.stock_id')
      .select(columns),
  view: (row) => view(row),
});

const view = ({
  id,
  stock_portfolio_id,
  stock_portfolio_name,
  code,
  stock_id,
  stock_name,
  value,
  with_date,
  payment_date,
  yield_on_payment,
  yield_on_cost,
}: DividendRow): DividendRow => ({
  id,
  stock_portfolio_id,
  stock_portfolio_name,
  code,
  stock_id,
  stock_name,
  value,
  with_date,
  payment_date,
  yield_on_payment,
  yield_on_cost,
});

export async function find(db: Db, id: number): Promise<Dividend | undefined> {
  const row = await db
    .selectFrom('dividend')
    .innerJoin('stock_portfolio', 'stock_portfolio.id', 'dividend.stock_portfolio_id')
    .leftJoin('stock_code', 'stock_code.code', 'dividend.code')
    .leftJoin('stock', 'stock.id', 'stock_code.stock_id')
    .select(columns)
    .where('dividend.id', '=', id)
    .executeTakeFirst();
  return (
    row &&
    versioned(view(row), [
      'stock_portfolio_id',
      'code',
      'value',
      'with_date',
      'payment_date',
      'yield_on_payment',
      'yield_on_cost',
    ])
  );
}

export const { hold, save, remove } = rowsOf('dividend');

/** What makes two dividends one. */
export type DividendKey = Pick<DividendRow, 'stock_portfolio_id' | 'code' | 'value' | 'with_date'>;

/** Adds those that are not there yet, and answers which it added. */
export const addNew = (db: Db, rows: readonly Insertable<Schema['dividend']>[]): Promise<DividendKey[]> =>
  db
    .insertInto('dividend')
    .values(rows)
    .onConflict((clash) => clash.constraint('dividend_once').doNothing())
    .returning(['stock_portfolio_id', 'code', 'value', 'with_date'])
    .execute();

/** Those of the portfolios that there are. */
export async function portfoliosAmong(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('stock_portfolio')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Set(rows.map(({ id }) => id));
}
