import type { Db } from '../database/db.ts';
import { setProducts } from '../products/entitlements/unlocking.store.ts';
import { clockNow } from './clock.ts';
import type { Row } from './sales-factory.ts';
import { nextNumber } from './sequence.ts';

const stamps = (db: Db) => ({ created_at: clockNow(db), updated_at: clockNow(db) });

export const createFundCategory = async (db: Db, name = `Categoria ${nextNumber()}`): Promise<number> =>
  (
    await db
      .insertInto('fund_category')
      .values({ name, ...stamps(db) })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

/** Creates a category if none is given. */
export async function createFund(
  db: Db,
  category?: number,
  products: readonly number[] = [],
  row: Row<'fund'> = {},
): Promise<number> {
  const category_id = category ?? (await createFundCategory(db));
  const values = { name: `Fundo ${nextNumber()}`, description: '<p>Um fundo.</p>', liquidity: 1, min_value: 500 };
  const { id } = await db
    .insertInto('fund')
    .values({ ...values, ...stamps(db), ...row, category_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (products.length > 0) await setProducts(db, { kind: 'fund', id }, products);
  return id;
}

export async function createStock(db: Db, products: readonly number[] = [], row: Row<'stock'> = {}): Promise<number> {
  const { id } = await db
    .insertInto('stock')
    .values({ name: `Ação ${nextNumber()}`, description: '<p>Uma ação.</p>', ...stamps(db), ...row })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (products.length > 0) await setProducts(db, { kind: 'stock', id }, products);
  return id;
}

export const insertStockCode = async (db: Db, stockId: number, row: Row<'stock_code'> = {}): Promise<number> =>
  (
    await db
      .insertInto('stock_code')
      .values({ code: `COD${nextNumber()}`, current_price: 10, ...row, stock_id: stockId })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

/** A paper of a new stock. */
export async function createPaper(
  db: Db,
  { sector = 'Energia', ...row }: Row<'stock_code'> & { sector?: string } = {},
): Promise<{ id: number; code: string; stock_id: number }> {
  const code = row.code ?? `PAPEL${nextNumber()}`;
  const stock = { name: `Empresa ${code}`, description: 'Uma empresa.', sector, ...stamps(db) };
  const { id: stock_id } = await db.insertInto('stock').values(stock).returning('id').executeTakeFirstOrThrow();
  return db
    .insertInto('stock_code')
    .values({ current_price: 40, fair_price: 50, ...row, stock_id, code })
    .returning(['id', 'code', 'stock_id'])
    .executeTakeFirstOrThrow();
}

export const createDividend = async (db: Db, stock_portfolio_id: number, row: Row<'dividend'> = {}): Promise<void> =>
  void (await db
    .insertInto('dividend')
    .values({
      code: 'ITUB4',
      value: 1,
      with_date: '2026-10-01',
      payment_date: null,
      yield_on_payment: 2,
      yield_on_cost: 3,
      ...stamps(db),
      ...row,
      stock_portfolio_id,
    })
    .execute());
