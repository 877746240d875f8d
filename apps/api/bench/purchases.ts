import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDb, type Db } from '../src/database/db.ts';
import { brokenInvariants, invariants, sandboxInvariants } from '../src/sales/purchases/invariants.ts';
import { factory, logIn } from '../src/testing/factory.ts';
import { card, signUpBody } from '../src/testing/purchases.ts';
import { emptyDatabase } from './databases.ts';
import { httpLoad, rateOf, type Question } from './load.ts';
import { startProductionApi } from './process.ts';
import { measureInterleaved, type Reading, type Size } from './statistics.ts';

const SETTLED_WITHIN_MS = 60_000;
const BY_PIX = { method: 'pix', installments: 1 };

/**
 * Whole purchases over HTTP by eight concurrent buyers, with a process that also runs the jobs and gets a webhook per
 * charge.
 */
export async function* measure(size: Size): AsyncGenerator<Reading> {
  const [rounds, each] = size === 'whole' ? [5, 120] : [2, 60];
  const house = await emptyDatabase();
  const db = openDb({ url: house.url, size: 4 });
  const api = await startProductionApi(house.url);
  const http = httpLoad(api.url);
  const buy = async (question: Question) => {
    const { status, text } = await http.ask(question);
    if (status !== 200) throw new Error(`a purchase answers ${status}: ${text()}`);
  };
  const wanted = rounds * each;
  try {
    const [pix, cards, signUps] = await basketsOf(db, wanted);
    const seen = await measureInterleaved(rounds, {
      pix: () => rateOf(pix.splice(0, each), buy),
      card: () => rateOf(cards.splice(0, each), buy),
      'sign-up': () => rateOf(signUps.splice(0, each), buy),
    });
    for (const [how, rate] of Object.entries(seen)) yield { id: `purchases-${how}`, value: rate };
    await payAll(http, db);
    yield await exactness(db, 3 * wanted);
  } finally {
    http.close();
    await api.stop();
    await db.destroy();
    await house.drop();
  }
}

/** Each client buys one product by Pix and another by card; new clients buy by Pix. */
async function basketsOf(db: Db, count: number): Promise<[Question[], Question[], Question[]]> {
  const [first, second] = [await factory.product(db), await factory.product(db)];
  const order = (path: string, body: object, token?: string): Question => ({
    path,
    body,
    key: randomUUID(),
    ...(token && { token }),
  });
  const buyers = await Promise.all(
    Array.from({ length: count }, async () => {
      const token = await logIn({ services: { db, now: () => new Date() } }, await factory.client(db));
      const path = '/api/v1/client/products';
      return {
        pix: order(path, { ...BY_PIX, products: [first.id] }, token),
        card: order(path, { ...card(), products: [second.id] }, token),
        signUp: order('/api/v1/clients', signUpBody({ payment: { ...BY_PIX, products: [first.id] } })),
      };
    }),
  );
  return [buyers.map(({ pix }) => pix), buyers.map((each) => each.card), buyers.map(({ signUp }) => signUp)];
}

/** Pays all charges at the sandbox bank, which calls the webhook. */
async function payAll(http: ReturnType<typeof httpLoad>, db: Db): Promise<void> {
  const waiting = await db.selectFrom('payment').select('vindi_code').where('status', '=', 'pending').execute();
  await rateOf(waiting, ({ vindi_code: code }) => http.ask({ path: `/sandbox/charges/${code}/pay`, body: {} }));
  const until = performance.now() + SETTLED_WITHIN_MS;
  while (await db.selectFrom('payment').select('id').where('status', '=', 'pending').limit(1).executeTakeFirst()) {
    if (performance.now() > until) throw new Error('the paid charges were not all settled within a minute');
    await sleep(100);
  }
}

async function exactness(db: Db, wanted: number): Promise<Reading> {
  const names = Object.keys({
    ...(await brokenInvariants(db, invariants)),
    ...(await brokenInvariants(db, sandboxInvariants)),
  });
  const paid = await db.selectFrom('payment').select('id').where('status', '=', 'paid').execute();
  return {
    id: 'purchases-exact',
    value: names.length + Math.abs(wanted - paid.length),
    detail: `${paid.length} of ${wanted} paid for ${names.join(', ')}`.trimEnd(),
  };
}
