import type { Input } from '@mirante/contract/http.ts';
import type { AuditedResource } from '@mirante/domain/house/audit.ts';

/** A list's filters, typed by its endpoint's contract. */
export type QueryOf<E> = Partial<Input<E>>;
/** A record's id, or the parameter of a route pattern. */
export type Id = number | ':id';
/** The page of a record of each kind; absent for kinds without a page of their own. */
export type RecordAddresses = Partial<Record<AuditedResource, (id: number, rootId: number | null) => string>>;

export function address(path: string, query: object): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return given.length > 0 ? `${path}?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : path;
}
