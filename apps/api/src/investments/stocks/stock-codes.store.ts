import { stockCodes } from '@mirante/contract/investments/stock-codes.ts';
import { stockCodeForm } from '@mirante/contract/investments/stocks.form.ts';
import type { StockCode, StockCodeDetail } from '@mirante/domain/investments/stock-code.ts';
import type { Db } from '../../database/db.ts';
import { hasRow } from '../../database/has-row.ts';
import { eq, startsWith, isTrue } from '../../records/filters.ts';
import { asJson } from '../../records/json.ts';
import { listOf } from '../../records/list-of.ts';
import { rowsOf } from '../../records/rows.ts';
import { fieldsOf, versioned } from '../../records/version.ts';
import { fairPrice } from '../corporate-actions/shares.ts';
import { paperOfDividend } from '../dividends/paper-of-dividend.ts';

const papers = (db: Db) =>
  db
    .selectFrom('stock_code')
    .select(['stock_code.id', 'stock_code.code', 'stock_code.current_price', fairPrice().as('fair_price')])
    .select(['stock_code.national_code', 'stock_code.active', 'stock_code.price_updated_at']);
const rows = (db: Db) =>
  papers(db)
    .innerJoin('stock', 'stock.id', 'stock_code.stock_id')
    .select(['stock_code.stock_id', 'stock.name as stock_name', 'stock.sector', 'stock.national']);

export const list = listOf(stockCodes.listStockCodes, 'stock_code', {
  rows,
  where: {
    'stock_code.id': eq,
    'stock_code.code': (q, code, ...more) => startsWith(q, code.toUpperCase(), ...more),
    'stock_code.stock_id': eq,
    'stock_code.national_code': isTrue,
    'stock_code.active': isTrue,
  },
});

/** A stock's codes, sorted. */
export const codesOf = async (db: Db, stockId: number): Promise<StockCode[]> =>
  (await papers(db).where('stock_id', '=', stockId).orderBy('code').execute()).map(asJson);

/** A code of this stock. */
export async function find(db: Db, stockId: number, id: number): Promise<StockCodeDetail | undefined> {
  const row = await rows(db)
    .where('stock_code.id', '=', id)
    .where('stock_code.stock_id', '=', stockId)
    .executeTakeFirst();
  return row && versioned(asJson(row), fieldsOf(stockCodeForm));
}

/** The stock of a code. */
export async function ownerOf(db: Db, code: string): Promise<{ name: string } | undefined> {
  return db
    .selectFrom('stock_code')
    .innerJoin('stock', 'stock.id', 'stock_code.stock_id')
    .select('stock.name')
    .where('stock_code.code', '=', code)
    .executeTakeFirst();
}

/** Whether dividends are listed by this code of the paper. */
export const hasDividends = (db: Db, id: number, code: string): Promise<boolean> =>
  hasRow(db.selectFrom('dividend').select('id').where('code', '=', code).where(paperOfDividend, '=', id));

export const changedCodeOn = (db: Db, id: number, day: string): Promise<boolean> =>
  hasRow(
    db
      .selectFrom('corporate_action')
      .select('id')
      .where('stock_code_id', '=', id)
      .where('kind', '=', 'ticker_change')
      .where('day', '=', day),
  );

export const { lock, insert, save, remove } = rowsOf('stock_code');
