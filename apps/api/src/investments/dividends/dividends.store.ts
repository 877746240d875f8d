import { dividendForm } from '@mirante/contract/investments/dividends.form.ts';
import { dividends } from '@mirante/contract/investments/dividends.ts';
import type { DividendRow } from '@mirante/domain/investments/dividend.ts';
import { sql, type Insertable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Schema } from '../../database/schema.ts';
import { eq, containsText, startsWith } from '../../records/filters.ts';
import { findOf } from '../../records/find-of.ts';
import { listOf } from '../../records/list-of.ts';
import { rowsOf } from '../../records/rows.ts';
import { isOfStock, paperOfDividend } from './paper-of-dividend.ts';

const rows = (db: Db) =>
  db
    .selectFrom('dividend')
    .innerJoin('stock_portfolio', 'stock_portfolio.id', 'dividend.stock_portfolio_id')
    .leftJoin('stock_code', (join) => join.on('stock_code.id', '=', paperOfDividend))
    .leftJoin('stock', 'stock.id', 'stock_code.stock_id')
    .select(['dividend.id', 'dividend.stock_portfolio_id', 'stock_portfolio.name as stock_portfolio_name'])
    .select(['dividend.code', 'stock.id as stock_id', 'stock.name as stock_name', 'dividend.value'])
    .select(['dividend.with_date', 'dividend.payment_date', 'dividend.yield_on_payment', 'dividend.yield_on_cost']);

export const list = listOf(dividends.listDividends, 'dividend', {
  rows,
  nullable: ['dividend.payment_date'],
  where: {
    'dividend.stock_portfolio_id': eq,
    'dividend.stock_id': (q, id) => q.where(isOfStock(sql`stock.id = ${id}`)),
    'dividend.code': (q, code, ...more) => startsWith(q, code.toUpperCase(), ...more),
    'dividend.with_date': eq,
    'dividend.payment_date': eq,
    'dividend.stock_name': (q, name) => q.where(isOfStock(containsText('stock.name_key', name))),
  },
});

export const find = findOf('dividend', rows, dividendForm);
export const { lock, save, remove } = rowsOf('dividend');

/** The identity of a dividend. */
export type DividendKey = Pick<DividendRow, 'stock_portfolio_id' | 'code' | 'value' | 'with_date'>;

/** Inserts the new ones, and returns them. */
export const addNew = (db: Db, values: readonly Insertable<Schema['dividend']>[]): Promise<DividendKey[]> =>
  db
    .insertInto('dividend')
    .values(values)
    .onConflict((clash) => clash.constraint('dividend_once').doNothing())
    .returning(['stock_portfolio_id', 'code', 'value', 'with_date'])
    .execute();

/** Which of these portfolios exist. */
export async function portfoliosAmong(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const found = await db
    .selectFrom('stock_portfolio')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Set(found.map(({ id }) => id));
}

/** Which of these codes no stock has, or had. */
export async function unknownCodesAmong(db: Db, codes: readonly string[]): Promise<string[]> {
  const unique = [...new Set(codes)];
  const current = db.selectFrom('stock_code').select('code').where('code', 'in', unique);
  const former = db
    .selectFrom('corporate_action')
    .select(({ ref }) => ref('old_code').$notNull().as('code'))
    .where('old_code', 'in', unique);
  const known = new Set((await current.union(former).execute()).map(({ code }) => code));
  return unique.filter((code) => !known.has(code));
}
