import { openDb, type Db } from '../database/db.ts';
import { freePort, kill, startApi } from './api-process.ts';
import { freshDatabase } from './database.ts';
import { factory, PASSWORD } from './factory.ts';
import { signUpBody, type SignUpBody } from './purchases.ts';

export interface RaceOptions {
  buyers: number;
  uses: number;
  rounds: number;
}
export interface Round {
  sold: number;
  refused: number;
  other: number;
  left: number;
  used: number;
  charges: number;
  seconds: number;
}

/** Two API processes on one database, and more concurrent buyers than coupon uses. */
export async function couponRace({ buyers, uses, rounds }: RaceOptions): Promise<Round[]> {
  const database = await freshDatabase();
  const db = openDb({ url: database.url, size: 4 });
  const ports = [await freePort(), await freePort()];
  const apis = await Promise.all(ports.map((port) => startApi(database.url, port)));
  const results: Round[] = [];
  try {
    for (let n = 0; n < rounds; n += 1) results.push(await race(db, ports, buyers, uses));
    return results;
  } finally {
    await Promise.all(apis.map(kill));
    await db.destroy();
    await database.drop();
  }
}

async function race(db: Db, ports: readonly number[], buyers: number, uses: number): Promise<Round> {
  const product = await factory.product(db);
  const coupon = await factory.coupon(db, { qt: uses, percent: 20 });
  const payment = { method: 'pix', products: [product.id], coupon_code: coupon.code };
  const bodies = await Promise.all(Array.from({ length: buyers }, () => bodyOf(db, payment)));
  const begun = performance.now();
  const statuses = await Promise.all(bodies.map((body, n) => post(ports[n % ports.length]!, body)));
  const seconds = (performance.now() - begun) / 1000;
  const { qt, usage_count } = await db
    .selectFrom('coupon')
    .select(['qt', 'usage_count'])
    .where('id', '=', coupon.id)
    .executeTakeFirstOrThrow();
  const charged = await db
    .selectFrom('payment')
    .select('id')
    .where('coupon_id', '=', coupon.id)
    .where('vindi_code', 'is not', null)
    .execute();
  const count = (status: number) => statuses.filter((s) => s === status).length;
  return {
    sold: count(200),
    refused: count(422),
    other: buyers - count(200) - count(422),
    left: qt,
    used: usage_count,
    charges: charged.length,
    seconds,
  };
}

async function bodyOf(db: Db, payment: object): Promise<SignUpBody> {
  const { cpf, email } = await factory.client(db);
  return signUpBody({ client: { cpf, email, password: PASSWORD }, payment });
}

async function post(port: number, body: SignUpBody): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/clients`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.body?.cancel();
  return response.status;
}
