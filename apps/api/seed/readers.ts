import { entitlementsOf } from '@mirante/domain/products/entitlements.ts';
import type { DataSet } from './data-set.ts';
import type { PlannedContent } from './contents/plan.ts';
import { productLinks } from './products.ts';

/** The products open now to each client with any. */
export function openedProducts({ rows, now }: DataSet): Map<number, Set<number>> {
  const removed = new Set(rows.client.flatMap(({ id, removed_at }) => (removed_at ? [id] : [])));
  const acquired = Map.groupBy(rows.client_product, ({ client_id }) => client_id);
  const opened = [...acquired].map(([client, owned]): [number, Set<number>] => {
    const ends = owned.map(({ expires_at, ...own }) => ({
      ...own,
      expires_at: expires_at && expires_at.toISOString(),
    }));
    return [client, entitlementsOf(ends, productLinks, now)];
  });
  return new Map(opened.filter(([client, products]) => products.size > 0 && !removed.has(client)));
}

/** Whether a client with these open products could read it at a moment. */
export const isReadable = (
  { kind, draft, at, products }: PlannedContent,
  opened: ReadonlySet<number>,
  moment: Date,
): boolean => !draft && at <= moment && (kind === 'board' || products.some((id) => opened.has(id)));
