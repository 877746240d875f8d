import type { NotificationTarget } from '@mirante/domain/messaging/notification.ts';
import { sql } from 'kysely';
import webpush from 'web-push';
import type { Config } from '../../config.ts';
import { seal, unseal } from '../../crypto/secrets.ts';
import type { Db } from '../../database/db.ts';
import { openedCodes } from '../../products/entitlements/entitlements.store.ts';
import type { PushTarget, VapidKeys } from '../../gateways/push/port.ts';

/** What the seal is of. */
const OF = 'push';
/** Browsers of one client; the one that was renewed longest ago makes room. */
const MAX_BROWSERS = 10;
/** A push is tried this often, within some hours. */
export const TRIES = 6;
/** A process that took pushes and then died gives them back after this. */
const LEASE_SECONDS = 120;

/** The house's keys, made by whoever asks first. */
export async function vapidKeys(db: Db, config: Pick<Config, 'secretsKey'>, now: Date): Promise<VapidKeys> {
  const found = await storedKeys(db, config);
  if (found) return found;
  const { publicKey, privateKey } = webpush.generateVAPIDKeys();
  await db
    .insertInto('push_key')
    .values({ public_key: publicKey, private_key: seal(config, privateKey, OF), created_at: now })
    .onConflict((clash) => clash.doNothing())
    .execute();
  return (await storedKeys(db, config))!;
}

async function storedKeys(db: Db, config: Pick<Config, 'secretsKey'>): Promise<VapidKeys | undefined> {
  const row = await db.selectFrom('push_key').select(['public_key', 'private_key']).executeTakeFirst();
  return row && { publicKey: row.public_key, privateKey: unseal(config, row.private_key, OF) };
}

interface Subscriber {
  clientId: number;
  sessionHash: Buffer;
}

/** This browser is the session's from now on, whoever had it before. */
export async function subscribe(
  trx: Db,
  { clientId, sessionHash }: Subscriber,
  target: PushTarget,
  now: Date,
): Promise<void> {
  const owner = { client_id: clientId, session_hash: sessionHash, renewed_at: now };
  // A session has one browser: a renewed endpoint replaces the one before.
  await trx
    .deleteFrom('push_subscription')
    .where('session_hash', '=', sessionHash)
    .where('endpoint', '!=', target.endpoint)
    .execute();
  // What waits for whoever was here before is not for who is here now.
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
  /** The codes of what is open for its client now. */
  entitlements: string[];
}

/** Takes pushes whose turn it is, the least tried first: nobody else takes them while they are tried. */
export async function takeDeliveries(db: Db, count: number, now: Date): Promise<Delivery[]> {
  const { rows } = await sql<Delivery>`
    with due as (
      select notification_id, subscription_id from push_delivery where next_try_at <= ${now}
      order by tries, next_try_at, notification_id, subscription_id limit ${count} for update skip locked
    ), taken as (
      update push_delivery set tries = tries + 1, next_try_at = ${now}::timestamptz + make_interval(secs => ${LEASE_SECONDS})
      from due where (push_delivery.notification_id, push_delivery.subscription_id) = (due.notification_id, due.subscription_id)
      returning push_delivery.*
    )
    select taken.notification_id, subscription_id, tries, endpoint, p256dh, auth, title, message, content, content_id, alert,
      ${openedCodes(sql<number>`push_subscription.client_id`, now)} as entitlements
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

/** The browser takes no more pushes. One that was renewed meanwhile, at the same address, is tried again by its own next push. */
export async function removeSubscription(db: Db, id: number): Promise<void> {
  await db.deleteFrom('push_subscription').where('id', '=', id).execute();
}
