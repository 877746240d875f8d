import { portfolioForm } from '@mirante/contract/investments/portfolios.form.ts';
import { portfolios } from '@mirante/contract/investments/portfolios.ts';
import type { Portfolio } from '@mirante/domain/investments/portfolio.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { contains, eq, on, isTrue } from '../../records/filters.ts';
import { findOf } from '../../records/find-of.ts';
import { listOf } from '../../records/list-of.ts';
import { rowsOf } from '../../records/rows.ts';
import { itemsOf } from './items.store.ts';

const rows = (db: Db) =>
  db
    .selectFrom('portfolio')
    .innerJoin('product', 'product.id', 'portfolio.product_id')
    .select(['portfolio.id', 'portfolio.name', 'portfolio.product_id', 'product.name as product_name'])
    .select(['portfolio.category', 'portfolio.active', 'portfolio.created_at', 'portfolio.updated_at'])
    .select([
      sql<number>`(select count(*)::int from portfolio_item where portfolio_id = portfolio.id)`.as('total_items'),
      sql<number>`(select coalesce(sum(share), 0) from portfolio_item where portfolio_id = portfolio.id)`.as(
        'share_sum',
      ),
    ]);

export const list = listOf(portfolios.listPortfolios, 'portfolio', {
  rows,
  sort: { 'portfolio.name': 'portfolio.name_key', 'portfolio.category': 'portfolio.category_key' },
  nullable: ['portfolio.category'],
  where: {
    'portfolio.id': eq,
    'portfolio.name': on('portfolio.name_key', contains),
    'portfolio.active': isTrue,
    'portfolio.product': on('portfolio.product_id', eq),
    'portfolio.category': eq,
  },
});

const findRow = findOf('portfolio', (db) => rows(db).select('portfolio.description'), portfolioForm);

export async function find(db: Db, id: number): Promise<Portfolio | undefined> {
  const row = await findRow(db, id);
  return row && { ...row, product: { id: row.product_id, name: row.product_name }, items: await itemsOf(db, id) };
}

const table = rowsOf('portfolio');
export const { lock, insert, save, remove } = table;
