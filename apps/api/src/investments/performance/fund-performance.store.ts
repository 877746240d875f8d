import type { FundPortfolioInput } from '@mirante/domain/investments/performance/fund-portfolio-performance.ts';
import { dayNumber } from '@mirante/domain/investments/performance/series.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { findIndexes } from './indexes.store.ts';
import { noSeries, packed, seriesFrom, type Packed } from './series.store.ts';

/** The input of a fund portfolio's performance. */
export async function findFundPortfolio(db: Db, id: number): Promise<Omit<FundPortfolioInput, 'idle'>> {
  const compositions = await db
    .selectFrom('portfolio_composition')
    .select(['day', 'items'])
    .where('portfolio_id', '=', id)
    .orderBy('day')
    .execute();
  const ids = [...new Set(compositions.flatMap(({ items }) => items.flatMap(({ funds }) => funds)))];
  const first = compositions[0]?.day ?? '1970-01-01';
  const [funds, quotas, indexes] = await Promise.all([
    ids.length === 0 ? [] : db.selectFrom('fund').select(['id', 'name']).where('id', 'in', ids).execute(),
    findQuotas(db, ids, first),
    findIndexes(db, first),
  ]);
  return {
    compositions: compositions.map(({ day, items }) => ({ day: dayNumber(day), items })),
    funds: funds.map((fund) => ({ ...fund, quotas: quotas.get(fund.id) ?? noSeries() })),
    indexes,
  };
}

async function findQuotas(db: Db, ids: readonly number[], first: string) {
  const { rows } = await sql<Packed & { fund_id: number }>`
    select fund.fund_id, part.* from unnest(${ids}::int[]) as fund (fund_id), lateral (
      select ${packed} from (
        select day, quota::float8 as value from fund_quota where fund_id = fund.fund_id and day >= ${first}::date - 10 order by day
      ) rows
    ) part`.execute(db);
  return new Map(rows.map((row) => [row.fund_id, seriesFrom(row)]));
}
