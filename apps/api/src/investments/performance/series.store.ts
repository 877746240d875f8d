import type { Series } from '@mirante/domain/investments/performance/series.ts';
import { sql, type RawBuilder } from 'kysely';

/** One row's days and values, packed: a curve of 30 papers and 10 years is 75,000 closes, which as rows would cost more than all the rest. */
export interface Packed {
  days: Buffer;
  values: Buffer;
}

/** Of rows that come in the order of their days. */
export const packed = (value: string): RawBuilder<Packed> =>
  sql`
    coalesce(string_agg(int4send(day - date '1970-01-01'), ''), '') as days,
    coalesce(string_agg(float8send(${sql.ref(value)}::float8), ''), '') as values`;

export function seriesFrom({ days, values }: Packed): Series {
  const length = days.length / 4;
  const series = { days: new Int32Array(length), values: new Float64Array(length) };
  for (let place = 0; place < length; place += 1) {
    series.days[place] = days.readInt32BE(place * 4);
    series.values[place] = values.readDoubleBE(place * 8);
  }
  return series;
}

export const noSeries = (): Series => ({ days: new Int32Array(), values: new Float64Array() });
