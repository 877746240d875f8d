import type { notifications } from '@mirante/contract/messaging/notifications.ts';
import { UNDO_SECONDS, type NotificationRow } from '@mirante/domain/messaging/notification.ts';
import { limitDaily } from '../../access/daily-limit/daily-limit.ts';
import type { Db } from '../../database/db.ts';
import { invalidField, unknownInField } from '../../http/refusal.ts';
import type { Call } from '../../http/serve.ts';
import { refusing } from '../../records/constraints.ts';
import { runIdempotently } from '../../http/run-idempotently.ts';
import * as store from './notifications.store.ts';

type SendCall = Call<typeof notifications.sendNotification>;

/**
 * Stores a notification, sent in half a minute; idempotent by key. Refuses with 422 an unknown, unpublished or inactive
 * target, with 429 over the user's daily limit, and as `runIdempotently` does.
 */
export async function sendNotification(call: SendCall): Promise<NotificationRow> {
  const { db, input, viewer, idempotencyKey: key, now } = call;
  const repeatable = key ? { scope: `notification ${viewer.id}`, key, body: input } : undefined;
  return limitDaily(call, 'notification', (count) =>
    db.transaction().execute((trx) =>
      runIdempotently(trx, { call: repeatable, now: now() }, async () => {
        await checkContent(trx, call);
        await count(trx);
        return insertWaiting(trx, call);
      }),
    ),
  );
}

async function checkContent(trx: Db, { input: { content, content_id: id }, now }: SendCall): Promise<void> {
  if (!content || !id) return;
  const [found] = await store.findNotifiable(trx, { content, id }, now());
  if (!found) throw unknownInField('content_id', 'Conteúdo');
  if (!found.is_out)
    throw invalidField(
      'content_id',
      found.goes_out_at ? 'Este conteúdo ainda não foi publicado.' : 'Esta carteira está inativa.',
    );
}

async function insertWaiting(trx: Db, { jobs, input, viewer, now }: SendCall): Promise<NotificationRow> {
  const { title, message, products } = input;
  const id = await store.insert(trx, {
    title,
    message,
    content: input.content || null,
    content_id: input.content_id ?? null,
    user_id: viewer.id,
    created_at: now(),
    send_at: new Date(now().getTime() + UNDO_SECONDS * 1000),
  });
  await store.setProducts(trx, id, products).catch(
    refusing({
      notification_product_product_id_fkey: () => unknownInField('products', 'Produto'),
    }),
  );
  // The job's clock may be slightly behind.
  await jobs.add(trx, 'notify', { notificationId: id }, UNDO_SECONDS + 1);
  return (await store.find(trx, id))!;
}
