import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Schema } from '../database/schema.ts';
import { clockNow } from './clock.ts';
import { factory } from './factory.ts';

const stamps = (db: Db) => ({ created_at: clockNow(db), updated_at: clockNow(db) });
let made = 0;

/** A paper of a new stock. */
export async function createCode(db: Db, code = `TEST${(made += 1)}`): Promise<{ id: number; code: string }> {
  const stock = await db
    .insertInto('stock')
    .values({ name: `Empresa ${code}`, description: 'Uma empresa de teste.', ...stamps(db) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return db
    .insertInto('stock_code')
    .values({ stock_id: stock.id, code, current_price: 10, fair_price: 20 })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow();
}

type Item = Updateable<Schema['stock_portfolio_item']>;

/** A recommended paper in a portfolio: open, bought at 10 on 2 March 2026 by default. */
export async function createRecordedItem(db: Db, portfolioId: number, codeId: number, row: Item = {}): Promise<number> {
  const { id } = await db
    .insertInto('stock_portfolio_item')
    .values({
      stock_portfolio_id: portfolioId,
      stock_code_id: codeId,
      status: 'Comprar',
      date_in: '2026-03-02',
      price_in: 10,
      share: 10,
      position: 0,
      ...stamps(db),
      ...row,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const changeItem = async (db: Db, id: number, row: Item): Promise<void> =>
  void (await db
    .updateTable('stock_portfolio_item')
    .set({ updated_at: clockNow(db), ...row } as never)
    .where('id', '=', id)
    .execute());

/** Removes an item as a staff member, by the API's clock, since a deleted row has no time. */
export async function removeItem(db: Db, id: number): Promise<void> {
  const { id: user_id } = await factory.staff(db);
  const actor = { user_id, action: 'Remover um item', request_id: 'test', at: clockNow(db) };
  await db.transaction().execute(async (trx) => {
    await sql`select set_config('mirante.actor', ${JSON.stringify(actor)}, true)`.execute(trx);
    await trx.deleteFrom('stock_portfolio_item').where('id', '=', id).execute();
  });
}

/** A portfolio of stocks, of a new product. */
export const createStockPortfolio = async (db: Db): Promise<{ id: number; name: string; productId: number }> => {
  const product = await factory.product(db);
  return { ...(await factory.stockPortfolio(db, product.id)), productId: product.id };
};

/** The verifier's result for an export, run as by a downloader. */
export async function verify(lines: string, ...roots: string[]): Promise<{ code: number; said: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mirante-record-'));
  const file = path.join(folder, 'registros.jsonl');
  await writeFile(file, lines);
  const tool = path.join(import.meta.dirname, '../../../../tools/verify-record.ts');
  const words = [tool, file, ...roots.flatMap((root) => ['--root', root])];
  const verdict = await promisify(execFile)(process.execPath, words).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stdout: string }) => ({ code: error.code, said: error.stdout }),
  );
  await rm(folder, { recursive: true });
  return verdict;
}
