import { sql, type RawBuilder } from 'kysely';
import { isOpen, opened, openedBy } from '../../products/entitlements/entitlements.store.ts';

/** Whether a row of contents, or of their words, is published. */
export const isPublished = (table: 'content' | 'content_words', now: Date): RawBuilder<boolean> =>
  sql`(not ${sql.ref(`${table}.draft`)} and ${sql.ref(`${table}.goes_out_at`)} <= ${now})`;

/** Whether one of its products is among these. */
const isUnlocked = (products: Products): RawBuilder<boolean> => sql`exists (
  select from content_product unlocking where unlocking.content_id = content.id and unlocking.product_id in ${products}
)`;
type Products = ReturnType<typeof opened> | ReturnType<typeof openedBy>;

/**
 * Whether the query's `content` can be read with these products: it is published, and one of its products is among
 * them. Notices, which have none, are for every client who has a product.
 */
const isReadableWith = (products: Products, now: Date): RawBuilder<boolean> => sql`(
  ${isPublished('content', now)} and (content.kind = 'board' and exists ${products} or ${isUnlocked(products)})
)`;

export const isReadable = (clientId: number | RawBuilder<number>, now: Date): RawBuilder<boolean> =>
  isReadableWith(opened(clientId, now), now);

/** The same with this product alone. */
export const isReadableByProduct = (productId: number, now: Date): RawBuilder<boolean> =>
  isReadableWith(openedBy(productId), now);

/** Until when a client's products unlock it; null: without end. */
export const unlockedUntil = (id: string, clientId: number, now: Date): RawBuilder<Date | null> => sql`(
  select case when bool_and(own.expires_at is not null) then max(own.expires_at) end
  from client_product own
  join product_closure granted on granted.parent_id = own.product_id
  join content_product unlocking on unlocking.product_id = granted.child_id and unlocking.content_id = ${sql.ref(id)}
  where own.client_id = ${clientId} and ${isOpen('own', now)}
)`;
