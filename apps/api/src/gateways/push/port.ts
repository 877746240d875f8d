/** A browser's push subscription. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * `gone`: the subscription is over. `refused`: this push will never be accepted. Otherwise it may be retried, after the
 * given seconds; `error` is why there was no answer.
 */
export type PushOutcome = 'delivered' | 'gone' | 'refused' | { retryAfter: number; error?: unknown };

/** Sends messages to push services. Never throws, and never takes longer than its limit. */
export interface PushGateway {
  send(keys: VapidKeys, target: PushTarget, payload: string): Promise<PushOutcome>;
}
