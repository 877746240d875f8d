import type { Series } from '@mirante/domain/investments/performance/series.ts';
import { sql, type RawBuilder } from 'kysely';

/**
 * The days and values of a row, packed: 30 papers over 10 years are 75,000 closes, which as rows would dominate the
 * cost.
 */
export interface Packed {
  days: Buffer;
  values: Buffer;
}

/** Of rows in order of their days. */
export const packed = (value: string): RawBuilder<Packed> =>
  sql`
    coalesce(string_agg(int4send(day - date '1970-01-01'), ''), '') as days,
    coalesce(string_agg(float8send(${sql.ref(value)}::float8), ''), '') as values`;

/** Reorders the bytes of the row's own buffers, as PostgreSQL sends the most significant first. */
export function seriesFrom({ days, values }: Packed): Series {
  const length = days.length / 4;
  const series = { days: new Int32Array(length), values: new Float64Array(length) };
  new Uint8Array(series.days.buffer).set(days.swap32());
  new Uint8Array(series.values.buffer).set(values.swap64());
  return series;
}

export const noSeries = (): Series => ({ days: new Int32Array(), values: new Float64Array() });
