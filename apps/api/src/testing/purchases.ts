import type { LightMyRequestResponse } from 'fastify';
import { sandboxOf, type Sandbox } from '../gateways/payments/sandbox/gateway.ts';
import type { TestApi } from './api.ts';
import { testNow } from './clock.ts';
import { nextCpf } from './cpf.ts';

export const cards = {
  approved: '4111111111111111',
  refused: '4000000000000002',
  timesOut: '4000000000000119',
} as const;

export interface Typed {
  client?: object;
  payment?: object;
  address?: object | null;
  key?: string;
}
let people = 0;

/** A sign-up as the checkout sends it: a new person, unless the test says who. */
export function signUpBody({ client, payment, address }: Typed = {}) {
  people += 1;
  return {
    client: {
      name: 'Helena Matsuda',
      email: `helena-${process.pid}-${people}@exemplo.com.br`,
      password: 'girassol',
      cpf: nextCpf(),
      birth_date: '1987-08-14',
      phone: '+5511987654321',
      gender: 'F',
      ...client,
    },
    ...(address !== null && {
      address: {
        zipcode: '01310-100',
        address: 'Avenida Paulista',
        number: 1000,
        district: 'Bela Vista',
        state: 'SP',
        city: 'São Paulo',
        ...address,
      },
    }),
    payment: { method: 'pix', installments: 1, products: [1], ...payment },
  };
}
export type SignUpBody = ReturnType<typeof signUpBody>;

/** Valid for years by the buyer's clock. */
export const card = (number: string = cards.approved, now = testNow()) => ({
  method: 'credit_card',
  installments: 1,
  card_number: number,
  card_name: 'HELENA MATSUDA',
  card_expiration: `12/${now.getFullYear() + 5}`,
  card_cvv: '123',
  card_company_code: 'visa',
});

/**
 * The gateway of a test's API. `deliver` posts all due events, including those that follow, and returns their number.
 */
export function sandboxGatewayOf({ services, inject }: TestApi): Sandbox & { deliver(): Promise<number> } {
  const sandbox = sandboxOf(services.gateway)!;
  const post = async (payload: string, headers: Record<string, string>) =>
    (await inject({ method: 'POST', url: '/api/v1/webhooks/sandbox', payload, headers })).statusCode;
  const deliver = async () => {
    let all = 0;
    let some: number;
    do {
      some = await sandbox.deliverDueWebhooks(post);
      all += some;
    } while (some > 0);
    return all;
  };
  return { ...sandbox, deliver };
}

export const buy = (api: TestApi, typed: Typed & { body?: SignUpBody } = {}): Promise<LightMyRequestResponse> =>
  api.post('/api/v1/clients', typed.body ?? signUpBody(typed), { key: typed.key });

/** Waits for work that follows an answer; fails after ten seconds. */
export async function eventually(check: () => Promise<void>): Promise<void> {
  const until = performance.now() + 10_000;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

export const paymentOf = (api: TestApi, id: number) =>
  api.db
    .selectFrom('payment')
    .select([
      'id',
      'code',
      'status',
      'method',
      'amount',
      'discount',
      'vindi_code',
      'due_at',
      'confirmed_at',
      'client_id',
      'coupon_code',
      'pix_copy_paste',
    ])
    .where('id', '=', id)
    .executeTakeFirst();

export const acquisitionsOf = (api: TestApi, paymentId: number) =>
  api.db
    .selectFrom('client_product')
    .select(['product_id', 'status', 'starts_at', 'expires_at'])
    .where('payment_id', '=', paymentId)
    .orderBy('product_id')
    .execute();
