import { fundCategoryForm } from '@mirante/contract/investments/fund-categories.form.ts';
import { fundCategories } from '@mirante/contract/investments/fund-categories.ts';
import type { FundCategory } from '@mirante/domain/investments/fund-category.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { contains, eq, on } from '../../records/filters.ts';
import { asJson } from '../../records/json.ts';
import { listOf } from '../../records/list-of.ts';
import { rowsOf } from '../../records/rows.ts';
import { fieldsOf, versioned } from '../../records/version.ts';

const totalFunds = sql<number>`(select count(*)::int from fund where fund.category_id = fund_category.id)`;
const rows = (db: Db) =>
  db
    .selectFrom('fund_category')
    .select(['fund_category.id', 'fund_category.name', totalFunds.as('total_funds')])
    .select(['fund_category.created_at', 'fund_category.updated_at']);

export const list = listOf(fundCategories.listFundCategories, 'fund_category', {
  rows,
  sort: {
    'category.name': 'fund_category.name_key',
    'category.id': 'fund_category.id',
    'category.created_at': 'fund_category.created_at',
  },
  where: {
    'category.id': on('fund_category.id', eq),
    'category.name': on('fund_category.name_key', contains),
  },
});

export async function find(db: Db, id: number): Promise<FundCategory | undefined> {
  const row = await rows(db).where('fund_category.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const order = versioned({ ids: await orderOf(db, id) }, ['ids']);
  return { ...versioned(asJson(row), fieldsOf(fundCategoryForm)), order_version: order.version };
}

/** The funds of a category, in its order. */
export async function orderOf(db: Db, id: number): Promise<number[]> {
  const found = await db
    .selectFrom('fund')
    .select('id')
    .where('category_id', '=', id)
    .orderBy('priority')
    .orderBy('id')
    .execute();
  return found.map((fund) => fund.id);
}

/** Renumbers the funds of a category in this order; one that leaves it meanwhile keeps its place elsewhere. */
export const setOrder = (trx: Db, id: number, ids: readonly number[]): Promise<unknown> =>
  sql`
  update fund set priority = place.at from unnest(${[...ids]}::int[]) with ordinality as placed (id, nth)
  cross join lateral (select (placed.nth - 1)::int as at) place
  where fund.id = placed.id and fund.category_id = ${id} and fund.priority <> place.at`.execute(trx);

export const { lock, insert, save, remove } = rowsOf('fund_category');
