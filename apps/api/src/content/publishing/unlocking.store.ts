import type { Related } from '@mirante/domain/content/content.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isOpen, opened, openedBy } from '../../products/entitlements/entitlements.store.ts';

/** Whether the content that a query calls so is out. */
export const isPublished = (content: string, now: Date): RawBuilder<boolean> =>
  sql`(not ${sql.ref(`${content}.draft`)} and ${sql.ref(`${content}.goes_out_at`)} <= ${now})`;

/** Whether one of its products is among these. */
const isUnlocked = (content: string, products: Products): RawBuilder<boolean> => sql`exists (
  select from content_product unlocking where unlocking.content_id = ${sql.ref(`${content}.id`)} and unlocking.product_id in ${products}
)`;
type Products = ReturnType<typeof opened> | ReturnType<typeof openedBy>;

/** Whether the content that a query calls so may be read by whom these products open for: it is out, and one of its products is among them. What names no product is for every client. */
const isReadableWith = (content: string, products: Products, now: Date): RawBuilder<boolean> => sql`(
  ${isPublished(content, now)} and (${sql.ref(`${content}.kind`)} = 'board' or ${isUnlocked(content, products)})
)`;

export const isReadable = (content: string, clientId: number, now: Date): RawBuilder<boolean> =>
  isReadableWith(content, opened(clientId, now), now);

/** The same for a client who has this product and no other. */
export const isReadableByProduct = (content: string, productId: number, now: Date): RawBuilder<boolean> =>
  isReadableWith(content, openedBy(productId), now);

/** Until when what a client has now unlocks it; null: without end. */
export const unlockedUntil = (id: string, clientId: number, now: Date): RawBuilder<Date | null> => sql`(
  select case when bool_and(own.expires_at is not null) then max(own.expires_at) end
  from client_product own
  join product_closure granted on granted.parent_id = own.product_id
  join content_product unlocking on unlocking.product_id = granted.child_id and unlocking.content_id = ${sql.ref(id)}
  where own.client_id = ${clientId} and ${isOpen('own', now)}
)`;

/** The names of the products that it was made for, as one text: without those that unlock it only because they grant another of them. */
export const madeFor = (id: string): RawBuilder<string> => sql`(
  select coalesce(string_agg(product.name, ', ' order by product.position, product.id), '')
  from content_product made join product on product.id = made.product_id
  where made.content_id = ${sql.ref(id)} and not exists (
    select from product_closure granting join content_product part on part.product_id = granting.child_id
    where granting.parent_id = made.product_id and granting.child_id <> made.product_id and part.content_id = made.content_id
  )
)`;

export const productsOf = (db: Db, contentId: number): Promise<Related[]> =>
  db
    .selectFrom('content_product')
    .innerJoin('product', 'product.id', 'product_id')
    .select(['product.id', 'product.name'])
    .where('content_id', '=', contentId)
    .orderBy('product.position')
    .orderBy('product.id')
    .execute();

/** Exactly these and no others. Rows that stay are left alone, so that the log tells what changed. Refused by `content_product_product_id_fkey` where one is not there. */
export async function setProducts(trx: Db, contentId: number, productIds: readonly number[]): Promise<void> {
  await trx
    .deleteFrom('content_product')
    .where('content_id', '=', contentId)
    .where('product_id', 'not in', [...productIds])
    .execute();
  await trx
    .insertInto('content_product')
    .values(productIds.map((product_id) => ({ content_id: contentId, product_id })))
    .onConflict((clash) => clash.doNothing())
    .execute();
}
