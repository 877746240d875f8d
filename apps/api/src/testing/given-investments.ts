import type { Db } from '../database/db.ts';
import { nowOf } from './clock.ts';
import type { Row } from './given-sales.ts';

let made = 0;
const stamps = (db: Db) => ({ created_at: nowOf(db), updated_at: nowOf(db) });

/** A paper of a stock of its own. */
export async function givenPaper(
  db: Db,
  { sector = 'Energia', ...row }: Row<'stock_code'> & { sector?: string } = {},
): Promise<{ id: number; code: string; stock_id: number }> {
  const code = row.code ?? `PAPEL${(made += 1)}`;
  const stock = { name: `Empresa ${code}`, description: 'Uma empresa.', sector, ...stamps(db) };
  const { id: stock_id } = await db.insertInto('stock').values(stock).returning('id').executeTakeFirstOrThrow();
  return db
    .insertInto('stock_code')
    .values({ current_price: 40, fair_price: 50, ...row, stock_id, code })
    .returning(['id', 'code', 'stock_id'])
    .executeTakeFirstOrThrow();
}

/** A dividend of a portfolio. */
export const givenDividend = async (db: Db, stock_portfolio_id: number, row: Row<'dividend'> = {}): Promise<void> =>
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
