import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { Refusal } from '../../http/refusal.ts';
import type { Sandbox } from '../../gateways/payments/sandbox/gateway.ts';
import type { SignUp } from '../../sales/checkout/sign-up.ts';
import type { PaymentInput, Purchased } from '../../sales/purchases/order.ts';
import type { Services } from '../../services.ts';
import type { TestApi } from '../api.ts';
import { factory } from '../factory.ts';
import { sandboxGatewayOf, card, cards, signUpBody } from '../purchases.ts';
import { ProcessDied } from './node-process.ts';

export const methods = ['card', 'refused card', 'card without an answer', 'pix', 'bank_slip'] as const;
type Method = (typeof methods)[number];

type Ask = (services: Services) => Promise<Purchased>;
interface Order {
  key: string;
  ask: Ask;
  /** The buyer's answer: a payment, or a final refusal. It never changes. */
  answer: string | undefined;
}

/** Three clients, three sign-ups, three products, the last of which includes the first, a coupon of two uses, and all their orders. */
export interface World {
  name: string;
  api: TestApi;
  bank: Sandbox;
  clients: readonly { id: number }[];
  signUps: readonly Pick<SignUp, 'client' | 'address'>[];
  products: readonly { id: number; code: string }[];
  coupon: string;
  staff: { id: number; role: 'user'; roles: readonly ['administrador'] };
  orders: Map<string, Order>;
  remember(key: string, ask: Ask): Order;
  /** Sends an order through a process. Throws if its buyer's answer changes. */
  ask(order: Order, services: Services): Promise<void>;
  charge(nth: number): Promise<string | undefined>;
  payment(nth: number): Promise<string | undefined>;
  acquisition(nth: number): Promise<{ clientId: number; id: number } | undefined>;
}

/** Deletes all sales and clients. */
export async function deleteSales({ services }: TestApi): Promise<void> {
  const connection = await services.pool.connect();
  try {
    // Disables the triggers that refuse it.
    await connection.query('set session_replication_role = replica');
    await connection.query(
      `truncate client, payment, payment_rollup, product_set_rollup, coupon, idempotency, webhook_event, charge_attempt,
       sandbox.charge, sandbox.refund, sandbox.delivery cascade`,
    );
    await connection.query('delete from jobs.job');
  } finally {
    connection.release(true);
  }
}

export async function newWorld(api: TestApi, staff: { id: number }): Promise<World> {
  const { db } = api;
  // Each history begins at the same moment, so the comparisons of an earlier one are deleted.
  await db.deleteFrom('compared_day').execute();
  const three = <T>(make: () => Promise<T>) => Promise.all([make(), make(), make()]);
  const clients = await three(() => factory.client(db));
  const products = await three(() => factory.product(db));
  await factory.link(db, products[2].id, products[0].id);
  const { code: coupon } = await factory.coupon(db, { qt: 2, percent: 20 });
  const orders: World['orders'] = new Map();
  const ids = products.map(({ id }) => id);
  const round = <T>(rows: readonly T[], nth: number) => rows[nth % Math.max(1, rows.length)];
  const payments = () =>
    db
      .selectFrom('payment')
      .innerJoin('payment_item', 'payment_item.payment_id', 'payment.id')
      .select(['payment.code', 'payment.vindi_code'])
      .where('product_id', 'in', ids)
      .orderBy('payment.id')
      .execute();
  return {
    name: randomUUID(),
    api,
    bank: sandboxGatewayOf(api),
    clients,
    signUps: [0, 1, 2].map(() => {
      const { client, address } = signUpBody({ address: { zipcode: '01310100' } });
      return { client, address } as Pick<SignUp, 'client' | 'address'>;
    }),
    products,
    coupon,
    staff: { ...staff, role: 'user', roles: ['administrador'] },
    orders,
    remember: (key, ask) => {
      const order: Order = { key, ask, answer: undefined };
      orders.set(key, order);
      return order;
    },
    ask: async (order, services) => {
      const answer = await answerOf(order, services);
      // An answer is sent only by a live process: this call fails if it died.
      await sql`select`.execute(services.db);
      if (answer === undefined) return;
      if (order.answer !== undefined && order.answer !== answer)
        throw new Error(`${order.key} was told ${order.answer}, and then ${answer}`);
      order.answer = answer;
    },
    charge: async (nth) =>
      round(
        (await payments()).flatMap(({ vindi_code: code }) => code ?? []),
        nth,
      ),
    payment: async (nth) => round(await payments(), nth)?.code,
    acquisition: async (nth) => {
      const rows = await db
        .selectFrom('client_product')
        .select(['client_id as clientId', 'id'])
        .where('product_id', 'in', ids)
        .where('status', '=', 'active')
        .orderBy('id')
        .execute();
      return round(rows, nth);
    },
  };
}

/** Undefined without a final answer: the process died, or the call may be retried. */
async function answerOf({ ask }: Order, services: Services): Promise<string | undefined> {
  try {
    return JSON.stringify(await ask(services));
  } catch (error) {
    if (error instanceof ProcessDied) throw error;
    if (error instanceof Refusal) return error.code === 'payment_refused' ? 'refused' : undefined;
    throw error;
  }
}

const numbers: Partial<Record<Method, string>> = {
  card: cards.approved,
  'refused card': cards.refused,
  'card without an answer': cards.timesOut,
};

export function paymentInput(method: Method, product: number, coupon: string | null): PaymentInput {
  const number = numbers[method];
  const by = number ? card(number) : { method, installments: 1 };
  return { ...by, products: [product], coupon_code: coupon } as PaymentInput;
}
