import { ownPortfolios } from '@mirante/contract/investments/own-portfolios.ts';
import type { OwnPortfolio, OwnPortfolioFund } from '@mirante/domain/investments/portfolio.ts';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../database/db.ts';
import { hasRow } from '../../database/has-row.ts';
import { isAreaOpenWith, opened } from '../../products/entitlements/entitlements.store.ts';
import { contains, eq, isTrue, on } from '../../records/filters.ts';
import { asJson } from '../../records/json.ts';
import { listOf } from '../../records/list-of.ts';
import { itemRows } from './items.store.ts';

/** Active ones that the client's products include now. */
const readable = (clientId: number, now: Date) => (db: Db) =>
  db
    .selectFrom('portfolio')
    .where('portfolio.active', '=', true)
    .where('portfolio.product_id', 'in', opened(clientId, now));

const readOf = (clientId: number, column: 'read_at' | 'last_read_at') =>
  sql<Date | null>`(select ${sql.ref(column)} from portfolio_read where client_id = ${clientId} and portfolio_id = portfolio.id)`;
const rows = (clientId: number) => (db: Db) =>
  db
    .selectFrom('portfolio')
    .innerJoin('product', 'product.id', 'portfolio.product_id')
    .select(['portfolio.id', 'portfolio.name', 'portfolio.category', 'product.name as product_name'])
    .select(['portfolio.updated_at', readOf(clientId, 'read_at').as('read_at')])
    .select(sql<string>`beginning(plain_text(portfolio.description), 240)`.as('summary'))
    .select(
      sql<number>`(select count(*)::int from portfolio_item where portfolio_id = portfolio.id)`.as('total_items'),
    );

export const listFor = (clientId: number, now: Date) =>
  listOf(ownPortfolios.listOwnPortfolios, 'portfolio', {
    from: readable(clientId, now),
    rows: rows(clientId),
    sort: { 'portfolio.name': 'portfolio.name_key' },
    where: {
      'portfolio.id': eq,
      'portfolio.active': isTrue,
      'portfolio.name': on('portfolio.name_key', contains),
      'portfolio.category': eq,
      'portfolio.product': on('portfolio.product_id', eq),
      'portfolio.read': (q, read) =>
        q.where(
          sql<SqlBool>`(portfolio.id in (select portfolio_id from portfolio_read where client_id = ${clientId})) is ${read === 'true' ? sql`true` : sql`false`}`,
        ),
    },
  });

export const isThere = (db: Db, clientId: number, id: number, now: Date): Promise<boolean> =>
  hasRow(readable(clientId, now)(db).select('portfolio.id').where('portfolio.id', '=', id));

export async function findFor(db: Db, clientId: number, id: number, now: Date): Promise<OwnPortfolio | undefined> {
  if (!(await isThere(db, clientId, id, now))) return undefined;
  const { product_id, ...row } = await rows(clientId)(db)
    .select(['portfolio.description', 'portfolio.product_id', readOf(clientId, 'last_read_at').as('last_read_at')])
    .where('portfolio.id', '=', id)
    .executeTakeFirstOrThrow();
  const own = sql`${opened(clientId, now)}`;
  const opens = sql`jsonb_build_object('opens', ${isAreaOpenWith('funds', own)} and exists (
    select from fund_product where fund_id = fund.id and product_id in ${own}
  ))`;
  const items = await itemRows(db, opens).where('item.portfolio_id', '=', id).execute();
  return {
    ...asJson(row),
    product: { id: product_id, name: row.product_name },
    items: items.map((item) => ({
      ...item,
      funds: item.funds as OwnPortfolioFund[],
      funds_from_categories: item.funds_from_categories as OwnPortfolioFund[],
    })),
  };
}

/** Updates the last visit; the first stays. */
export const markRead = (db: Db, clientId: number, id: number, now: Date): Promise<unknown> =>
  db
    .insertInto('portfolio_read')
    .values({ client_id: clientId, portfolio_id: id, read_at: now, last_read_at: now })
    .onConflict((clash) =>
      clash
        .columns(['client_id', 'portfolio_id'])
        .doUpdateSet({ last_read_at: sql`greatest(portfolio_read.last_read_at, excluded.last_read_at)` }),
    )
    .execute();
