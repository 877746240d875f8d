import { type Audience, type NotifiableKind, type NotificationTarget } from '@mirante/domain/messaging/notification.ts';
import { publishedKinds, type PublishedKind } from '@mirante/domain/content/content.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isOpen } from '../../products/entitlements/entitlements.store.ts';
import { openersOf } from './notification-sources.store.ts';

export const isPublishedKind = (kind: NotifiableKind | null): kind is PublishedKind =>
  (publishedKinds as readonly (string | null)[]).includes(kind);

/** Products with all that grant them. */
const grantersOf = (products: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select parent_id from product_closure where child_id in ${products})`;

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
 * them, and so does what the notification is of, where it is of anything.
 */
export function reaches(
  { content, content_id, alert = null }: Reached,
  products: RawBuilder<unknown>,
  now: Date,
): RawBuilder<boolean> {
  const opens = sql<boolean>`${isOpen('own', now)} and own.product_id in ${grantersOf(products)}`;
  if (alert) return sql`${opens} and ${wants('own', alert, content_id!)}`;
  if (content === null || content_id === null) return opens;
  return sql`${opens} and ${isOut(content, content_id, now)} and ${mayOpen(content, content_id, now)}`;
}

const isOut = (kind: NotifiableKind, id: number, now: Date): RawBuilder<boolean> =>
  isPublishedKind(kind)
    ? sql`exists (select from content where id = ${id} and kind = ${kind} and not draft and goes_out_at <= ${now})`
    : sql`true`;

function mayOpen(kind: NotifiableKind, id: number, now: Date): RawBuilder<boolean> {
  const openers = openersOf(kind, sql`${id}::int`);
  if (!openers) return sql`true`;
  return sql`exists (
    select from client_product reader where reader.client_id = own.client_id
      and ${isOpen('reader', now)} and reader.product_id in ${grantersOf(openers)}
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

/** Whether the clients of a product may open what the notification is of. */
function opensTarget({ content, content_id }: NotificationTarget): RawBuilder<boolean> {
  const openers = content_id === null ? undefined : openersOf(content, sql`${content_id}::int`);
  if (!openers) return sql`true`;
  return sql`exists (
    select from product_closure granted where granted.parent_id = product.id and granted.child_id in ${openers}
  )`;
}
