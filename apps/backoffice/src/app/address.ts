import type { Input } from '@mirante/contract/http.ts';
import type { AuditedResource } from '@mirante/domain/house/audited-resources.ts';

/** A list's filters, typed by the contract that reads them. */
export type QueryOf<E> = Partial<Input<E>>;
/** A record, or the pattern of the addresses of all. */
export type Id = number | ':id';
/** Where a record of each kind is seen; none for what has no page of its own. */
export type RecordAddresses = Partial<Record<AuditedResource, (id: number, rootId: number | null) => string>>;

export function address(path: string, query: object): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return given.length > 0 ? `${path}?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : path;
}
