import type { Db } from '../database/db.ts';
import { withCircuitBreaker } from '../gateways/payments/circuit-breaker.ts';
import type { Delivery } from '../gateways/payments/port.ts';
import { vindiGateway, type VindiGateway, type VindiSettings } from '../gateways/payments/vindi/gateway.ts';
import { testApi, type TestApi } from './api.ts';
import { cards } from './shop.ts';
import { tokenise } from './vindi-twin/people.ts';
import { startTwin, twinKeys, type Twin } from './vindi-twin/twin.ts';

export const hookSecrets = { path: 'a-secret-of-the-address-0001', user: 'vindi', password: 'hook-password' } as const;
export const basicOf = ({ user, password }: { user: string; password: string }): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/** The adapter before a twin, with a patience that tests can wait for. */
export const gatewayAt = (
  twin: Pick<Twin, 'url'>,
  { db, now }: { db: Db; now: () => Date },
  more: Partial<VindiSettings> = {},
): VindiGateway =>
  vindiGateway(
    {
      url: twin.url,
      key: twinKeys.private,
      productId: 55,
      webhook: hookSecrets,
      connectMs: 2000,
      totalMs: 5000,
      patienceMs: 50,
      ...more,
    },
    { db, now },
  );

/** As the hook would be called. */
export const hookDelivery = (body: string): Delivery => ({
  headers: { authorization: basicOf(hookSecrets) },
  body,
  secret: hookSecrets.path,
});

/** As an operator would configure it. */
const envFor = ({ url }: Pick<Twin, 'url'>): Record<string, string> => ({
  PAYMENT_GATEWAY: 'vindi',
  VINDI_URL: url,
  VINDI_PRIVATE_KEY: twinKeys.private,
  VINDI_PRODUCT_ID: '55',
  WEBHOOK_SECRET: hookSecrets.path,
  WEBHOOK_USER: hookSecrets.user,
  WEBHOOK_PASSWORD: hookSecrets.password,
});

export interface VindiShop {
  api: TestApi;
  twin: Twin;
  /** Buys at the twin from now on, or at another address, with a breaker that nothing has opened yet. */
  openDoor(more?: Partial<VindiSettings>): void;
  /** A card as a browser would have handed it in. */
  card(kind?: keyof typeof cards): object;
  /** Posts what the hook has to say. */
  post(body: string, address?: string, authorization?: string | null): Promise<number>;
  close(): Promise<void>;
}

/** The whole API, buying at a twin of Vindi. */
export async function vindiShop(now: () => Date): Promise<VindiShop> {
  const twin = await startTwin({ now });
  const api = await testApi({ now, env: envFor(twin) });
  const doors: VindiGateway[] = [];
  const openDoor = (more: Partial<VindiSettings> = {}) => {
    const door = gatewayAt(twin, api.services, more);
    doors.push(door);
    // Each call is an hour after the one before, so that only a test which sets a clock of its own meets an open breaker.
    let hours = 0;
    api.services.gateway = withCircuitBreaker(door, { clock: () => (hours += 3_600_000) });
  };
  return {
    api,
    twin,
    openDoor,
    card: (kind = 'approved') => ({
      method: 'credit_card',
      gateway_token: tokenise(twin.ledger, { card_number: cards[kind], holder_name: 'HELENA MATSUDA', card_cvv: '123' })
        .gateway_token,
      card_company_code: 'visa',
      card_last_four: '1111',
    }),
    post: async (
      payload,
      address = `/api/v1/webhooks/vindi/${hookSecrets.path}`,
      authorization = basicOf(hookSecrets),
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
      await twin.close();
    },
  };
}
