import type { notifications } from '@mirante/contract/messaging/notifications.ts';
import { UNDO_SECONDS, type NotificationRow } from '@mirante/domain/messaging/notification.ts';
import { invalidField } from '../../http/refusal.ts';
import type { Call } from '../../http/serve.ts';
import { refusing } from '../../records/constraints.ts';
import * as store from './notifications.store.ts';

/** With records of their own, so that one that is not there is refused. */
const known = new Set(['report', 'video', 'news', 'board', 'stock', 'stockportfolio', 'trade', 'trademessage']);

/** Writes a notification down, which goes out in half a minute. Refuses with 422 what it leads to where that is not there, or not published. */
export async function sendNotification({
  db,
  jobs,
  input,
  viewer,
  now,
}: Call<typeof notifications.sendNotification>): Promise<NotificationRow> {
  const { title, message, products } = input;
  const [content, content_id] = [input.content || null, input.content_id ?? null];
  if (content && content_id && known.has(content)) {
    const [found] = await store.findNotifiable(db, { content, id: content_id }, now());
    if (!found) throw invalidField('content_id', 'Conteúdo não encontrado.');
    if (!found.is_out) throw invalidField('content_id', 'Este conteúdo ainda não foi publicado.');
  }
  return db.transaction().execute(async (trx) => {
    const [created_at, send_at] = [now(), new Date(now().getTime() + UNDO_SECONDS * 1000)];
    const id = await store.insert(trx, {
      title,
      message,
      content,
      content_id,
      user_id: viewer.id,
      created_at,
      send_at,
    });
    await store.setProducts(trx, id, products).catch(
      refusing({
        notification_product_product_id_fkey: () => invalidField('products', 'Produto não encontrado.'),
      }),
    );
    // The job's own clock may be a little behind ours.
    await jobs.add(trx, 'notify', { notificationId: id }, UNDO_SECONDS + 1);
    return (await store.find(trx, id))!;
  });
}
