import { ownNotifications } from '@mirante/contract/messaging/own-notifications.ts';
import { notificationTopics, type NotificationPreference } from '@mirante/domain/messaging/notification.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { hasRow } from '../../database/has-row.ts';
import { listOf } from '../../records/list-of.ts';
import { targetFor } from './notification-target.store.ts';

const own = (clientId: number) => (db: Db) =>
  db
    .selectFrom('notification')
    .where('notification.id', 'in', (eb) =>
      eb
        .selectFrom('notification_recipient')
        .select('notification_id')
        .where('client_id', '=', clientId)
        .where('listed', '=', true),
    );

export const listFor = (clientId: number, now: Date) =>
  listOf(ownNotifications.listOwnNotifications, 'notification', {
    from: own(clientId),
    rows: (db) =>
      db
        .selectFrom('notification')
        .innerJoin('notification_recipient', (join) =>
          join.onRef('notification_id', '=', 'notification.id').on('client_id', '=', clientId),
        )
        .select(['notification.id', 'notification.title', 'notification.message'])
        .select(['notification.content', 'notification.content_id'])
        .select((eb) => [eb.ref('notification.sent_at').$notNull().as('sent_at'), 'notification_recipient.read_at'])
        .select(targetFor(clientId, now).as('target')),
    where: {
      'notification.read': (q, read) =>
        q.where('notification.id', 'in', (eb) =>
          eb
            .selectFrom('notification_recipient')
            .select('notification_id')
            .where('client_id', '=', clientId)
            .where('read_at', read === 'true' ? 'is not' : 'is', null),
        ),
    },
  });

export async function countUnread(db: Db, clientId: number): Promise<number> {
  const { total } = await db
    .selectFrom('notification_recipient')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('client_id', '=', clientId)
    .where('listed', '=', true)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return total;
}

/** Idempotent; returns whether it is the client's. */
export const markRead = (db: Db, clientId: number, id: number, now: Date): Promise<boolean> =>
  hasRow(
    db
      .updateTable('notification_recipient')
      .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(now)) }))
      .where('client_id', '=', clientId)
      .where('notification_id', '=', id)
      .returning('client_id'),
  );

export async function markAllRead(db: Db, clientId: number, now: Date): Promise<void> {
  await db
    .updateTable('notification_recipient')
    .set({ read_at: now })
    .where('client_id', '=', clientId)
    .where('listed', '=', true)
    .where('read_at', 'is', null)
    .execute();
}

/** For every topic, in display order. */
export async function preferencesOf(db: Db, clientId: number): Promise<NotificationPreference[]> {
  const stored = await db
    .selectFrom('notification_preference')
    .select(['topic', 'portal', 'push'])
    .where('client_id', '=', clientId)
    .execute();
  return notificationTopics.map(
    (topic) => stored.find((preference) => preference.topic === topic) ?? { topic, portal: true, push: true },
  );
}

export async function setPreferences(
  db: Db,
  clientId: number,
  preferences: readonly NotificationPreference[],
): Promise<void> {
  if (preferences.length === 0) return;
  await db
    .insertInto('notification_preference')
    .values(preferences.map((preference) => ({ ...preference, client_id: clientId })))
    .onConflict((clash) =>
      clash.columns(['client_id', 'topic']).doUpdateSet((eb) => ({
        portal: eb.ref('excluded.portal'),
        push: eb.ref('excluded.push'),
      })),
    )
    .execute();
}
