import type { Endpoint, Input, Result } from '@mirante/contract/http.ts';
import type { LazySchema, ListInput, Paging, Schema } from '@mirante/contract/lazy-schema.ts';
import { isPaging, type Page } from '@mirante/domain/records/page.ts';
import { readStored, writeStored } from '@mirante/ui-kit/boot/browser-storage.ts';
import { whenIdle } from '@mirante/ui-kit/boot/when-idle.ts';
import { useIsCurrentPage } from '@mirante/ui-kit/states/use-is-current-page.ts';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigationType, useSearchParams, type Location } from 'react-router';
import type { Schema as Field, ValidationError } from 'yup';

// Generic over all lists; `any` is used only here.
/* oxlint-disable typescript/no-explicit-any */
export type ListEndpoint = Endpoint<'GET', any, ListInput<any>, any>;
export type Query<E> = Input<E>;
export type Row<E> = Result<E> extends Page<infer R> ? R : never;
export type SortKey<E> = Query<E> extends { sort: infer S } ? S : never;
export type FilterKey<E> = Exclude<keyof Query<E> & string, keyof Paging>;
/* oxlint-enable typescript/no-explicit-any */

/** A list's state: paging and filters. */
export type ListState = Paging & Record<string, unknown>;

export interface ListQuery {
  query: ListState;
  /** Unknown keys in the URL, and those with invalid values. */
  ignored: readonly string[];
  /** Any change but the page returns to the first page. */
  change: (next: Partial<ListState>) => void;
  accepts: (key: string, value: string) => boolean;
}

/**
 * A list's state is its URL, parsed with the server's schema. Without filters no schema is awaited: `usePrefetchSchema`
 * loads it for later changes.
 */
export function useListQuery({ path, input }: ListEndpoint): ListQuery {
  const [url, setUrl] = useUrlWithPageSize(path, input);
  const location = useLocation();
  const given = useMemo(() => new Map([...url].filter(([, value]) => value !== '')), [url]);
  const paging = useMemo(() => input.readPaging(given), [input, given]);
  // Suspends by throwing; `use` would always have to be called.
  if (!paging && !input.made) throw wanted(input, url.toString());
  const isCurrentPage = useIsCurrentPage();
  const { query, ignored } = useMemo(
    () => (paging ? { query: { ...paging }, ignored: [] } : read(input.made, given)),
    [paging, input, given],
  );
  return {
    query,
    ignored,
    change: (next) => {
      if (!isCurrentPage()) return;
      if (next.perPage !== undefined) writeStored(sizeKeyOf(path), String(next.perPage));
      const before = asked.get(input);
      const isFurther = before?.over === location;
      const state = { ...(isFurther ? before.state : query), page: 1, ...next };
      asked.set(input, { over: location, state });
      if (input.made) setUrl(searchOf(state));
      else if (!isFurther) void changeEarly(input, (accepted) => isCurrentPage() && setUrl(searchOf(accepted)));
    },
    accepts: (key, value) => !input.made || (input.made.fields[key] as Field).isValidSync(value),
  };
}

const sizeKeyOf = (path: string) => `mirante.page-size.${path}`;

/**
 * A link without a page size opens the list with the one chosen last, which is written to the URL. Back and reload show
 * what the URL says.
 */
function useUrlWithPageSize(path: string, input: ListInput) {
  const [url, setUrl] = useSearchParams();
  const isLink = useNavigationType() !== 'POP';
  const chosen = useMemo(() => {
    const size = isLink && !url.has('perPage') ? readStored(sizeKeyOf(path)) : null;
    const isValid = size !== null && input.readPaging(new Map([['perPage', size]])) !== undefined;
    return isValid ? new URLSearchParams([...url, ['perPage', size]]) : undefined;
  }, [isLink, url, path, input]);
  useEffect(() => {
    if (chosen) setUrl(chosen, { replace: true });
  }, [chosen, setUrl]);
  return [chosen ?? url, setUrl] as const;
}

/** Loads a list's schema when the browser is idle, once the list is shown. */
export function usePrefetchSchema({ input }: ListEndpoint, isShown: boolean): void {
  useEffect(
    () => (isShown && !input.made ? whenIdle(() => void input().catch(() => undefined)) : undefined),
    [input, isShown],
  );
}

/** Why a list's schema failed to load for a URL: another URL retries. */
const failures = new WeakMap<ListInput, { url: string; error: unknown }>();

/** The promise of a list's schema, or its error. */
function wanted(input: ListInput, url: string): unknown {
  const failure = failures.get(input);
  if (failure?.url === url) return failure.error;
  return input().catch((error: unknown) => void failures.set(input, { url, error }));
}

/**
 * The state that was asked for last, from any part of the page, while `over` is shown: until the schema is loaded, or the
 * router, which renders another URL in a transition, shows it. Further changes are made to it.
 */
const asked = new WeakMap<ListInput, { over: Location; state: Partial<ListState> }>();

/** If the schema fails to load, the URL keeps the state, and the page shows the error. */
async function changeEarly(input: ListInput, apply: (state: Partial<ListState>) => void): Promise<void> {
  const schema = await input().catch(() => undefined);
  const { state } = asked.get(input)!;
  apply(schema ? read(schema, new Map(searchOf(state))).query : state);
}

/** The active filters. */
export const filtersIn = (query: ListState): [key: string, value: unknown][] =>
  Object.entries(query).filter(([key, value]) => !isPaging(key) && value !== undefined && value !== '');

/** The change that clears the active filters. */
export const withoutFilters = (query: ListState): Partial<ListState> =>
  Object.fromEntries(filtersIn(query).map(([key]) => [key, undefined]));

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

/**
 * A URL without what the list ignores of it; whole until the list has loaded its schema, which only more than paging
 * needs.
 */
export function acceptedIn({ made }: LazySchema, url: URLSearchParams): URLSearchParams {
  const given = [...url].filter(([, value]) => value !== '');
  const ignored = made ? read(made, new Map(given)).ignored : [];
  return new URLSearchParams(given.filter(([key]) => !ignored.includes(key)));
}

/** yup writes a key with a dot as `["client.id"]`. */
const fieldOf = (path = '') => path.replace(/^\["|"\]$/g, '');

/** A list's state as its URL's query. */
export const searchOf = ({ page, perPage, sort, order, ...filters }: Partial<ListState>): URLSearchParams =>
  new URLSearchParams(
    Object.entries({ page, perPage, sort, order, ...filters }).flatMap(([key, value]) =>
      value === undefined || value === '' ? [] : [[key, String(value)]],
    ),
  );
