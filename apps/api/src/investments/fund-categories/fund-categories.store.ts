import { fundCategoryForm } from '@mirante/contract/investments/fund-categories.form.ts';
import { fundCategories } from '@mirante/contract/investments/fund-categories.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { contains, eq, on } from '../../records/filters.ts';
import { findOf } from '../../records/find-of.ts';
import { listOf } from '../../records/list-of.ts';
import { rowsOf } from '../../records/rows.ts';

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

export const find = findOf('fund_category', rows, fundCategoryForm);
export const { hold, insert, save, remove } = rowsOf('fund_category');
