import { targetPath, topicOf } from '@mirante/domain/messaging/notification.ts';
import { shortenText } from '@mirante/domain/shorten-text.ts';
import pLimit from 'p-limit';
import type { Services } from '../../services.ts';
import * as store from './push.store.ts';

/** Concurrent sendings. A hanging one is timed out by the gateway, and holds one slot until then. */
const AT_ONCE = 20;
const BATCH = 100;
/** A run ends before its queue considers it lost; the next one continues. */
const RUN_MS = 200_000;

/**
 * Sends waiting pushes. Processes take different ones; those left by a crash are retried, and their tag avoids
 * duplicates in the browser.
 */
export async function deliverPushes(services: Services): Promise<void> {
  const { db, config, now, onError } = services;
  const atOnce = pLimit(AT_ONCE);
  for (const limit = performance.now() + RUN_MS; performance.now() < limit;) {
    const deliveries = await store.takeDeliveries(db, BATCH, now());
    if (deliveries.length === 0) return;
    const keys = await store.vapidKeys(db, config, now());
    const failures = await atOnce.map(deliveries, (delivery) => deliver(services, keys, delivery));
    const errors = failures.filter((error) => error !== undefined);
    if (errors.length > 0) onError(new AggregateError(errors, `${errors.length} pushes got no answer`));
  }
}

/** Returns why the push service did not answer, if it did not. */
async function deliver(
  { db, push, now }: Services,
  keys: Parameters<Services['push']['send']>[0],
  delivery: store.Delivery,
): Promise<unknown> {
  if (!isOpen(delivery)) return store.endDelivery(db, delivery);
  const outcome = await push.send(keys, delivery, payloadOf(delivery));
  if (outcome === 'gone') return store.removeSubscription(db, delivery.subscription_id);
  if (typeof outcome === 'string') return store.endDelivery(db, delivery);
  const seconds = outcome.retryAfter * 2 ** (delivery.tries - 1);
  await (delivery.tries >= store.TRIES
    ? store.endDelivery(db, delivery)
    : store.postpone(db, delivery, new Date(now().getTime() + seconds * 1000)));
  return outcome.error;
}

/** Whether the client can still open its target, and still wants it. */
const isOpen = ({ content, target, unwanted }: store.Delivery): boolean =>
  target === 'open' && !unwanted.includes(topicOf(content));

/** What a locked screen shows, and far below what push services take (4096 bytes). */
const TITLE_LENGTH = 120;
const MESSAGE_LENGTH = 240;

export const payloadOf = (
  delivery: Pick<store.Delivery, 'notification_id' | 'title' | 'message' | 'content' | 'content_id' | 'alert'>,
): string =>
  JSON.stringify({
    id: delivery.notification_id,
    title: shortenText(delivery.title, TITLE_LENGTH),
    message: shortenText(delivery.message, MESSAGE_LENGTH),
    path: targetPath(delivery),
    // The same tag as the open panel uses: the browser shows one of the two.
    ...(delivery.alert && { tag: `trade-alert-${delivery.content_id}-${delivery.alert}` }),
  });
