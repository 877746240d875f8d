import type { Access } from '@mirante/domain/access.ts';
import type { AnyEndpoint, Endpoint, Input, Params } from './http.ts';
import type { AnySchema, ListInput } from './lazy-schema.ts';

/** A page's first read, requested by its boot script in parallel with the code. */
export interface EarlyRead {
  /** Path parameters come from the page's own URL. */
  path: string;
  allow: Access;
  query: Record<string, string | number>;
  /** For a list, whose state in the URL overrides `query`. */
  isList: boolean;
  /** Made for each of these ids of the stored session instead. */
  each?: 'pendingPayments';
}

/** What is preloaded in parallel with the app's code when a page is opened by its URL. */
export interface RoutePreload {
  /** The router's path: `/relatorios/:id`. Ids are digits. */
  path: string;
  /** The modules that the page loads lazily, by the end of their path without `.tsx`. */
  modules: readonly string[];
  reads: readonly EarlyRead[];
  /** Its title, and the line below it, if they are always the same: shown before the code is there. */
  head?: { title: string; purpose?: string } | undefined;
}

/** The query must equal the page's own: a different one is requested in vain. */
export const earlyRead = <E extends AnyEndpoint>(
  { path, allow }: E,
  query: Partial<Omit<Input<E>, keyof Params<E>>> = {},
): EarlyRead => ({ path, allow, query: query as EarlyRead['query'], isList: false });

/** A read of every payment that the client's products wait for. */
export const earlyPendingPayments = ({ path, allow }: Endpoint<'GET'>): EarlyRead => ({
  path,
  allow,
  query: {},
  isList: false,
  each: 'pendingPayments',
});

/** A list's first read: its defaults, overridden by the state in the URL. */
export const earlyList = ({ path, allow, input }: Endpoint<'GET', string, ListInput<AnySchema>>): EarlyRead => ({
  path,
  allow,
  query: { ...input.defaults },
  isList: true,
});
