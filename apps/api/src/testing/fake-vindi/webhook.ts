import type { FakeBill, FakeCharge } from './objects.ts';

/** Posts one event and returns the response status. */
export type Post = (body: string) => Promise<number>;
export type DeliveryMode = 'as_told' | 'twice' | 'reversed' | 'lost';

export interface Webhook {
  /** Undelivered events. */
  waiting: string[];
  notify(type: string, about: { bill: FakeBill } | { charge: FakeCharge }): void;
  /** Delivers the waiting events, in order or not; those not accepted with a 2xx stay. */
  deliver(post: Post, how?: DeliveryMode): Promise<void>;
}

/** Vindi's webhooks: no signature, no id, no reliable order. */
export function openWebhook(now: () => Date): Webhook {
  let sent = 0;
  const webhook: Webhook = {
    waiting: [],
    notify(type, about) {
      // Events are a millisecond apart.
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

/** The test event sent when somebody saves the webhook in Vindi's settings. */
export const testEvent = (now: Date): string =>
  JSON.stringify({ event: { type: 'test', created_at: now.toISOString(), data: {} } });
