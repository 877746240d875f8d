import type { Access } from '@mirante/domain/access.ts';
import type { AnyEndpoint, Endpoint, Input, Params } from './http.ts';
import type { ListInput } from './lazy-schema.ts';

/** A read that a page begins with, as the page's first script asks for it beside the code. */
export interface EarlyRead {
  /** Path params are those of the page's own address. */
  path: string;
  allow: Access;
  query: Record<string, string | number>;
  /** Of a list, whose state is the page's address: what stands there goes over `query`. */
  isList: boolean;
}

/** What comes beside the code of the app when one of its pages is opened by its address. */
export interface RoutePreload {
  /** As the router has it: `/relatorios/:id`. Ids are digits. */
  path: string;
  /** The modules that the page fetches on its own, by the end of their path without `.tsx`. */
  modules: readonly string[];
  reads: readonly EarlyRead[];
}

/** Its arguments are those that the page itself gives: any other ones ask for nothing that the page takes. */
export const earlyRead = <E extends AnyEndpoint>(
  { path, allow }: E,
  query: Partial<Omit<Input<E>, keyof Params<E>>> = {},
): EarlyRead => ({ path, allow, query: query as EarlyRead['query'], isList: false });

/** Of a list as its page asks for it: its defaults under the address's own state. */
export const earlyList = ({ path, allow, input }: Endpoint<'GET', string, ListInput>): EarlyRead => ({
  path,
  allow,
  query: { ...input.defaults },
  isList: true,
});
