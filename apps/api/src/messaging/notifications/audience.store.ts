import {
  topicOf,
  type Audience,
  type NotifiableKind,
  type NotificationTarget,
} from '@mirante/domain/messaging/notification.ts';
import { publishedKinds, type PublishedKind } from '@mirante/domain/content/content.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isOpen } from '../../products/entitlements/entitlements.store.ts';
import { clientsBySet } from '../../products/entitlements/product-sets.store.ts';
import { locksOf } from './notification-sources.store.ts';

export const isPublishedKind = (kind: NotifiableKind | null): kind is PublishedKind =>
  (publishedKinds as readonly (string | null)[]).includes(kind);

/** Products with all that grant them. */
const grantersOf = (products: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select parent_id from product_closure where child_id in ${products})`;

/** The target of a notification, as stored. */
export interface Reached extends NotificationTarget {
  alert?: string | null;
}

/** Acquisitions named so in the query whose clients follow the trade with this alert kind. */
const wants = (acquired: string, alert: string, tradeId: number): RawBuilder<boolean> => sql`exists (
  select from trade_follow followed left join trade_alert_choice choice using (client_id)
  where followed.client_id = ${sql.ref(`${acquired}.client_id`)} and followed.trade_id = ${tradeId}
    and (choice.kinds is null or ${alert} = any(choice.kinds))
)`;

/**
 * Acquisitions named `own` in the query whose clients are in the audience now: they have one of these products, and
 * access to the target, if any.
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

const mayOpen = (kind: NotifiableKind, id: number, now: Date): RawBuilder<boolean> =>
  allOf(
    locksOf(kind, sql`${id}::int`).map(
      (lock) => sql`exists (
    select from client_product reader where reader.client_id = own.client_id
      and ${isOpen('reader', now)} and reader.product_id in ${grantersOf(lock)}
  )`,
    ),
  );

const allOf = (conditions: RawBuilder<unknown>[]): RawBuilder<boolean> =>
  sql`(${sql.join([sql`true`, ...conditions], sql` and `)})`;

/** Clients counted by the set of products that they own, of those whose acquisition, named `own`, meets a condition. */
const ownersBySet = (condition: RawBuilder<unknown>, now: Date): RawBuilder<unknown> => sql`
  select products, count(*)::int as people from (
    select array_agg(product_id order by product_id) as products from client_product own
    where ${isOpen('own', now)} and ${condition} group by client_id
  ) owner group by products`;

/**
 * The audience's size, by each product on sale or owned, and for the chosen ones together, from the clients that are
 * counted by the set of products that they own. Those with a push subscription, and those who want no notification of
 * its topic, are counted here.
 */
export async function audienceOf(
  db: Db,
  { content, content_id }: NotificationTarget,
  chosen: readonly number[],
  now: Date,
): Promise<Audience> {
  const isAbout = content !== null && content_id !== null;
  const locks = isAbout ? locksOf(content, sql`${content_id}::int`) : [];
  const isTargetOut = isAbout ? isOut(content, content_id, now) : sql`true`;
  const turnedOff = sql`select client_id from notification_preference where topic = ${topicOf(content)} and not push`;
  const { rows } = await sql<{ together: Omit<Audience, 'products'>; products: Audience['products'] }>`
    with pushed as (
      ${ownersBySet(sql`client_id in (select client_id from push_subscription except ${turnedOff})`, now)}
    ), unwilling as (${ownersBySet(sql`client_id in (${turnedOff} and not portal)`, now)}),
    reached as materialized (
      select clients - coalesce(unwilling.people, 0) as people, coalesce(pushed.people, 0) as with_push,
        array(select child_id from product_closure where parent_id = any(products)) as granted
      from ${clientsBySet(now)} owned left join pushed using (products) left join unwilling using (products) where ${isTargetOut} and ${allOf(locks.map((lock) => sql`products && array${grantersOf(lock)}`))}
    ), counted as (
      select product.id, product.name, product.name_key, coalesce(sum(people), 0)::int as people,
        coalesce(sum(with_push), 0)::int as with_push, ${opensTarget(locks)} as opens
      from product left join reached on product.id = any(granted) group by product.id
    )
    select (
      select jsonb_build_object('people', coalesce(sum(people), 0), 'with_push', coalesce(sum(with_push), 0))
      from reached where granted && ${chosen}::int[]
    ) as together, (
      select coalesce(jsonb_agg(to_jsonb(counted) - 'name_key' order by name_key, id), '[]') from counted
    ) as products`.execute(db);
  const { together, products } = rows[0]!;
  return { ...together, products };
}

/** Whether a product's clients can access the target with these locks. */
const opensTarget = (locks: RawBuilder<unknown>[]): RawBuilder<boolean> =>
  allOf(
    locks.map(
      (lock) => sql`exists (
        select from product_closure granted where granted.parent_id = product.id and granted.child_id in ${lock}
      )`,
    ),
  );
