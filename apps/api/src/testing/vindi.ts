import type { Db } from '../database/db.ts';
import { withCircuitBreaker } from '../gateways/payments/circuit-breaker.ts';
import type { Delivery } from '../gateways/payments/port.ts';
import { vindiGateway, type VindiGateway, type VindiSettings } from '../gateways/payments/vindi/gateway.ts';
import { testApi, type TestApi } from './api.ts';
import { cards } from './purchases.ts';
import { tokenise } from './fake-vindi/customers.ts';
import { startFakeVindi, fakeVindiKeys, type FakeVindi } from './fake-vindi/fake-vindi.ts';

export const webhookSecrets = {
  path: 'a-secret-of-the-address-0001',
  user: 'vindi',
  password: 'hook-password',
} as const;
export const basicOf = ({ user, password }: { user: string; password: string }): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/** The adapter for a fake Vindi, with timeouts short enough for tests. */
export const gatewayAt = (
  vindi: Pick<FakeVindi, 'url'>,
  { db, now }: { db: Db; now: () => Date },
  more: Partial<VindiSettings> = {},
): VindiGateway =>
  vindiGateway(
    {
      url: vindi.url,
      key: fakeVindiKeys.private,
      productId: 55,
      webhook: webhookSecrets,
      connectMs: 2000,
      totalMs: 5000,
      patienceMs: 50,
      ...more,
    },
    { db, now },
  );

/** A delivery as Vindi would post it. */
export const webhookDelivery = (body: string): Delivery => ({
  headers: { authorization: basicOf(webhookSecrets) },
  body,
  secret: webhookSecrets.path,
});

/** The environment that an operator would set. */
const envFor = ({ url }: Pick<FakeVindi, 'url'>): Record<string, string> => ({
  PAYMENT_GATEWAY: 'vindi',
  VINDI_URL: url,
  VINDI_PRIVATE_KEY: fakeVindiKeys.private,
  VINDI_PRODUCT_ID: '55',
  WEBHOOK_SECRET: webhookSecrets.path,
  WEBHOOK_USER: webhookSecrets.user,
  WEBHOOK_PASSWORD: webhookSecrets.password,
});

export interface FakeVindiApi {
  api: TestApi;
  vindi: FakeVindi;
  /** Replaces the gateway by a new adapter for the fake, or another address, with a closed circuit breaker. */
  openDoor(more?: Partial<VindiSettings>): void;
  /** A card tokenised as by a browser. */
  card(kind?: keyof typeof cards): object;
  /** Posts a webhook body. */
  post(body: string, address?: string, authorization?: string | null): Promise<number>;
  close(): Promise<void>;
}

export async function fakeVindiApi(now: () => Date): Promise<FakeVindiApi> {
  const vindi = await startFakeVindi({ now });
  const api = await testApi({ now, env: envFor(vindi) });
  const doors: VindiGateway[] = [];
  const openDoor = (more: Partial<VindiSettings> = {}) => {
    const door = gatewayAt(vindi, api.services, more);
    doors.push(door);
    // Each call is an hour after the one before, so that only tests with a clock of their own see an open breaker.
    let hours = 0;
    api.services.gateway = withCircuitBreaker(door, { clock: () => (hours += 3_600_000) });
  };
  return {
    api,
    vindi,
    openDoor,
    card: (kind = 'approved') => ({
      method: 'credit_card',
      gateway_token: tokenise(vindi.store, { card_number: cards[kind], holder_name: 'HELENA MATSUDA', card_cvv: '123' })
        .gateway_token,
      card_company_code: 'visa',
      card_last_four: '1111',
    }),
    post: async (
      payload,
      address = `/api/v1/webhooks/vindi/${webhookSecrets.path}`,
      authorization = basicOf(webhookSecrets),
    ) =>
      (
        await api.inject({
          method: 'POST',
          url: address,
          payload,
          headers: { 'content-type': 'application/json', ...(authorization !== null && { authorization }) },
        })
      ).statusCode,
    close: async () => {
      await Promise.all(doors.map((door) => door.close()));
      await vindi.close();
    },
  };
}
