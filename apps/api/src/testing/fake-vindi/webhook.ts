import type { FakeBill, FakeCharge } from './objects.ts';

/** Posts one event and answers with the status it got. */
export type Post = (body: string) => Promise<number>;
export type DeliveryMode = 'as_told' | 'twice' | 'reversed' | 'lost';

export interface Webhook {
  /** Not delivered yet. */
  waiting: string[];
  tell(type: string, about: { bill: FakeBill } | { charge: FakeCharge }): void;
  /** Delivers what waits, in order or not; what is not taken with a 2xx waits on. */
  deliver(post: Post, how?: DeliveryMode): Promise<void>;
}

/** Vindi's webhooks: no signature, no id, no order to rely on. */
export function openWebhook(now: () => Date): Webhook {
  let sent = 0;
  const webhook: Webhook = {
    waiting: [],
    tell(type, about) {
      // A millisecond apart, as its events are.
      sent += 1;
      const created_at = new Date(now().getTime() + sent).toISOString().replace('Z', '+00:00');
      webhook.waiting.push(JSON.stringify({ event: { type, created_at, data: about } }));
    },
    async deliver(post, how = 'as_told') {
      const batch = webhook.waiting.splice(0);
      if (how === 'lost') return;
      const bodies = how === 'reversed' ? batch.toReversed() : how === 'twice' ? [...batch, ...batch] : batch;
      for (const body of bodies) {
        const status = await post(body).catch(() => 0);
        if (status < 200 || status > 299) webhook.waiting.push(body);
      }
    },
  };
  return webhook;
}

/** What a webhook is sent once, when somebody saves it in Vindi's settings. */
export const testEvent = (now: Date): string =>
  JSON.stringify({ event: { type: 'test', created_at: now.toISOString(), data: {} } });
