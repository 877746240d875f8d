import { ownStockPortfolios } from '@mirante/contract/investments/own-stock-portfolios.ts';
import type { OwnStockPortfolio } from '@mirante/domain/investments/stock-portfolio.ts';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../database/db.ts';
import { hasRow } from '../../database/has-row.ts';
import { opened } from '../../products/entitlements/entitlements.store.ts';
import { contains, eq, on } from '../../records/filters.ts';
import { asJson } from '../../records/json.ts';
import { listOf } from '../../records/list-of.ts';
import { contentsOf, openItems, shown } from './stock-portfolios.store.ts';

/** Active ones that the client's products include now. */
const readable = (clientId: number, now: Date) => (db: Db) =>
  db
    .selectFrom('stock_portfolio')
    .where('stock_portfolio.active', '=', true)
    .where('stock_portfolio.product_id', 'in', opened(clientId, now));

const rows = (clientId: number) => (db: Db) =>
  db
    .selectFrom('stock_portfolio')
    .innerJoin('product', 'product.id', 'stock_portfolio.product_id')
    .leftJoin('stock_portfolio_read as seen', (join) =>
      join.onRef('seen.stock_portfolio_id', '=', 'stock_portfolio.id').on('seen.client_id', '=', clientId),
    )
    .select(['stock_portfolio.id', 'stock_portfolio.name', 'product.name as product_name'])
    .select(['stock_portfolio.category', openItems.as('total_items'), 'stock_portfolio.updated_at'])
    .select(['seen.read_at', 'seen.last_read_at']);

export const listFor = (clientId: number, now: Date) =>
  listOf(ownStockPortfolios.listOwnStockPortfolios, 'stock_portfolio', {
    from: readable(clientId, now),
    rows: rows(clientId),
    sort: {
      'portfolio.id': 'stock_portfolio.id',
      'portfolio.name': 'stock_portfolio.name_key',
      'portfolio.updated_at': 'stock_portfolio.updated_at',
    },
    where: {
      'portfolio.name': on('stock_portfolio.name_key', contains),
      'portfolio.product': on('stock_portfolio.product_id', eq),
      'portfolio.read': (q, read) =>
        q.where(
          sql<SqlBool>`(stock_portfolio.id in (select stock_portfolio_id from stock_portfolio_read where client_id = ${clientId})) = ${read === 'true'}`,
        ),
    },
  });

export async function findFor(db: Db, clientId: number, id: number, now: Date): Promise<OwnStockPortfolio | undefined> {
  if (!(await mayRead(db, clientId, id, now))) return undefined;
  const { product_id, ...row } = await rows(clientId)(db)
    .select(shown)
    .select('stock_portfolio.product_id')
    .where('stock_portfolio.id', '=', id)
    .executeTakeFirstOrThrow();
  const { items, items_closed, dividends } = await contentsOf(db, id, now);
  return {
    ...asJson(row),
    items: items.map(unversioned),
    items_closed: items_closed.map(unversioned),
    dividends,
    product: { id: product_id, name: row.product_name },
  };
}

/** Readers need no version. */
const unversioned = <I extends { version: string }>({ version: _version, ...item }: I): Omit<I, 'version'> => item;

export const mayRead = (db: Db, clientId: number, id: number, now: Date): Promise<boolean> =>
  hasRow(readable(clientId, now)(db).select('stock_portfolio.id').where('stock_portfolio.id', '=', id));

/** Updates the last visit; the first stays. */
export const markRead = (db: Db, clientId: number, id: number, now: Date): Promise<unknown> =>
  db
    .insertInto('stock_portfolio_read')
    .values({ client_id: clientId, stock_portfolio_id: id, read_at: now, last_read_at: now })
    .onConflict((clash) => clash.columns(['client_id', 'stock_portfolio_id']).doUpdateSet({ last_read_at: now }))
    .execute();
