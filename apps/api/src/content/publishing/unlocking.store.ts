import { sql, type RawBuilder } from 'kysely';
import { isOpen, opened, openedBy } from '../../products/entitlements/entitlements.store.ts';

/** Whether the content named so in the query is published. */
export const isPublished = (content: string, now: Date): RawBuilder<boolean> =>
  sql`(not ${sql.ref(`${content}.draft`)} and ${sql.ref(`${content}.goes_out_at`)} <= ${now})`;

/** Whether one of its products is among these. */
const isUnlocked = (content: string, products: Products): RawBuilder<boolean> => sql`exists (
  select from content_product unlocking where unlocking.content_id = ${sql.ref(`${content}.id`)} and unlocking.product_id in ${products}
)`;
type Products = ReturnType<typeof opened> | ReturnType<typeof openedBy>;

/**
 * Whether a content can be read with these products: it is published, and one of its products is among them. Contents
 * without products are for every client.
 */
const isReadableWith = (content: string, products: Products, now: Date): RawBuilder<boolean> => sql`(
  ${isPublished(content, now)} and (${sql.ref(`${content}.kind`)} = 'board' or ${isUnlocked(content, products)})
)`;

export const isReadable = (content: string, clientId: number, now: Date): RawBuilder<boolean> =>
  isReadableWith(content, opened(clientId, now), now);

/** Whether a content can be read with this product alone. */
export const isReadableByProduct = (content: string, productId: number, now: Date): RawBuilder<boolean> =>
  isReadableWith(content, openedBy(productId), now);

/** Until when a client's products unlock it; null: without end. */
export const unlockedUntil = (id: string, clientId: number, now: Date): RawBuilder<Date | null> => sql`(
  select case when bool_and(own.expires_at is not null) then max(own.expires_at) end
  from client_product own
  join product_closure granted on granted.parent_id = own.product_id
  join content_product unlocking on unlocking.product_id = granted.child_id and unlocking.content_id = ${sql.ref(id)}
  where own.client_id = ${clientId} and ${isOpen('own', now)}
)`;
