import { benchmarks, type Benchmark } from '@mirante/domain/investments/performance/performance.ts';
import type { Series } from '@mirante/domain/investments/performance/series.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { packed, seriesFrom, type Packed } from './series.store.ts';

/** From the month before `day`: a curve starts on the eve of its first day, and IPCA with a whole month. */
export async function findIndexes(db: Db, day: string): Promise<Record<Benchmark, Series>> {
  const { rows } = await sql<Packed & { index: Benchmark }>`
    select asked.index, part.* from unnest(${benchmarks}::text[]) as asked (index), lateral (
      select ${packed} from (
        select day, value::float8 as value from index_value
        where index = asked.index and day >= date_trunc('month', ${day}::date - 31)::date order by day, value::float8
      ) rows
    ) part`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.index, seriesFrom(row)])) as Record<Benchmark, Series>;
}
