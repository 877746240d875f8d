import type { AnyEndpoint, Input } from '@mirante/contract/http.ts';

export type Paging = 'page' | 'perPage' | 'sort' | 'order';
/** What every list is asked for. */
export interface Ask {
  page: number;
  perPage: number;
  sort: string;
  order: 1 | -1;
}
/** A list's own filters. */
export type Filters<E extends AnyEndpoint> = Omit<Input<E>, Paging>;
