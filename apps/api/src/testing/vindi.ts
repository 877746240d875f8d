import type { Db } from '../db.ts';
import { vindiGateway, type VindiGateway, type VindiSettings } from '../gateways/payments/vindi/gateway.ts';
import type { Delivery } from '../gateways/payments/port.ts';
import { twinKeys, type Twin } from './vindi-twin/twin.ts';

export const hookSecrets = { path: 'a-secret-of-the-address-0001', user: 'vindi', password: 'hook-password' } as const;
export const basicOf = ({ user, password }: { user: string; password: string }): string => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/** The adapter before a twin, with a patience that tests can wait for. */
export const gatewayAt = (twin: Pick<Twin, 'url'>, { db, now }: { db: Db; now: () => Date }, more: Partial<VindiSettings> = {}): VindiGateway =>
  vindiGateway({ url: twin.url, key: twinKeys.private, productId: 55, hook: hookSecrets, connectMs: 200, totalMs: 400, patienceMs: 50, ...more }, { db, now });

/** As the hook would be called. */
export const hookDelivery = (body: string): Delivery => ({ headers: { authorization: basicOf(hookSecrets) }, body, secret: hookSecrets.path });
