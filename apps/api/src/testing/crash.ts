import { openDb, type Db } from '../database/db.ts';
import { brokenInvariants, invariants, sandboxInvariants } from '../sales/purchases/invariants.ts';
import { freePort, kill, startApi } from './api-process.ts';
import { freshDatabase } from './database.ts';
import { given, PASSWORD } from './given.ts';
import { card, signUpBody, type SignUpBody } from './shop.ts';

export interface CrashOptions {
  /** How often the API is killed. */
  cycles: number;
  /** Purchases under way when it is. */
  burst: number;
}
export interface CrashFigures {
  kills: number;
  purchases: number;
  /** Answered before the kill. */
  answered: number;
  /** Found half done after it. */
  halfDone: number;
  /** Of those that half were done, by which the money had moved already. */
  charged: number;
  lost: number;
  doubled: number;
  broken: Record<string, number>;
}
interface Purchase {
  key: string;
  body: SignUpBody;
  answer?: string;
}

/** Kills the API with -9 in the middle of purchases, again and again; each buyer asks once more with the same key, and the books are audited. */
export async function crash({ cycles, burst }: CrashOptions): Promise<CrashFigures> {
  const database = await freshDatabase();
  const db = openDb({ url: database.url, size: 4 });
  const port = await freePort();
  const all: Purchase[] = [];
  const figures = { kills: 0, purchases: 0, answered: 0, halfDone: 0, charged: 0 };
  let api = await startApi(database.url, port);
  try {
    let window = await warmUp(db, port, burst);
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const purchases = await order(db, burst, cycle);
      all.push(...purchases);
      const sent = Promise.all(purchases.map((purchase) => send(port, purchase)));
      // The kill falls anywhere from before the first write to after the last answer.
      await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, Math.random() * window))]);
      await kill(api);
      await sent;
      figures.kills += 1;
      const answered = purchases.filter(({ answer }) => answer).length;
      figures.answered += answered;
      window *= answered === 0 ? 1.15 : answered === burst ? 0.85 : 1;
      const left = await halfDone(db);
      figures.halfDone += left.length;
      figures.charged += left.filter(({ charged }) => charged).length;
      api = await startApi(database.url, port);
      await Promise.all(purchases.map((purchase) => insist(port, purchase)));
    }
    return { ...figures, purchases: all.length, ...(await audit(db, all)) };
  } finally {
    await kill(api);
    await db.destroy();
    await database.drop();
  }
}

/** How long a burst takes on a fresh process where nobody kills: the kills are spread over that. */
async function warmUp(db: Db, port: number, burst: number): Promise<number> {
  const purchases = await order(db, burst, -1);
  const begun = performance.now();
  await Promise.all(purchases.map((purchase) => insist(port, purchase)));
  return performance.now() - begun;
}

/** Cards, Pix and boletos; every fourth by somebody new. */
async function order(db: Db, burst: number, cycle: number): Promise<Purchase[]> {
  const product = await given.product(db);
  return Promise.all(
    Array.from({ length: burst }, async (_, n) => {
      const known = n % 4 === 3 ? undefined : await given.client(db);
      const payment = { ...[card(), { method: 'pix' }, { method: 'bank_slip' }][n % 3], products: [product.id] };
      return {
        key: `crash-${cycle}-${n}`,
        body: signUpBody({
          payment,
          ...(known && { client: { cpf: known.cpf, email: known.email, password: PASSWORD } }),
        }),
      };
    }),
  );
}

async function send(port: number, purchase: Purchase): Promise<number> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/clients`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': purchase.key },
      body: JSON.stringify(purchase.body),
    });
    const text = await response.text();
    if (response.status !== 200) return response.status;
    if (purchase.answer && purchase.answer !== text)
      throw new Error(`another answer to ${purchase.key}: ${purchase.answer}, ${text}`);
    purchase.answer = text;
    return 200;
  } catch (error) {
    if (error instanceof TypeError) return 0;
    throw error;
  }
}

async function insist(port: number, purchase: Purchase): Promise<void> {
  const until = performance.now() + 15_000;
  let status = 0;
  while ((status = await send(port, purchase)) !== 200) {
    if (performance.now() > until) throw new Error(`no answer to ${purchase.key}: ${status}`);
  }
}

async function halfDone(db: Db): Promise<{ charged: boolean }[]> {
  return db
    .selectFrom('idempotency')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('sandbox.charge' as never)
            .select('code' as never)
            .whereRef('reference' as never, '=', 'payment.code'),
        )
        .as('charged'),
    )
    .where('idempotency.status', 'is', null)
    .execute() as unknown as Promise<{ charged: boolean }[]>;
}

async function audit(db: Db, all: readonly Purchase[]): Promise<Pick<CrashFigures, 'lost' | 'doubled' | 'broken'>> {
  const payments = await db
    .selectFrom('payment')
    .innerJoin('client', 'client.id', 'client_id')
    .select(['payment.id', 'client.cpf'])
    .execute();
  const byCpf = Map.groupBy(payments, ({ cpf }) => cpf);
  const lost = all.filter(
    ({ body, answer }) => !byCpf.get(body.client.cpf)?.some(({ id }) => id === JSON.parse(answer ?? '{}').payment_id),
  ).length;
  const doubled = all.filter(({ body }) => (byCpf.get(body.client.cpf)?.length ?? 0) > 1).length;
  return {
    lost,
    doubled,
    broken: {
      ...(await brokenInvariants(db, invariants)),
      ...(await brokenInvariants(db, { ...sandboxInvariants, ...oneEach })),
    },
  };
}

/** Here nobody has a reason to buy twice. */
const oneEach = {
  "every charge at the gateway is one payment's": `select c.code from sandbox.charge c where not exists (select from payment p where p.code = c.reference and p.vindi_code = c.code)`,
  'nobody was charged twice': `select customer from sandbox.charge group by customer having count(*) > 1`,
};
