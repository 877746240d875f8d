import type { StockCategory } from '@mirante/domain/investments/stock.ts';
import { sql } from 'kysely';

/** Of a stock, for staff and readers. */
export const allCodes = sql<string>`(select coalesce(string_agg(code, ', ' order by code), '') from stock_code where stock_id = stock.id)`;
export const firstCode = sql<string | null>`(select min(code) from stock_code where stock_id = stock.id and active)`;
export const categoryName = sql<StockCategory>`case
  when stock.national then 'Ações'
  when exists (select from stock_code where stock_id = stock.id and active and national_code) then 'BDRs'
  else 'Stocks'
end`;
