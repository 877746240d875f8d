import type { Endpoint, Input, Result } from '@mirante/contract/http.ts';
import type { ListInput, Paging, Schema } from '@mirante/contract/lazy-schema.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { whenIdle } from '@mirante/ui-kit/boot/when-idle.ts';
import { useIsMounted } from '@mirante/ui-kit/states/use-is-mounted.ts';
import { useEffect, useMemo, useReducer } from 'react';
import { useSearchParams } from 'react-router';
import type { Schema as Field, ValidationError } from 'yup';

// The machinery is generic over every list there can be; only here may `any` stand.
/* oxlint-disable typescript/no-explicit-any */
export type ListEndpoint = Endpoint<'GET', any, ListInput<any>, any>;
export type Query<E> = Input<E>;
export type Row<E> = Result<E> extends Page<infer R> ? R : never;
export type SortKey<E> = Query<E> extends { sort: infer S } ? S : never;
export type FilterKey<E> = Exclude<keyof Query<E> & string, keyof Paging>;
/* oxlint-enable typescript/no-explicit-any */

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

/** A list's state is its address, read through the schema that the server reads it with. Without one, no schema is waited for. */
export function useListQuery({ input }: ListEndpoint): ListQuery {
  const [url, setUrl] = useSearchParams();
  const given = useMemo(() => new Map([...url].filter(([, value]) => value !== '')), [url]);
  const schema = useSchema(input, given.size > 0 ? url.toString() : '');
  const isMounted = useIsMounted();
  const { query, ignored } = useMemo(
    () => (schema && given.size > 0 ? read(schema, given) : { query: { ...input.defaults }, ignored: [] }),
    [schema, given, input],
  );
  return {
    query,
    ignored,
    change: (next) => {
      if (schema) return setUrl(write({ ...query, page: 1, ...next }));
      const isFirst = !early.has(input);
      early.set(input, { ...early.get(input), page: 1, ...next });
      if (isFirst) void changeEarly(input, (state) => isMounted() && setUrl(write(state)));
    },
    accepts: (key, value) => !schema || (schema.fields[key] as Field).isValidSync(value),
  };
}

/** Fetched at once where the address has a state; else when the browser has nothing to do. */
function useSchema(input: ListInput, url: string): Schema | undefined {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  // React waits for what is thrown; `use` would have to be called when it is there, too.
  if (url && !input.made) throw wanted(input, url);
  useEffect(() => {
    if (input.made) return undefined;
    let isThere = true;
    const cancel = whenIdle(
      () =>
        void input().then(
          () => isThere && redraw(),
          () => undefined,
        ),
    );
    return () => {
      isThere = false;
      cancel();
    };
  }, [input]);
  return input.made;
}

/** Why the fields of a list did not come for an address: another one is another try. */
const failures = new WeakMap<ListInput, { url: string; error: unknown }>();

/** The promise of a list's fields, or the error that it ended with. */
function wanted(input: ListInput, url: string): unknown {
  const failure = failures.get(input);
  if (failure?.url === url) return failure.error;
  return input().catch((error: unknown) => void failures.set(input, { url, error }));
}

/** What was asked of lists before their schema was there, by whichever part of the page. */
const early = new WeakMap<ListInput, Partial<ListState>>();

/** Where the fields do not come, the address keeps what was asked, and its page says so. */
async function changeEarly(input: ListInput, apply: (state: Partial<ListState>) => void): Promise<void> {
  const schema = await input().catch(() => undefined);
  const state = early.get(input) ?? {};
  early.delete(input);
  apply(schema ? read(schema, new Map(write(state))).query : state);
}

export const isFilter = (key: string): boolean => !['page', 'perPage', 'sort', 'order'].includes(key);

/** The filters in use. */
export const filtersIn = (query: ListState): [key: string, value: unknown][] =>
  Object.entries(query).filter(([key, value]) => isFilter(key) && value !== undefined && value !== '');

function read(schema: Schema, given: ReadonlyMap<string, string>): { query: ListState; ignored: string[] } {
  const known = new Map(given);
  const unknown = [...given.keys()].filter((key) => !(key in schema.fields));
  for (const key of unknown) known.delete(key);
  try {
    return { query: schema.validateSync(Object.fromEntries(known), { abortEarly: false }), ignored: unknown };
  } catch (error) {
    if ((error as Error).name !== 'ValidationError') throw error;
    const refused = [...new Set((error as ValidationError).inner.map(({ path }) => fieldOf(path)))];
    for (const key of refused) known.delete(key);
    return { query: schema.cast(Object.fromEntries(known)), ignored: [...unknown, ...refused] };
  }
}

/** yup writes a key that has a dot as `["client.id"]`. */
const fieldOf = (path = '') => path.replace(/^\["|"\]$/g, '');

const write = ({ page, perPage, sort, order, ...filters }: Partial<ListState>) =>
  new URLSearchParams(
    Object.entries({ page, perPage, sort, order, ...filters }).flatMap(([key, value]) =>
      value === undefined || value === '' ? [] : [[key, String(value)]],
    ),
  );
