import { Worker } from 'node:worker_threads';
import { expect, it, vi } from 'vitest';
import { hashPassword, setHashCost } from '../../crypto/passwords.ts';
import type { PasswordWork } from '../../crypto/passwords.worker.ts';
import type { LightMyRequestResponse } from 'fastify';
import { testApi } from '../../testing/api.ts';
import { nextCpf } from '../../testing/cpf.ts';
import { buy } from '../../testing/purchases.ts';
import { factory, HASH_COST } from '../../testing/factory.ts';
import { statementsOf } from '../../testing/statements.ts';

const api = await testApi();
const SECRET = 'segredo-da-ana';
// As that of an unknown name.
setHashCost();
const known = await factory.client(api.db, { password_hash: await hashPassword(SECRET) });
setHashCost(HASH_COST);
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
const asks: [what: string, hashes: number, Ask][] = [
  ['a login by e-mail', 1, (isKnown) => logIn(isKnown ? known.email : `ninguem${(n += 1)}@exemplo.com.br`)],
  ['a login by CPF', 1, (isKnown) => logIn(isKnown ? known.cpf : nextCpf())],
  [
    'a reset',
    0,
    (isKnown) =>
      api.post('/api/v1/password-reset', { email: isKnown ? known.email : `ninguem${(n += 1)}@exemplo.com.br` }),
  ],
];

/** The costs of a call's password hashes, and its statements but for the record of a login, which none awaits. */
async function workOf(ask: () => Promise<unknown>): Promise<{ hashes: string[]; statements: number }> {
  const posted = vi.spyOn(Worker.prototype, 'postMessage');
  const statements = await statementsOf(ask);
  const works = posted.mock.calls.map(([work]) => work as PasswordWork);
  posted.mockRestore();
  return {
    hashes: works.map((work) => ('stored' in work ? work.stored.split('$')[3]! : JSON.stringify(work.cost))),
    statements: statements.filter((text) => !text.startsWith('insert into "login_event"')).length,
  };
}

/** What both answer, and the work for it: of the second call of each, since the first one prepares. */
async function compare(ask: Ask) {
  const answers = new Set<string>();
  const asked = async (isKnown: boolean) => {
    const { statusCode, body } = await ask(isKnown);
    answers.add(`${statusCode} ${body}`);
  };
  for (const isKnown of [true, false]) await asked(isKnown);
  const [one, other] = [await workOf(() => asked(true)), await workOf(() => asked(false))];
  return { answers: [...answers], one, other };
}

it.each(asks)(
  '%s answers with the same body, for the same work, whether or not the account exists',
  async (_what, hashes, ask) => {
    const { answers, one, other } = await compare(ask);
    expect(answers).toHaveLength(1);
    expect(one).toEqual(other);
    expect(one.hashes).toHaveLength(hashes);
  },
);

it('sign-up with a known CPF answers with the same body, for the same work, whether or not the password is right', async () => {
  await factory.clientProduct(api.db, known.id, product.id);
  const { answers, one, other } = await compare((isRight) => signUp(isRight ? SECRET : 'adivinhada'));
  expect(answers).toEqual([expect.stringMatching(/^409 /)]);
  expect(one).toEqual(other);
  expect(one.hashes).not.toEqual([]);
});

const floored = await testApi({ beside: api, env: { LOGIN_FLOOR_MS: '120' } });
const enter = (email: string, password: string) => floored.post('/api/v1/login', { email, password });
const ana = await factory.client(api.db, { password_hash: await hashPassword(SECRET) });
const rui = await factory.staff(api.db, ['trader'], { password_hash: await hashPassword(SECRET) });

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

/** The ratio of both medians, measured at once and in turns first, so that a busy machine delays both alike. */
async function medianRatio(pair: readonly [() => Promise<unknown>, () => Promise<unknown>]): Promise<number> {
  const times: [number[], number[]] = [[], []];
  const measure = async (which: 0 | 1) => {
    const start = performance.now();
    await pair[which]();
    times[which].push(performance.now() - start);
  };
  for (let round = 0; round < 16; round += 1)
    await Promise.all((round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)).map(measure));
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
