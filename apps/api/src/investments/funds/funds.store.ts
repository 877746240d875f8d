import { fundForm } from '@mirante/contract/investments/funds.form.ts';
import { funds } from '@mirante/contract/investments/funds.ts';
import type { Fund } from '@mirante/domain/investments/fund.ts';
import type { Db } from '../../database/db.ts';
import { contains, eq, on, isTrue } from '../../records/filters.ts';
import { asJson } from '../../records/json.ts';
import { listOf } from '../../records/list-of.ts';
import { rowsOf } from '../../records/rows.ts';
import { fieldsOf, versioned } from '../../records/version.ts';
import { productsOf } from '../../products/entitlements/unlocking.store.ts';
import { lockCompositions } from '../portfolios/composition.store.ts';

const rows = (db: Db) =>
  db
    .selectFrom('fund')
    .innerJoin('fund_category', 'fund_category.id', 'fund.category_id')
    .select(['fund.id', 'fund.name', 'fund.liquidity', 'fund.min_value', 'fund.opened'])
    .select(['fund.category_id', 'fund_category.name as category_name', 'fund.created_at', 'fund.updated_at']);

export const list = listOf(funds.listFunds, 'fund', {
  rows,
  sort: {
    'funds.name': 'fund.name_key',
    'funds.id': 'fund.id',
    'funds.liquidity': 'fund.liquidity',
    'funds.min_value': 'fund.min_value',
    'funds.priority': 'fund.priority',
    'funds.created_at': 'fund.created_at',
  },
  where: {
    'funds.id': on('fund.id', eq),
    'funds.name': on('fund.name_key', contains),
    'funds.opened': on('fund.opened', isTrue),
    'funds.category': on('fund.category_id', eq),
  },
});

export async function find(db: Db, id: number): Promise<Fund | undefined> {
  const row = await rows(db)
    .select(['fund.description', 'fund.priority', 'fund.cnpj'])
    .where('fund.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const products = await productsOf(db, 'fund', id);
  const { version } = versioned({ ...row, products: products.map((product) => product.id) }, fieldsOf(fundForm));
  return { ...asJson(row), products, version };
}

const table = rowsOf('fund');
export const { insert, save, remove } = table;
/** The compositions first: writers of items, who hold them, wait for the rows of the funds that these name. */
export async function lock(trx: Db, id: number): Promise<unknown> {
  await lockCompositions(trx);
  return table.lock(trx, id);
}
