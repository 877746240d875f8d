import { get, type, type Endpoint } from '../http.ts';

/** A file, not JSON. */
export type CsvFile = string;

/** A CSV export of a list: same filters and order, but all rows. */
/* oxlint-disable-next-line typescript/no-explicit-any -- generic over every list there can be */
export const csvOf = <const P extends `${string}.csv`, E extends Endpoint<'GET', any, any, any>>(
  path: P,
  what: string,
  list: E,
) =>
  get(path, { what, allow: list.allow, input: list.input as E['input'], returns: type<CsvFile>(), media: 'text/csv' });
