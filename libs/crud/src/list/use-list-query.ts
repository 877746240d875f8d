import type { Endpoint, Input, Result } from '@mirante/contract/http.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { ValidationError, type AnyObject, type ObjectSchema, type Schema } from 'yup';

// The machinery is generic over every list there can be; only here may `any` stand.
/* oxlint-disable typescript/no-explicit-any */
type ListSchema = ObjectSchema<any, AnyObject, any, any>;
export type ListEndpoint = Endpoint<'GET', any, ListSchema, any>;
export type Query<E> = Input<E>;
export type Row<E> = Result<E> extends Page<infer R> ? R : never;
export type SortKey<E> = Query<E> extends { sort: infer S } ? S : never;
export type FilterKey<E> = Exclude<keyof Query<E> & string, keyof Paging>;
/* oxlint-enable typescript/no-explicit-any */

export interface Paging {
  page: number;
  perPage: number;
  sort: string;
  order: 1 | -1;
}
/** A list's state as the shells read it: its paging, and whatever filters it has. */
export type ListState = Paging & Record<string, unknown>;

export interface ListQuery {
  query: ListState;
  /** Keys of the address that the list does not know, or whose values it refuses. */
  ignored: readonly string[];
  /** Anything but a change of page goes back to the first. */
  change: (next: Partial<ListState>) => void;
  accepts: (key: string, value: string) => boolean;
}

/** A list's state is its address, read through the schema that the server reads it with. */
export function useListQuery({ input }: ListEndpoint): ListQuery {
  const [url, setUrl] = useSearchParams();
  const { query, ignored } = useMemo(() => read(input, url), [input, url]);
  return {
    query,
    ignored,
    change: (next) => setUrl(write({ ...query, page: 1, ...next })),
    accepts: (key, value) => (input.fields[key] as Schema).isValidSync(value),
  };
}

export const isFilter = (key: string): boolean => !['page', 'perPage', 'sort', 'order'].includes(key);

/** The filters in use. */
export const filtersIn = (query: ListState): [key: string, value: unknown][] =>
  Object.entries(query).filter(([key, value]) => isFilter(key) && value !== undefined && value !== '');

function read(schema: ListSchema, url: URLSearchParams): { query: ListState; ignored: string[] } {
  const given = new Map([...url].filter(([, value]) => value !== ''));
  const unknown = [...given.keys()].filter((key) => !(key in schema.fields));
  for (const key of unknown) given.delete(key);
  try {
    return { query: schema.validateSync(Object.fromEntries(given), { abortEarly: false }), ignored: unknown };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const refused = [...new Set(error.inner.map(({ path }) => fieldOf(path)))];
    for (const key of refused) given.delete(key);
    return { query: schema.cast(Object.fromEntries(given)), ignored: [...unknown, ...refused] };
  }
}

/** yup writes a key that has a dot as `["client.id"]`. */
const fieldOf = (path = '') => path.replace(/^\["|"\]$/g, '');

const write = ({ page, perPage, sort, order, ...filters }: ListState) =>
  new URLSearchParams(
    Object.entries({ page, perPage, sort, order, ...filters }).flatMap(([key, value]) =>
      value === undefined || value === '' ? [] : [[key, String(value)]],
    ),
  );
