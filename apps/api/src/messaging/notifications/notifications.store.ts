import { notifications } from '@mirante/contract/messaging/notifications.ts';
import type {
  NotifiableContent,
  NotifiableKind,
  NotificationRow,
  NotificationState,
} from '@mirante/domain/messaging/notification.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../database/db.ts';
import { hasRow } from '../../database/has-row.ts';
import { eq } from '../../records/filters.ts';
import { asJson } from '../../records/json.ts';
import { listOf } from '../../records/list-of.ts';
import { rowsOf } from '../../records/rows.ts';
import { isPublishedKind } from './audience.store.ts';
import { locksOf, sources } from './notification-sources.store.ts';

const isIn: Record<NotificationState, RawBuilder<SqlBool>> = {
  cancelled: sql`notification.cancelled_at is not null`,
  sent: sql`notification.sent_at is not null`,
  waiting: sql`notification.cancelled_at is null and notification.sent_at is null`,
};
const status = sql<NotificationState>`case
  when ${isIn.cancelled} then 'cancelled' when ${isIn.sent} then 'sent' else 'waiting' end`;
const products = sql<string>`(
  select coalesce(string_agg(product.name, ', ' order by product.position, product.id), '')
  from notification_product join product on product.id = product_id where notification_id = notification.id
)`;
const reads = sql<number>`(
  select count(*)::int from notification_recipient where notification_id = notification.id and read_at is not null
)`;

const rows = (db: Db) =>
  db
    .selectFrom('notification')
    .leftJoin('staff_user', 'staff_user.id', 'notification.user_id')
    .select(['notification.id', 'notification.title', 'notification.message'])
    .select(['notification.content', 'notification.content_id', 'staff_user.name as user_name'])
    .select(['notification.send_at', 'notification.sent_at', 'notification.recipients'])
    .select([status.as('status'), products.as('product_name'), reads.as('reads')]);

export const list = listOf(notifications.listNotifications, 'notification', {
  rows,
  where: {
    'notification.title': (q, part) =>
      q.where(sql<SqlBool>`strpos(search_key(notification.title), search_key(${part})) > 0`),
    'notification.content': eq,
    'notification.content_id': eq,
    'notification.status': (q, state) => q.where(isIn[state]),
  },
});

export async function find(db: Db, id: number): Promise<NotificationRow | undefined> {
  const row = await rows(db).where('notification.id', '=', id).executeTakeFirst();
  return row && asJson(row);
}

export const { insert } = rowsOf('notification');

/** Refused by `notification_product_product_id_fkey` for an unknown product. */
export async function setProducts(trx: Db, notification_id: number, productIds: readonly number[]): Promise<void> {
  await trx
    .insertInto('notification_product')
    .values(productIds.map((product_id) => ({ notification_id, product_id })))
    .execute();
}

/** Cancels one that was not sent; returns whether it is cancelled, also if it was before. */
export const cancel = (db: Db, id: number, now: Date): Promise<boolean> =>
  hasRow(
    db
      .updateTable('notification')
      .set(({ fn, val }) => ({ cancelled_at: fn.coalesce('cancelled_at', val(now)) }))
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .returning('id'),
  );

/** Makes a waiting one due; returns whether it did. The job at its former time finds it sent. */
export const bringForward = (db: Db, id: number, now: Date): Promise<boolean> =>
  hasRow(
    db
      .updateTable('notification')
      .set({ send_at: now })
      .where('id', '=', id)
      .where('send_at', '>', now)
      .where('sent_at', 'is', null)
      .where('cancelled_at', 'is', null)
      .returning('id'),
  );

interface Asked {
  content: NotifiableKind;
  filter?: string | undefined;
  id?: number | undefined;
}
/** Possible targets, newest first. */
export async function findNotifiable(db: Db, { content, filter, id }: Asked, now: Date): Promise<NotifiableContent[]> {
  const { rows: found } = await sql<Omit<NotifiableContent, 'goes_out_at' | 'notified_at'> & Moments>`
    select source.*, array${locksOf(content, sql.ref('source.id'))[0] ?? sql`(select null::int where false)`} as products,
      (select max(sent_at) from notification where content = ${content} and content_id = source.id) as notified_at
    from (${sourceOf(content, now)}) source
    where (${id ?? null}::int is null or id = ${id ?? null})
      and strpos(search_key(title), search_key(${filter ?? ''})) > 0
    order by goes_out_at desc nulls last, id desc limit 12`.execute(db);
  return found.map(asJson);
}
interface Moments {
  goes_out_at: Date | null;
  notified_at: Date | null;
}

function sourceOf(content: NotifiableKind, now: Date): RawBuilder<unknown> {
  if (isPublishedKind(content))
    return sql`select id, title, goes_out_at, not draft and goes_out_at <= ${now} as is_out from content where kind = ${content}`;
  const { table, title, isOut } = sources[content];
  return sql`select id, ${title} as title, null::timestamptz as goes_out_at, ${isOut} as is_out from ${table}`;
}
