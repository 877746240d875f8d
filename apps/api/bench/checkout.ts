import { randomUUID } from 'node:crypto';
import { readConfig } from '../src/config.ts';
import { buyProducts } from '../src/sales/own-purchases/buy-products.ts';
import { brokenInvariants } from '../src/sales/purchases/invariants.ts';
import { releaseWorkerLock } from '../src/sales/purchases/worker-lock.ts';
import type { PaymentGateway } from '../src/gateways/payments/port.ts';
import { openServices } from '../src/open-services.ts';
import type { Services } from '../src/services.ts';
import { factory } from '../src/testing/factory.ts';
import { card } from '../src/testing/purchases.ts';
import { emptyDatabase } from './databases.ts';
import { rateOf, rawLoad } from './load.ts';
import { measureInterleaved, type Reading, type Size } from './statistics.ts';

const PRODUCTS = 4;
const COUPONS = 8;
/** One row per commit: the maximum of the disk and PostgreSQL. */
const COMMIT = { text: 'insert into yardstick default values', values: [], prepared: true };

/**
 * The API's own purchase throughput: whole purchases with idempotency key, coupon and settlement by eight writers on a
 * server that persists its commits, without HTTP, and with a gateway that answers at once.
 */
export async function* measure(size: Size): AsyncGenerator<Reading> {
  const [rounds, each] = size === 'whole' ? [5, 600] : [1, 400];
  const house = await emptyDatabase();
  const config = readConfig({ DATABASE_URL: house.url, RUN_JOBS: 'false', RATE_LIMIT_FACTOR: '1000000' });
  const fail = (error: unknown) => {
    throw error;
  };
  const services = await openServices(config, { onError: fail, instead: { gateway: instantGateway } });
  const raw = await rawLoad(house.url);
  try {
    await services.pool.query('create table yardstick (id int generated always as identity)');
    const purchases = await purchasesOf(services, rounds * each);
    const seen = await measureInterleaved(rounds, {
      bought: () => rateOf(purchases.splice(0, each), (purchase) => buyProducts(services, purchase)),
      commits: () => raw.preparedRate([COMMIT], 2000),
    });
    yield { id: 'G11', value: seen.bought, detail: `${seen.commits.toFixed(0)} commits of one row a second beside it` };
    yield await exactness(services, rounds * each);
  } finally {
    await raw.close();
    await releaseWorkerLock(services.db);
    await services.jobs.stop();
    await services.outbox.stop();
    await services.pool.end();
    await house.drop();
  }
}

/** Alternates card and Pix, each with a coupon; a client never has two under way at once. */
async function purchasesOf({ db }: Services, count: number) {
  const clients = await Promise.all(Array.from({ length: count / PRODUCTS }, () => factory.client(db)));
  const products = await Promise.all(Array.from({ length: PRODUCTS }, () => factory.product(db)));
  const coupons = await Promise.all(
    Array.from({ length: COUPONS }, () => factory.coupon(db, { qt: count, percent: 20, applies_to: 'buy' })),
  );
  return Array.from({ length: count }, (_, n) => {
    const nth = Math.floor(n / clients.length);
    const method = (n + nth) % 2 ? card() : { method: 'pix' };
    const what = { products: [products[nth]!.id], coupon_code: coupons[n % COUPONS]!.code };
    const payment = { installments: 1, ...method, ...what } as Parameters<typeof buyProducts>[1]['payment'];
    return { clientId: clients[n % clients.length]!.id, payment, idempotencyKey: randomUUID() };
  });
}

async function exactness({ db }: Services, wanted: number): Promise<Reading> {
  const found = await brokenInvariants(db);
  const { n } = await db
    .selectFrom('payment')
    .innerJoin('idempotency', 'idempotency.payment_id', 'payment.id')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('idempotency.status', '=', 200)
    .executeTakeFirstOrThrow();
  const names = Object.keys(found);
  return {
    id: 'G11-exact',
    value: names.length + Math.abs(wanted - n),
    detail: `${n} of ${wanted} purchases ${names.join(', ')}`.trimEnd(),
  };
}

/** Cards are paid at once; a Pix is never paid. */
const instantGateway = {
  name: 'instant',
  createCharge: async ({ reference, cents, customer, dueAt, method }) => ({
    kind: 'accepted',
    charge: {
      code: `instant_${reference}`,
      reference,
      status: method === 'credit_card' ? 'paid' : 'pending',
      cents,
      customer: customer.reference,
      dueAt,
      paidAt: method === 'credit_card' ? new Date() : null,
      pixCopyPaste: method === 'pix' ? reference : null,
      bankSlipUrl: null,
      bankSlipLine: null,
    },
  }),
} as Partial<PaymentGateway> as PaymentGateway;
