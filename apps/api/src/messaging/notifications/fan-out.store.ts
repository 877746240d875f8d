import { topicOf } from '@mirante/domain/messaging/notification.ts';
import { sql } from 'kysely';
import { contentsToAlert } from '../../content/publishing/alert-readers.ts';
import type { Db } from '../../database/db.ts';
import { reaches, type Reached } from './audience.store.ts';

/** Clients per batch: each is a transaction of some tens of milliseconds, so that no other call waits long. */
export const BATCH_CLIENTS = 2000;

/**
 * Marks contents whose publishing time has come as alerted and writes their notifications, in one transaction.
 * Concurrent processes skip locked rows. Returns the notifications.
 */
export async function alertContents(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with due as (
      ${contentsToAlert(now)} order by goes_out_at limit 100 for update skip locked
    ), alerted as (
      update content set alerted_at = ${now} from due where content.id = due.id returning content.id, kind, title
    ), made as (
      insert into notification (title, message, content, content_id, created_at, send_at)
      select title, case kind when 'report' then 'Novo relatório no portal.' when 'video' then 'Novo vídeo no portal.'
        when 'news' then 'Nova notícia no portal.' else 'Novo recado no portal.' end, kind, id, ${now}, ${now}
      from alerted returning id, content_id
    ), unlocked as (
      insert into notification_product (notification_id, product_id)
      select made.id, product_id from made join content_product using (content_id)
    )
    select id from made order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** A query of due notifications not completely sent. */
export const dueNotifications = (db: Db, now: Date) =>
  db
    .selectFrom('notification')
    .select('id')
    .where('completed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('send_at', '<=', now)
    .orderBy('send_at')
    .limit(100);

/** Locks a due notification; undefined if it is not due, or locked by another process. */
export const lockDue = (trx: Db, id: number, now: Date): Promise<Reached | undefined> =>
  trx
    .selectFrom('notification')
    .select(['content', 'content_id', 'alert'])
    .where('id', '=', id)
    .where('completed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('send_at', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

export async function markSent(trx: Db, id: number, now: Date): Promise<void> {
  await trx
    .updateTable('notification')
    .set({ sent_at: now })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

/**
 * Notifies the next batch of clients after this one, skipping those already notified. Returns the last of them, or
 * undefined at the end.
 */
export async function notifyNextBatch(
  trx: Db,
  { id, after, now, ...target }: Reached & { id: number; after: number; now: Date },
): Promise<number | undefined> {
  const products = sql`(select product_id from notification_product where notification_id = ${id})`;
  const { rows } = await sql<{ people: number; last: number | null }>`
    with audience as materialized (
      select own.client_id from client_product own
      where own.client_id > ${after} and ${reaches(target, products, now)}
      group by own.client_id order by own.client_id limit ${BATCH_CLIENTS}
    ), wanting as (
      select audience.client_id, coalesce(portal, true) as portal, coalesce(push, true) as push
      from audience left join notification_preference preferred
        on preferred.client_id = audience.client_id and topic = ${topicOf(target.content)}
    ), recipient as (
      insert into notification_recipient (client_id, notification_id, listed)
      select client_id, ${id}, portal from wanting where portal or push order by client_id
      on conflict do nothing returning client_id
    ), pushed as (
      insert into push_delivery (notification_id, subscription_id, next_try_at)
      select ${id}, subscription.id, ${now}
      from recipient join wanting using (client_id) join push_subscription subscription using (client_id) where push
      on conflict do nothing
    )
    select count(*)::int as people, max(client_id) as last from audience`.execute(trx);
  const { people, last } = rows[0]!;
  return people < BATCH_CLIENTS ? undefined : last!;
}

export async function complete(trx: Db, id: number, now: Date): Promise<void> {
  await trx
    .updateTable('notification')
    .set((eb) => ({
      completed_at: now,
      recipients: eb
        .selectFrom('notification_recipient')
        .select(sql<number>`count(*)::int`.as('n'))
        .where('notification_id', '=', id),
    }))
    .where('id', '=', id)
    .execute();
}
