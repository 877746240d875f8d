import { type Audience, type NotifiableKind, type NotificationTarget } from '@mirante/domain/messaging/notification.ts';
import { publishedKinds, type PublishedKind } from '@mirante/domain/content/content.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isOpen } from '../../products/entitlements/entitlements.store.ts';

export const isPublishedKind = (kind: NotifiableKind | null): kind is PublishedKind =>
  (publishedKinds as readonly (string | null)[]).includes(kind);

/** Products with all that grant them. */
const grantersOf = (products: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select parent_id from product_closure where child_id in ${products})`;

const contentProducts = (id: number): RawBuilder<unknown> =>
  sql`(select product_id from content_product where content_id = ${id})`;

/** What a notification is of, as it is stored. */
export interface Reached extends NotificationTarget {
  alert?: string | null;
}

/** Of the acquisitions that a query calls so, those whose clients follow a trade and chose to be alerted of this. */
const wants = (acquired: string, alert: string, tradeId: number): RawBuilder<boolean> => sql`exists (
  select from trade_follow followed left join trade_alert_choice choice using (client_id)
  where followed.client_id = ${sql.ref(`${acquired}.client_id`)} and followed.trade_id = ${tradeId}
    and (choice.kinds is null or ${alert} = any(choice.kinds))
)`;

/**
 * Of the acquisitions that a query calls `own`, those that make their client one of the audience now: one of these products opens for
 * them, and so does what is published, where the notification is of such.
 */
export function reaches(
  { content, content_id, alert = null }: Reached,
  products: RawBuilder<unknown>,
  now: Date,
): RawBuilder<boolean> {
  const opens = sql<boolean>`${isOpen('own', now)} and own.product_id in ${grantersOf(products)}`;
  if (alert) return sql`${opens} and ${wants('own', alert, content_id!)}`;
  if (!isPublishedKind(content) || content_id === null) return opens;
  const isOut = sql`exists (
    select from content where id = ${content_id} and kind = ${content} and not draft and goes_out_at <= ${now}
  )`;
  if (content === 'board') return sql`${opens} and ${isOut}`;
  return sql`${opens} and ${isOut} and exists (
    select from client_product reader where reader.client_id = own.client_id
      and ${isOpen('reader', now)} and reader.product_id in ${grantersOf(contentProducts(content_id))}
  )`;
}

/** Whom a notification of this would reach, by each product that is at sale or held, and by those that were chosen together. */
export async function audienceOf(
  db: Db,
  target: NotificationTarget,
  chosen: readonly number[],
  now: Date,
): Promise<Audience> {
  const { rows: products } = await sql<Audience['products'][number]>`
    with pushed as (select distinct client_id from push_subscription)
    select product.id, product.name, counted.people, counted.with_push, ${opensTarget(target)} as opens
    from product cross join lateral (
      select count(distinct own.client_id)::int as people,
        (count(distinct own.client_id) filter (where own.client_id in (select client_id from pushed)))::int as with_push
      from client_product own where ${reaches(target, sql`(select product.id)`, now)}
    ) counted
    order by product.position, product.id`.execute(db);
  const { rows: together } = await sql<{ people: number; with_push: number }>`
    with reached as (
      select distinct own.client_id from client_product own where ${reaches(target, sql`(select unnest(${chosen}::int[]))`, now)}
    )
    select count(*)::int as people,
      (count(*) filter (where client_id in (select client_id from push_subscription)))::int as with_push
    from reached`.execute(db);
  return { ...together[0]!, products };
}

/** Whether the clients of a product may read what the notification is of. */
function opensTarget({ content, content_id }: NotificationTarget): RawBuilder<boolean> {
  if (!isPublishedKind(content) || content_id === null || content === 'board') return sql`true`;
  return sql`exists (
    select from product_closure granted
    where granted.parent_id = product.id and granted.child_id in ${contentProducts(content_id)}
  )`;
}
