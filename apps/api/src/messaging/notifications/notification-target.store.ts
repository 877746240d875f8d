import { publishedKinds } from '@mirante/domain/content/content.ts';
import type { OwnNotification } from '@mirante/domain/messaging/notification.ts';
import { sql, type RawBuilder } from 'kysely';
import { isReadable } from '../../content/publishing/unlocking.store.ts';
import { opened } from '../../products/entitlements/entitlements.store.ts';
import { locksOf, sourceKinds, sources } from './notification-sources.store.ts';

/** Whether a client can open the target of the query's `notification` now. */
export const targetFor = (clientId: number | RawBuilder<number>, now: Date) => sql<OwnNotification['target']>`case
  when notification.content in (${sql.join([...publishedKinds])}) then coalesce((
    select case when ${isReadable(clientId, now)} then 'open' else 'closed' end
    from content where content.id = notification.content_id and content.kind = notification.content
  ), 'gone')
  ${sql.join(
    sourceKinds.map(
      (kind) => sql`
  when notification.content = ${kind} then case
    when not exists (select from ${sources[kind].table} where id = notification.content_id) then 'gone'
    ${sql.join(
      locksOf(kind, sql.ref('notification.content_id')).map(
        (lock) => sql`
    when not exists (select from product where id in ${lock} and id in ${opened(clientId, now)}) then 'closed'`,
      ),
      sql``,
    )} else 'open' end`,
    ),
    sql``,
  )}
  else 'open' end`;
