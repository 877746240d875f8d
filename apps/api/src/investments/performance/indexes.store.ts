import { benchmarks, type Benchmark } from '@mirante/domain/investments/performance/performance.ts';
import type { Series } from '@mirante/domain/investments/performance/series.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { noSeries, packed, seriesFrom, type Packed } from './series.store.ts';

/** From the month before `day`: a curve starts on the eve of its first day, and IPCA with a whole month. */
export async function findIndexes(db: Db, day: string): Promise<Record<Benchmark, Series>> {
  const { rows } = await sql<Packed & { index: Benchmark }>`
    select index, ${packed} from (
      select index, day, value::float8 as value from index_value where day >= date_trunc('month', ${day}::date - 31) order by index, day
    ) rows group by index`.execute(db);
  const found = new Map(rows.map((row) => [row.index, seriesFrom(row)]));
  return Object.fromEntries(benchmarks.map((index) => [index, found.get(index) ?? noSeries()])) as Record<
    Benchmark,
    Series
  >;
}
