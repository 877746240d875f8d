import { stocks } from '@mirante/contract/investments/stocks.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { contains, eq, on } from '../../records/filters.ts';
import { listOf } from '../../records/list-of.ts';

const codes = sql<string>`(select coalesce(string_agg(code, ', ' order by code), '') from stock_code where stock_id = stock.id)`;
const rows = (db: Db) =>
  db.selectFrom('stock').select(['stock.id', 'stock.name', 'stock.sector']).select(codes.as('codes'));

export const list = listOf(stocks.listStocks, 'stock', {
  rows,
  sort: { 'stock.name': 'stock.name_key' },
  where: { 'stock.id': eq, 'stock.name': on('stock.name_key', contains) },
});
