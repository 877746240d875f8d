import type pg from 'pg';
import { loadInBulk } from '../seed/bulk.ts';
import type { Size } from './statistics.ts';

interface Market {
  papers: number;
  portfolios: number;
}
const markets: Record<Size, Market> = {
  whole: { papers: 2000, portfolios: 50 },
  quick: { papers: 200, portfolios: 5 },
};
const ITEMS = 30;
/** Ten years of weekdays, without holidays. */
const DAYS =
  "generate_series(date '2016-11-24', date '2026-11-24', interval '1 day') d where extract(isodow from d) < 6";

/**
 * Papers with ten years of closes, and portfolios that held 30 of them for as long, of product `productId`; returns the
 * portfolios' ids.
 */
export async function fillMarket(client: pg.Client, size: Size, productId: number): Promise<number[]> {
  const { papers, portfolios } = markets[size];
  await client.query('begin');
  await client.query(`
    insert into stock (name, description, sector, created_at, updated_at)
    select 'Empresa ' || n, 'Uma empresa.', 'Setor ' || n % 12, now(), now() from generate_series(1, ${papers}) n;
    insert into stock_code (stock_id, code, current_price, fair_price)
    select id, 'PAPEL' || id, 40, 50 from stock order by id`);
  await loadInBulk(client, ['daily_close'], async () => {
    // A wave on a trend of its own, so that papers differ; one close in 5,000 has an unexplained jump.
    await client.query(`
      insert into daily_close (stock_code_id, day, close, source, jump)
      select code.id, d, round((20 + code.id % 50 + 8 * sin(extract(epoch from d) / 8640000 + code.id))::numeric, 2), 'b3',
        case when (code.id * 7919 + extract(epoch from d)::bigint / 86400) % 5000 = 0 then 1.5 end
      from stock_code code, ${DAYS}`);
  });
  await client.query(`
    insert into index_value (index, day, value, source) select 'cdi', d, 0.045, 'bcb' from ${DAYS};
    insert into index_value (index, day, value, source)
    select 'ibovespa', d, 60000 + 9 * (d::date - date '2016-11-24'), 'bcb' from ${DAYS};
    insert into index_value (index, day, value, source)
    select 'ipca', d, 0.4, 'bcb' from generate_series(date '2016-01-01', date '2026-10-01', interval '1 month') d`);
  const { rows } = await client.query<{ id: number }>(
    `insert into stock_portfolio (name, description, active, product_id, created_at, updated_at)
     select 'Carteira ' || n, '<p>De sempre.</p>', true, $1, now(), now() from generate_series(1, ${portfolios}) n returning id`,
    [productId],
  );
  await client.query(`
    insert into stock_portfolio_item
      (stock_portfolio_id, stock_code_id, status, date_in, price_in, share, position, created_at, updated_at)
    select p.id, code.id, 'Comprar', date '2016-11-28' + n % 5, 30, 3.33, n, timestamptz '2016-11-28', now()
    from stock_portfolio p, generate_series(0, ${ITEMS - 1}) n, lateral (
      select id from stock_code order by id offset (p.id * 37 + n * 13) % ${papers} limit 1
    ) code;
    insert into dividend
      (stock_portfolio_id, code, value, with_date, payment_date, yield_on_payment, yield_on_cost, created_at, updated_at)
    select item.stock_portfolio_id, code.code, 0.35, d, d::date + 20, 1, 1.2, now(), now()
    from stock_portfolio_item item join stock_code code on code.id = item.stock_code_id,
      generate_series(date '2017-01-10', date '2026-11-10', interval '3 months') d;
    commit`);
  await client.query('vacuum analyze');
  return rows.map(({ id }) => id);
}
