import { addMonths, dayInSaoPaulo } from '@mirante/domain/dates.ts';
import type { CloseSource } from '@mirante/domain/investments/quote-load.ts';
import { CHART_YEARS, type PaperCloses, type StockCloses } from '@mirante/domain/investments/stock-closes.ts';
import { isStalePrice } from '@mirante/domain/investments/stale-price.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { priceDay } from '../corporate-actions/shares.ts';

interface PaperRow extends Omit<PaperCloses, 'price'> {
  current_price: number;
  price_day: string | null;
  price_source: CloseSource | null;
}

/** The closes of a stock's active codes. */
export const closesOf = async (db: Db, stockId: number, now: Date): Promise<StockCloses> => ({
  stock_id: stockId,
  papers: await papersOf(db, stockId, now),
});

async function papersOf(db: Db, stockId: number, now: Date): Promise<PaperCloses[]> {
  const today = dayInSaoPaulo(now);
  const { rows } = await sql<PaperRow>`
    select p.id as stock_code_id, p.code, p.national_code, p.current_price,
      ${priceDay('p')} as price_day,
      (select source from daily_close d where d.stock_code_id = p.id and d.day = ${priceDay('p')} and d.close::numeric(16, 8) = p.current_price) as price_source,
      coalesce(c.days, '{}') as days, coalesce(c.closes, '{}') as closes, coalesce(c.made_up, false) as made_up,
      coalesce((
        select jsonb_agg(jsonb_build_object('day', a.day, 'kind', a.kind, 'factor', a.factor, 'old_code', a.old_code) order by a.day, a.id)
        from corporate_action a where a.stock_code_id = p.id
      ), '[]') as actions
    from stock_code p
    cross join lateral (
      select array_agg(d.day::text order by d.day) as days, array_agg(d.close::float8 order by d.day) as closes, bool_or(d.source = 'demo') as made_up
      from daily_close d where d.stock_code_id = p.id and d.day >= ${addMonths(today, -12 * CHART_YEARS)}
    ) c
    where p.stock_id = ${stockId} and p.active
    order by p.code`.execute(db);
  return rows.map(({ current_price, price_day, price_source, ...row }) => ({
    ...row,
    price:
      current_price > 0 && price_day !== null
        ? {
            value: current_price,
            day: price_day,
            // A price without a close was typed.
            source: price_source ?? 'manual',
            stale: isStalePrice(price_day, today),
          }
        : null,
  }));
}
