import { dayNumber, type Series } from '@mirante/domain/investments/performance/series.ts';
import { sql, type RawBuilder } from 'kysely';

/**
 * The days and values of a row, packed: 30 papers over 10 years are 75,000 closes, which as rows would dominate the
 * cost.
 */
export interface Packed {
  days: Buffer;
  values: Buffer;
}

/** Of rows in order of their `day`, with a float8 `value`. */
export const packed: RawBuilder<Packed> = sql`
  coalesce(string_agg(date_send(day), ''), '') as days,
  coalesce(string_agg(float8send(value), ''), '') as values`;

/** PostgreSQL sends days since this one. */
const POSTGRES_EPOCH = dayNumber('2000-01-01');

/** Reorders the bytes of the row's own buffers, as PostgreSQL sends the most significant first. */
export function seriesFrom({ days, values }: Packed): Series {
  const length = days.length / 4;
  const series = { days: new Int32Array(length), values: new Float64Array(length) };
  new Uint8Array(series.days.buffer).set(days.swap32());
  new Uint8Array(series.values.buffer).set(values.swap64());
  for (let n = 0; n < length; n += 1) series.days[n]! += POSTGRES_EPOCH;
  return series;
}

export const noSeries = (): Series => ({ days: new Int32Array(), values: new Float64Array() });
