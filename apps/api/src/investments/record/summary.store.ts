import { bands, type RecordSummary } from '@mirante/domain/investments/record.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isPublic } from './record.store.ts';

/** Over all public calls, good and bad. */
export async function summaryOf(db: Db, now: Date): Promise<RecordSummary> {
  const { rows } = await sql<RecordSummary>`
    with over as materialized (select * from record_result where ${isPublic(now)}),
      measured as (select *, date_out - date_in as days from over where result is not null)
    select
      count(*)::int as closed,
      count(*) filter (where result > 0)::int as gains,
      (select count(*) from over where result is null)::int as removed,
      min(date_out) as first_out,
      max(date_out) as last_out,
      round(avg(result), 4) as average,
      round(percentile_cont(0.5) within group (order by result)::numeric, 4) as median,
      max(result) as best,
      min(result) as worst,
      round(avg(difference), 4) as difference,
      count(difference)::int as compared,
      count(*) filter (where difference > 0)::int as above,
      round(avg(days), 1) as average_days,
      min(days) as shortest_days,
      max(days) as longest_days,
      array[${sql.join(bands.map(countIn))}] as bands,
      (select coalesce(json_agg(named order by name), '[]') from (
        select distinct on (stock_portfolio_id) stock_portfolio_id as id, portfolio_name as name
        from over order by stock_portfolio_id, last_entry desc
      ) named) as portfolios
    from measured`.execute(db);
  return rows[0]!;
}

const countIn = ({ from, to }: (typeof bands)[number]): RawBuilder<number> =>
  sql`(count(*) filter (where ${from === null ? sql`true` : sql`result > ${from}`} and ${to === null ? sql`true` : sql`result <= ${to}`}))::int`;
