/** A browser that takes pushes, as it named itself. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** `gone`: the browser takes no more. `refused`: not this one, nor again. Otherwise it may be tried again, after so many seconds at least. */
export type PushOutcome = 'delivered' | 'gone' | 'refused' | { retryAfter: number };

/** Hands messages to the services that browsers listen to. It never throws, and never takes longer than its limit. */
export interface PushGateway {
  send(keys: VapidKeys, target: PushTarget, payload: string): Promise<PushOutcome>;
}
