import type { TwinBill, TwinCharge } from './shapes.ts';

/** Posts one event and answers with the status it got. */
export type Post = (body: string) => Promise<number>;
export type Delivering = 'as_told' | 'twice' | 'reversed' | 'lost';

export interface Hook {
  /** Not delivered yet. */
  waiting: string[];
  tell(type: string, about: { bill: TwinBill } | { charge: TwinCharge }): void;
  /** Delivers what waits, in order or not; what is not taken with a 2xx waits on. */
  deliver(post: Post, how?: Delivering): Promise<void>;
}

/** Vindi's webhooks: no signature, no id, no order to rely on. */
export function openHook(now: () => Date): Hook {
  let sent = 0;
  const hook: Hook = {
    waiting: [],
    tell(type, about) {
      // A millisecond apart, as its events are.
      sent += 1;
      const created_at = new Date(now().getTime() + sent).toISOString().replace('Z', '+00:00');
      hook.waiting.push(JSON.stringify({ event: { type, created_at, data: about } }));
    },
    async deliver(post, how = 'as_told') {
      const batch = hook.waiting.splice(0);
      if (how === 'lost') return;
      const bodies = how === 'reversed' ? batch.toReversed() : how === 'twice' ? [...batch, ...batch] : batch;
      for (const body of bodies) {
        const status = await post(body).catch(() => 0);
        if (status < 200 || status > 299) hook.waiting.push(body);
      }
    },
  };
  return hook;
}

/** What a hook is sent once, when somebody saves it in Vindi's settings. */
export const greeting = (now: Date): string =>
  JSON.stringify({ event: { type: 'test', created_at: now.toISOString(), data: {} } });
