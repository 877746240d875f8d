import type { NotificationTarget } from '@mirante/domain/messaging/notification.ts';
import type { TradeAlertKind } from '@mirante/domain/messaging/trade-alert-kinds.ts';
import { shortenText } from '@mirante/domain/shorten-text.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { opensArea } from '../../products/entitlements/entitlements.store.ts';
import type { Services } from '../../services.ts';

interface Alert {
  content: 'trade' | 'trademessage';
  content_id: number;
  /** Only for followers with this alert kind. */
  alert?: TradeAlertKind;
  title: string;
  message: string;
}
const [MAX_TITLE, MAX_MESSAGE] = [512, 3192];

/** Notifies clients with the trading area, on commit of `trx`. */
export async function alertSubscribers(
  trx: Db,
  { jobs, now }: Pick<Services, 'jobs' | 'now'>,
  { title, message, ...target }: Alert & NotificationTarget,
): Promise<void> {
  const openers = await trx
    .selectFrom('product')
    .select('id')
    .where(opensArea('trading', sql.ref('code')))
    .execute();
  if (openers.length === 0) return;
  const at = now();
  const { id } = await trx
    .insertInto('notification')
    .values({
      ...target,
      title: shortenText(title, MAX_TITLE),
      message: shortenText(message, MAX_MESSAGE),
      created_at: at,
      send_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('notification_product')
    .values(openers.map((product) => ({ notification_id: id, product_id: product.id })))
    .execute();
  await jobs.add(trx, 'notify', { notificationId: id });
}
