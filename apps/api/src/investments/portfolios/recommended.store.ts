import { ownPortfolios } from '@mirante/contract/investments/own-portfolios.ts';
import type { FundsPortfolioItem } from '@mirante/domain/investments/recommended-portfolio.ts';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../database/db.ts';
import { opened } from '../../products/entitlements/entitlements.store.ts';
import { contains, eq, on } from '../../records/filters.ts';
import { listOf } from '../../records/list-of.ts';

const view = 'recommended_portfolio';
const readOf = (clientId: number) => sql<Date | null>`case kind
  when 'portfolio' then (select read_at from portfolio_read where client_id = ${clientId} and portfolio_id = own_id)
  else (select read_at from stock_portfolio_read where client_id = ${clientId} and stock_portfolio_id = own_id) end`;
const rows = (clientId: number) => (db: Db) =>
  db
    .selectFrom(view)
    .innerJoin('product', 'product.id', `${view}.product_id`)
    .select([`${view}.kind`, `${view}.own_id as id`, `${view}.name`, `${view}.category`])
    .select(['product.name as product_name', `${view}.updated_at`, readOf(clientId).as('read_at')])
    .select(sql<string>`beginning(plain_text(recommended_portfolio.description), 240)`.as('summary'))
    .select(
      sql<number>`case kind
        when 'portfolio' then (select count(*) from portfolio_item where portfolio_id = own_id)
        else (select count(*) from stock_portfolio_item where stock_portfolio_id = own_id and date_out is null) end::int`.as(
        'total_items',
      ),
    );

/** Active fund and stock portfolios that the client's products include now. */
export const listFor = (clientId: number, now: Date) =>
  listOf(ownPortfolios.listRecommendedPortfolios, view, {
    from: (db) =>
      db.selectFrom(view).where(`${view}.active`, '=', true).where(`${view}.product_id`, 'in', opened(clientId, now)),
    rows: rows(clientId),
    sort: {
      'portfolio.priority': `${view}.priority`,
      'portfolio.name': `${view}.name_key`,
      'portfolio.updated_at': `${view}.updated_at`,
    },
    where: {
      'portfolio.name': on(`${view}.name_key`, contains),
      'portfolio.category': on(`${view}.category`, eq),
      'portfolio.product': on(`${view}.product_id`, eq),
      'portfolio.kind': on(`${view}.kind`, eq),
      'portfolio.read': (q, read) => q.where(sql<SqlBool>`(${readOf(clientId)} is not null) = ${read === 'true'}`),
    },
  });

/** The funds in the newest composition of each of a client's portfolios, with their current data. */
export async function fundsFor(db: Db, clientId: number, now: Date): Promise<FundsPortfolioItem[]> {
  const { rows: found } = await sql<FundsPortfolioItem>`
    select
      portfolio.id as portfolio_id, portfolio.name as portfolio_name, part.item_id, fund.id as fund_id,
      case when fund.opened then 'Aberto' else 'Fechado' end as situation, fund.name as asset, category.name as sector, fund.cnpj as code,
      since.day as recommendation_date, round(part.share / jsonb_array_length(part.funds), 2) as share,
      entry.quota as in_value, newest_quota.quota as actual_price,
      round((newest_quota.quota / entry.quota - 1) * 100, 2) as actual_percentage,
      null as fair_price, null as potential_percentage, null as yield
    from portfolio
    cross join lateral (
      select items from portfolio_composition where portfolio_id = portfolio.id order by day desc limit 1
    ) newest
    cross join lateral jsonb_to_recordset(newest.items) as part (item_id int, share numeric, funds jsonb)
    join fund on part.funds @> to_jsonb(fund.id)
    join fund_category category on category.id = fund.category_id
    cross join lateral (
      select min(earlier.day) filter (where earlier.day > coalesce(absent.day, '-infinity')) as day
      from portfolio_composition earlier, lateral (
        select max(without.day) as day from portfolio_composition without
        where without.portfolio_id = portfolio.id
          and not without.items @> jsonb_build_array(jsonb_build_object('item_id', part.item_id, 'funds', jsonb_build_array(fund.id)))
      ) absent
      where earlier.portfolio_id = portfolio.id
    ) since
    left join lateral (
      select quota from fund_quota where fund_id = fund.id and fund_quota.day >= since.day order by fund_quota.day limit 1
    ) entry on true
    left join lateral (
      select quota from fund_quota where fund_id = fund.id order by fund_quota.day desc limit 1
    ) newest_quota on true
    where portfolio.active and portfolio.product_id in ${opened(clientId, now)}
    order by portfolio.name_key, portfolio.id, part.share desc, part.item_id, fund.name_key, fund.id`.execute(db);
  return found;
}
