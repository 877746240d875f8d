import { expect, it } from 'vitest';
import { hashPassword, setHashCost } from '../../crypto/passwords.ts';
import type { LightMyRequestResponse } from 'fastify';
import { testApi } from '../../testing/api.ts';
import { nextCpf } from '../../testing/cpf.ts';
import { buy } from '../../testing/purchases.ts';
import { factory } from '../../testing/factory.ts';

setHashCost();

const api = await testApi();
const SECRET = 'segredo-da-ana';
const known = await factory.client(api.db, { password_hash: await hashPassword(SECRET) });
const product = await factory.product(api.db);
let n = 0;

type Ask = (isKnown: boolean) => Promise<LightMyRequestResponse>;
const logIn = (name: string) => api.post('/api/v1/login', { email: name, password: 'errada123' });
/** A purchase under the CPF that is refused in the end: its client already has the product. */
const signUp = async (password: string) =>
  buy(api, {
    client: { cpf: known.cpf, email: known.email, phone: '+5511987654321', password },
    payment: { products: [product.id] },
  });
const asks: [string, Ask][] = [
  ['a login by e-mail', (isKnown) => logIn(isKnown ? known.email : `ninguem${(n += 1)}@exemplo.com.br`)],
  ['a login by CPF', (isKnown) => logIn(isKnown ? known.cpf : nextCpf())],
  [
    'a reset',
    (isKnown) =>
      api.post('/api/v1/password-reset', { email: isKnown ? known.email : `ninguem${(n += 1)}@exemplo.com.br` }),
  ],
];

/** The 20th percentile: on a busy machine fast responses are more significant than slow ones. */
const quick = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 5)]!;

/** Compares fast response times of both, measured alternately. */
async function timesOf(ask: Ask): Promise<{ ratio: number; answers: Set<string> }> {
  const times = { yes: [] as number[], no: [] as number[] };
  const answers = new Set<string>();
  await ask(true);
  for (let i = 0; i < 25; i += 1) {
    for (const kind of i % 2 === 0 ? (['yes', 'no'] as const) : (['no', 'yes'] as const)) {
      const start = performance.now();
      const answer = await ask(kind === 'yes');
      times[kind].push(performance.now() - start);
      answers.add(`${answer.statusCode} ${answer.body}`);
    }
  }
  return { ratio: quick(times.yes) / quick(times.no), answers };
}

/**
 * A real difference shows in every round, noise of a busy machine does not: the ratio of the first of five rounds that
 * is within bounds, otherwise of the last.
 */
async function ratioOf(
  ask: Ask,
  isWithin: (ratio: number) => boolean,
): Promise<{ ratio: number; answers: Set<string> }> {
  const answers = new Set<string>();
  for (let round = 1; ; round += 1) {
    const seen = await timesOf(ask);
    seen.answers.forEach((answer) => answers.add(answer));
    if (isWithin(seen.ratio) || round === 5) return { ratio: seen.ratio, answers };
  }
}

/** If only one of the two computes a hash, the ratio is at least 1.4. */
const isAlike = (ratio: number) => ratio > 0.8 && ratio < 1.25;

it.each(asks)('%s answers with the same body and duration whether or not the account exists', async (_what, ask) => {
  const { ratio, answers } = await ratioOf(ask, isAlike);
  expect(answers.size).toBe(1);
  expect(ratio).toSatisfy(isAlike);
});

it('sign-up with a known CPF answers with the same body and duration whether or not the password is right', async () => {
  await factory.clientProduct(api.db, known.id, product.id);
  const { ratio, answers } = await ratioOf((isRight) => signUp(isRight ? SECRET : 'adivinhada'), isAlike);
  expect([...answers]).toEqual([expect.stringMatching(/^409 /)]);
  expect(ratio).toSatisfy(isAlike);
});

const floored = await testApi({ beside: api, env: { LOGIN_FLOOR_MS: '120' } });
const enter = (email: string, password: string) => floored.post('/api/v1/login', { email, password });
const ana = await factory.client(api.db, { password_hash: await hashPassword(SECRET) });
const rui = await factory.staff(api.db, ['trader'], { password_hash: await hashPassword(SECRET) });

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

/** The ratio of both medians, measured alternately. */
async function medianRatio(pair: readonly [() => Promise<unknown>, () => Promise<unknown>]): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < 15; round += 1) {
    for (const which of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const start = performance.now();
      await pair[which]();
      times[which].push(performance.now() - start);
    }
  }
  return median(times[0]) / median(times[1]);
}
const isWithinFivePercent = (ratio: number) => ratio > 0.95 && ratio < 1.05;

it.each([
  ['a right password and a wrong one', () => enter(ana.email, SECRET), () => enter(ana.email, 'errada123')],
  ['a right password of staff and a wrong one', () => enter(rui.email, SECRET), () => enter(rui.email, 'errada123')],
  [
    'a known name and an unknown one',
    () => enter(ana.email, 'errada123'),
    () => enter(`ninguem${(n += 1)}@exemplo.com.br`, 'errada123'),
  ],
  ['a right password and an unknown name', () => enter(ana.cpf, SECRET), () => enter(nextCpf(), SECRET)],
])('login takes the same time, to five percent of the medians, with %s', async (_what, ...pair) => {
  let ratio = await medianRatio(pair);
  for (let again = 0; again < 4 && !isWithinFivePercent(ratio); again += 1) ratio = await medianRatio(pair);
  expect(ratio).toSatisfy(isWithinFivePercent);
});

it('login over the rate limit is refused at once', async () => {
  const strict = await testApi({ beside: api, env: { LOGIN_FLOOR_MS: '2000', RATE_LIMIT_FACTOR: '0.1' } });
  const email = `ninguem${(n += 1)}@exemplo.com.br`;
  const ask = () => strict.post('/api/v1/login', { email, password: 'errada123' });
  await ask();
  const start = performance.now();
  expect((await ask()).statusCode).toBe(429);
  expect(performance.now() - start).toBeLessThan(1000);
});
