import { ownStocks } from '@mirante/contract/investments/own-stocks.ts';
import { dayInSaoPaulo } from '@mirante/domain/dates.ts';
import type { HeldStock, OwnStock } from '@mirante/domain/investments/stock.ts';
import type { StockCode } from '@mirante/domain/investments/stock-code.ts';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../database/db.ts';
import { opened } from '../../products/entitlements/entitlements.store.ts';
import { contains, on, isTrue } from '../../records/filters.ts';
import { listOf } from '../../records/list-of.ts';
import { fairPrice, splitFactor } from '../corporate-actions/shares.ts';
import { isUnlocked, madeFor } from '../../products/entitlements/unlocking.store.ts';
import { categoryName, firstCode } from './stock-row.ts';

/** Its active codes, each as a `StockCode`. */
const activeCodes = sql<StockCode[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', code.id, 'code', code.code, 'current_price', code.current_price, 'fair_price', ${fairPrice('code')},
    'national_code', code.national_code, 'active', code.active,
    'price_updated_at', to_char(code.price_updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) order by code.code), '[]')
  from stock_code code where code.stock_id = stock.id and code.active
)`;
const rows = (db: Db) =>
  db
    .selectFrom('stock')
    .select(['stock.id', 'stock.name', 'stock.sector', 'stock.national', activeCodes.as('stock_codes')])
    .select([firstCode.as('code'), categoryName.as('category_name')]);

export const listFor = (clientId: number, now: Date) =>
  listOf(ownStocks.listOwnStocks, 'stock', {
    from: (db) => db.selectFrom('stock').where(isUnlocked('stock', clientId, now)),
    rows,
    nullable: ['stock.sector'],
    sort: { 'stock.name': 'stock.name_key', 'stock.sector': 'stock.sector_key' },
    where: {
      'stock.filter': (query, part) =>
        query.where(sql<SqlBool>`(
          strpos(stock.name_key, search_key(${part})) > 0 or strpos(stock.sector_key, search_key(${part})) > 0
          or exists (select from stock_code code where code.stock_id = stock.id and code.active and starts_with(code.code, upper(${part})))
        )`),
      'stock.name': on('stock.name_key', contains),
      'stock.national': isTrue,
    },
  });

export async function findFor(db: Db, clientId: number, id: number, now: Date): Promise<OwnStock | undefined> {
  const row = await rows(db)
    .select(['stock.description', madeFor('stock').as('product_name')])
    .where('stock.id', '=', id)
    .where(isUnlocked('stock', clientId, now))
    .executeTakeFirst();
  return row && { ...row, held_in: await heldIn(db, clientId, id, now) };
}

/** The client's portfolios that hold the stock. */
const heldIn = (db: Db, clientId: number, stockId: number, now: Date): Promise<HeldStock[]> =>
  db
    .selectFrom('stock_portfolio_item as item')
    .innerJoin('stock_code', 'stock_code.id', 'item.stock_code_id')
    .innerJoin('stock_portfolio', 'stock_portfolio.id', 'item.stock_portfolio_id')
    .select(['item.id as item_id', 'item.stock_portfolio_id', 'stock_portfolio.name as stock_portfolio_name'])
    .select([
      'stock_code.code',
      'stock_code.national_code',
      'stock_code.current_price',
      'item.status',
      'item.share',
      'item.date_in',
      'item.price_in',
    ])
    .select(splitFactor(dayInSaoPaulo(now)).as('split_factor'))
    .where('stock_code.stock_id', '=', stockId)
    .where('item.date_out', 'is', null)
    .where('stock_portfolio.active', '=', true)
    .where('stock_portfolio.product_id', 'in', opened(clientId, now))
    .orderBy('stock_portfolio.name_key')
    .orderBy('stock_code.code')
    .execute();
