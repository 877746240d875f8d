import type { Contract, Endpoint, Input, Params, Result } from '@mirante/contract/http.ts';
import type { EndpointBuilder, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query/react';
import { api, type Tag } from './base-api.ts';
import type { ApiRequest, BaseQuery } from './base-query.ts';
import { makesStale } from './stale-reads.ts';
import { keyOfCall } from './unanswered-calls.ts';

// Generic over all endpoints; `any` is used only here.
/* oxlint-disable typescript/no-explicit-any */
type Read = Endpoint<'GET', any, any, any>;
/** A call without arguments may still use another token. */
type Flat<T> = keyof T extends never ? void | { token: string } : { [K in keyof T]: T[K] };
type Filters<E> = [Input<E>] extends [undefined] ? unknown : Partial<Input<E>>;
interface Seen {
  version?: string | undefined;
}
type Body<E> = [Input<E>] extends [undefined]
  ? Params<E> extends { id: number }
    ? Seen
    : unknown
  : Seen & { body: Input<E>; idempotencyKey?: string };

/**
 * A read takes path parameters and filters in one flat object; a write its path parameters beside `body`, and the
 * edited record's `version`.
 */
export type Arg<E> = E extends Read ? Flat<Params<E> & Filters<E>> : Flat<Params<E> & Body<E>>;

type Definitions<C extends Contract> = {
  [K in keyof C]: C[K] extends Read
    ? QueryDefinition<Arg<C[K]>, BaseQuery, Tag, Result<C[K]>, 'api'>
    : MutationDefinition<Arg<C[K]>, BaseQuery, Tag, Result<C[K]>, 'api'>;
};

/**
 * RTK Query endpoints of a contract. Reads provide the resource's tag; writes invalidate it and `also` if they
 * succeed, or show that it is outdated. Without a tag nothing is cached or invalidated.
 */
export const endpointsFrom =
  <C extends Contract>(contract: C, tag?: Tag, also: readonly Tag[] = []) =>
  (build: EndpointBuilder<BaseQuery, Tag, 'api'>): Definitions<C> => {
    const own = tag ? [tag] : [];
    const stale = [...own, ...also];
    api.enhanceEndpoints({ addTagTypes: stale });
    const define = (endpoint: Contract[string]) => {
      const query = (arg: any) => callFor(endpoint, arg ?? {});
      if (endpoint.method === 'GET')
        return build.query<any, any>({ query, providesTags: own, extraOptions: { tags: own } });
      return build.mutation<any, any>({
        query,
        invalidatesTags: (_result, error) => (makesStale(error) ? stale : []),
        extraOptions: { tags: stale },
      });
    };
    return Object.fromEntries(Object.entries(contract).map(([name, endpoint]) => [name, define(endpoint)])) as any;
  };

/**
 * The request of an endpoint with its argument. Path parameters leave the argument; the rest of a read's is its query.
 */
export function callFor(
  { method, path, idempotent }: Pick<Endpoint, 'method' | 'path' | 'idempotent'>,
  arg: Record<string, any>,
): ApiRequest {
  const { body, idempotencyKey, version, token, ...rest } = arg;
  const inPath = new Set<string>();
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    inPath.add(name);
    return encodeURIComponent(String(rest[name]));
  });
  const query = Object.entries(rest).filter(
    ([name, value]) => !inPath.has(name) && value !== undefined && value !== null && value !== '',
  );
  return {
    method,
    url,
    ...(query.length > 0 && { params: Object.fromEntries(query) }),
    ...(body !== undefined && { body }),
    ...headersFor(idempotent && (idempotencyKey ?? keyOfCall(`${method} ${url} ${JSON.stringify(body)}`)), version),
    ...(token && { token }),
  };
}

function headersFor(key: string | false, version?: string): Pick<ApiRequest, 'headers'> {
  const headers = {
    ...(key !== false && { 'idempotency-key': key }),
    ...(version && { 'if-match': `"${version}"` }),
  };
  return Object.keys(headers).length > 0 ? { headers } : {};
}
