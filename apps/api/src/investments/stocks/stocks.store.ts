import { stockForm } from '@mirante/contract/investments/stocks.form.ts';
import { stocks } from '@mirante/contract/investments/stocks.ts';
import type { Stock } from '@mirante/domain/investments/stock.ts';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../database/db.ts';
import { contains, containsText, eq, on, isTrue } from '../../records/filters.ts';
import { asJson } from '../../records/json.ts';
import { listOf } from '../../records/list-of.ts';
import { rowsOf } from '../../records/rows.ts';
import { fieldsOf, versioned } from '../../records/version.ts';
import { productsOf } from '../../products/entitlements/unlocking.store.ts';
import { codesOf } from './stock-codes.store.ts';
import { allCodes, categoryName, firstCode } from './stock-row.ts';

const rows = (db: Db) =>
  db
    .selectFrom('stock')
    .select(['stock.id', 'stock.name', 'stock.sector', 'stock.national', allCodes.as('codes')])
    .select([firstCode.as('code'), categoryName.as('category_name'), 'stock.created_at', 'stock.updated_at']);

const hasCode = (start: string) =>
  sql<SqlBool>`stock.id in (select stock_id from stock_code where starts_with(code, upper(${start})))`;

export const list = listOf(stocks.listStocks, 'stock', {
  rows,
  nullable: ['stock.sector'],
  sort: { 'stock.name': 'stock.name_key', 'stock.sector': 'stock.sector_key' },
  where: {
    'stock.id': eq,
    'stock.name': on('stock.name_key', contains),
    'stock.sector': on('stock.sector_key', contains),
    'stock.national': isTrue,
    'stock.code': (query, code) => query.where(hasCode(code)),
    'stock.filter': (query, text) => query.where((eb) => eb.or([containsText('stock.name_key', text), hasCode(text)])),
  },
});

export async function find(db: Db, id: number): Promise<Stock | undefined> {
  const row = await rows(db).select('stock.description').where('stock.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const [products, stock_codes] = await Promise.all([productsOf(db, 'stock', id), codesOf(db, id)]);
  const { version } = versioned({ ...row, products: products.map((product) => product.id) }, fieldsOf(stockForm));
  return { ...asJson(row), products, stock_codes, version };
}

export const { lock, insert, save, remove } = rowsOf('stock');
