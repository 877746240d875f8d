import { get, type, type Endpoint } from '../http.ts';

/** A file, not JSON. */
export type CsvFile = string;

/** A list's rows as a file for a spreadsheet: with its filters and in its order, but all of them. */
/* oxlint-disable-next-line typescript/no-explicit-any -- generic over every list there can be */
export const csvOf = <const P extends `${string}.csv`, E extends Endpoint<'GET', any, any, any>>(
  path: P,
  what: string,
  list: E,
) =>
  get(path, { what, allow: list.allow, input: list.input as E['input'], returns: type<CsvFile>(), media: 'text/csv' });
