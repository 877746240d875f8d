import { ownFunds } from '@mirante/contract/investments/own-funds.ts';
import type { OwnFund } from '@mirante/domain/investments/fund.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { contains, eq, on, isTrue } from '../../records/filters.ts';
import { asJson } from '../../records/json.ts';
import { listOf } from '../../records/list-of.ts';
import { isUnlocked, madeFor } from '../../products/entitlements/unlocking.store.ts';

const rows = (db: Db) =>
  db
    .selectFrom('fund')
    .innerJoin('fund_category', 'fund_category.id', 'fund.category_id')
    .select(['fund.id', 'fund.name', 'fund.liquidity', 'fund.min_value', 'fund.opened'])
    .select(['fund.category_id', 'fund_category.name as category_name']);

export const listFor = (clientId: number, now: Date) =>
  listOf(ownFunds.listOwnFunds, 'fund', {
    from: (db) => db.selectFrom('fund').where(isUnlocked('fund', clientId, now)),
    rows,
    sort: {
      'funds.name': 'fund.name_key',
      'funds.liquidity': 'fund.liquidity',
      'funds.min_value': 'fund.min_value',
      'funds.priority': 'fund.priority',
    },
    where: {
      'funds.name': on('fund.name_key', contains),
      'funds.opened': on('fund.opened', isTrue),
      'funds.category': on('fund.category_id', eq),
    },
  });

export async function findFor(db: Db, clientId: number, id: number, now: Date): Promise<OwnFund | undefined> {
  const row = await rows(db)
    .select(['fund.description', 'fund.updated_at', madeFor('fund').as('product_name')])
    .where('fund.id', '=', id)
    .where(isUnlocked('fund', clientId, now))
    .executeTakeFirst();
  return row && asJson(row);
}

/** The categories of a client's accessible funds. */
export const listCategoriesFor = (clientId: number, now: Date) => {
  const own = sql`select fund.category_id from fund where ${isUnlocked('fund', clientId, now)}`;
  return listOf(ownFunds.listOwnFundCategories, 'fund_category', {
    from: (db) => db.selectFrom('fund_category').where(sql<boolean>`fund_category.id in (${own})`),
    rows: (db) =>
      db
        .selectFrom('fund_category')
        .select(['fund_category.id', 'fund_category.name'])
        .select(
          sql<number>`(select count(*)::int from (${own}) own where own.category_id = fund_category.id)`.as(
            'total_funds',
          ),
        ),
    sort: { 'category.name': 'fund_category.name_key', 'category.id': 'fund_category.id' },
    where: { 'category.name': on('fund_category.name_key', contains) },
  });
};
