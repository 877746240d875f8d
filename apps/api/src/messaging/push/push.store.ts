import type { NotificationTarget, NotificationTopic, OwnNotification } from '@mirante/domain/messaging/notification.ts';
import { DAY_MS } from '@mirante/domain/durations.ts';
import { sql } from 'kysely';
import webpush from 'web-push';
import type { Config } from '../../config.ts';
import { seal, unseal } from '../../crypto/secrets.ts';
import type { Db } from '../../database/db.ts';
import { targetFor } from '../notifications/notification-target.store.ts';
import type { PushTarget, VapidKeys } from '../../gateways/push/port.ts';

/** The owner that the seal of the VAPID key is bound to. */
export const VAPID_OWNER = 'push';
/** Subscriptions per client; beyond it the least recently renewed is removed. */
const MAX_BROWSERS = 10;
/** The maximum number of attempts, over some hours. */
export const TRIES = 6;
/** The lease on pushes taken by a process that died. */
const LEASE_SECONDS = 120;

/** The house's VAPID keys, created on first use. */
export async function vapidKeys(db: Db, config: Pick<Config, 'secretsKeys'>, now: Date): Promise<VapidKeys> {
  const found = await storedKeys(db, config);
  if (found) return found;
  const { publicKey, privateKey } = webpush.generateVAPIDKeys();
  await db
    .insertInto('push_key')
    .values({ public_key: publicKey, private_key: seal(config, privateKey, VAPID_OWNER), created_at: now })
    .onConflict((clash) => clash.doNothing())
    .execute();
  return (await storedKeys(db, config))!;
}

async function storedKeys(db: Db, config: Pick<Config, 'secretsKeys'>): Promise<VapidKeys | undefined> {
  const row = await db.selectFrom('push_key').select(['public_key', 'private_key']).executeTakeFirst();
  return row && { publicKey: row.public_key, privateKey: unseal(config, row.private_key, VAPID_OWNER) };
}

interface Subscriber {
  clientId: number;
  sessionHash: Buffer;
}

/** Assigns the browser to this session, whoever had it before. */
export async function subscribe(
  trx: Db,
  { clientId, sessionHash }: Subscriber,
  target: PushTarget,
  now: Date,
): Promise<void> {
  const owner = { client_id: clientId, session_hash: sessionHash, renewed_at: now };
  // A session has one subscription: a new endpoint replaces the old.
  await trx
    .deleteFrom('push_subscription')
    .where('session_hash', '=', sessionHash)
    .where('endpoint', '!=', target.endpoint)
    .execute();
  // Pushes waiting for the browser's previous user are dropped.
  await trx
    .deleteFrom('push_subscription')
    .where('endpoint', '=', target.endpoint)
    .where('client_id', '!=', clientId)
    .execute();
  await trx
    .insertInto('push_subscription')
    .values({ ...target, ...owner, created_at: now })
    .onConflict((clash) => clash.column('endpoint').doUpdateSet({ ...owner, p256dh: target.p256dh, auth: target.auth }))
    .execute();
  await sql`
    delete from push_subscription where id in (
      select id from push_subscription where client_id = ${clientId} order by renewed_at desc, id desc offset ${MAX_BROWSERS}
    )`.execute(trx);
}

export async function unsubscribe(db: Db, sessionHash: Buffer): Promise<void> {
  await db.deleteFrom('push_subscription').where('session_hash', '=', sessionHash).execute();
}

export interface Delivery extends PushTarget, NotificationTarget {
  notification_id: number;
  subscription_id: number;
  title: string;
  message: string;
  tries: number;
  alert: string | null;
  /** Whether the client can open its target now. */
  target: OwnNotification['target'];
  /** The topics that the client has turned off. */
  unwanted: NotificationTopic[];
}

/** A query of due pushes. After an outage of a day they are old news, which the purge deletes. */
export const dueDeliveries = (now: Date) => sql`select notification_id, subscription_id from push_delivery
  where next_try_at <= ${now} and next_try_at > ${new Date(now.getTime() - DAY_MS)}`;

/** Takes due pushes under a lease, least attempted first. */
export async function takeDeliveries(db: Db, count: number, now: Date): Promise<Delivery[]> {
  const { rows } = await sql<Delivery>`
    with due as (
      ${dueDeliveries(now)}
      order by tries, next_try_at, notification_id, subscription_id limit ${count} for update skip locked
    ), taken as (
      update push_delivery set tries = tries + 1, next_try_at = ${now}::timestamptz + make_interval(secs => ${LEASE_SECONDS})
      from due where (push_delivery.notification_id, push_delivery.subscription_id) = (due.notification_id, due.subscription_id)
      returning push_delivery.*
    )
    select taken.notification_id, subscription_id, tries, endpoint, p256dh, auth, title, message, content, content_id, alert,
      ${targetFor(sql<number>`push_subscription.client_id`, now)} as target,
      array(
        select topic from notification_preference where client_id = push_subscription.client_id and not push
      ) as unwanted
    from taken join push_subscription on push_subscription.id = subscription_id
      join notification on notification.id = taken.notification_id`.execute(db);
  return rows;
}

type Key = Pick<Delivery, 'notification_id' | 'subscription_id'>;

export async function endDelivery(db: Db, { notification_id, subscription_id }: Key): Promise<void> {
  await db
    .deleteFrom('push_delivery')
    .where('notification_id', '=', notification_id)
    .where('subscription_id', '=', subscription_id)
    .execute();
}

export async function postpone(db: Db, { notification_id, subscription_id }: Key, nextTryAt: Date): Promise<void> {
  await db
    .updateTable('push_delivery')
    .set({ next_try_at: nextTryAt })
    .where('notification_id', '=', notification_id)
    .where('subscription_id', '=', subscription_id)
    .execute();
}

/** Removes an expired subscription. One renewed meanwhile at the same endpoint is restored by its own next push. */
export async function removeSubscription(db: Db, id: number): Promise<void> {
  await db.deleteFrom('push_subscription').where('id', '=', id).execute();
}
