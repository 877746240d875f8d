import { signupForm } from '@mirante/contract/sales/checkout.form.ts';
import { beforeAll, expect, test } from 'vitest';
import { testApi, type TestApi } from '../../testing/api.ts';
import { factory } from '../../testing/factory.ts';
import { buy, card, cards, signUpBody, type SignUpBody } from '../../testing/purchases.ts';
import { idempotentSignUp } from '../checkout/sign-up.ts';
import * as idempotency from '../../http/idempotency.store.ts';
import { brokenInvariants } from './invariants.ts';
import { holdWorkerLock } from './worker-lock.ts';

let nodes: [TestApi, TestApi];
let product: { id: number };
beforeAll(async () => {
  const one = await testApi();
  nodes = [one, await testApi({ beside: one })];
  product = await factory.product(one.db);
});

const at = (n: number) => nodes[n % 2]!;
const charges = async () =>
  (await nodes[0].services.pool.query('select count(*)::int as n from sandbox.charge')).rows[0].n as number;
const tally = (statuses: readonly number[]) =>
  Object.fromEntries([...new Set(statuses)].map((status) => [status, statuses.filter((s) => s === status).length]));

test('500 buyers on two nodes get exactly the ten uses of a coupon', async () => {
  const { db } = nodes[0];
  const coupon = await factory.coupon(db, { qt: 10, percent: 20 });
  const before = await charges();
  const answers = await Promise.all(
    Array.from({ length: 500 }, (_, n) =>
      buy(at(n), { payment: { products: [product.id], coupon_code: coupon.code } }),
    ),
  );
  expect(tally(answers.map(({ statusCode }) => statusCode))).toEqual({ 200: 10, 422: 490 });
  expect(
    await db.selectFrom('coupon').select(['qt', 'usage_count']).where('id', '=', coupon.id).executeTakeFirst(),
  ).toEqual({ qt: 0, usage_count: 10 });
  expect(await charges()).toBe(before + 10);
  expect((await db.selectFrom('payment').select('id').where('coupon_id', '=', coupon.id).execute()).length).toBe(10);
});

test('twenty purchases with one key on two nodes are one charge and one answer', async () => {
  const before = await charges();
  const body = signUpBody({ payment: { ...card(), products: [product.id] } });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => buy(at(n), { body, key: 'twenty-with-one-key' })),
  );
  expect(tally(answers.map(({ statusCode }) => statusCode))).toEqual({ 200: 20 });
  expect(new Set(answers.map(({ body: text }) => text)).size).toBe(1);
  expect(await charges()).toBe(before + 1);
});

test('an idempotency key with another body of the same buyer is refused, and buys nothing', async () => {
  const before = await charges();
  const body = signUpBody({ payment: { products: [product.id] } });
  expect((await buy(nodes[0], { body, key: 'one-key' })).statusCode).toBe(200);
  const { cpf } = body.client;
  const other = await buy(nodes[1], {
    body: signUpBody({ client: { cpf }, payment: { products: [product.id] } }),
    key: 'one-key',
  });
  expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_mismatch']);
  expect(await charges()).toBe(before + 1);
});

test('an idempotency key of a refused card returns the refusal for that card, and refuses another', async () => {
  const body = signUpBody({ payment: { ...card(cards.refused), products: [product.id] } });
  const codeWith = async (card_number: string) => {
    const sent = { ...body, payment: { ...body.payment, card_number } };
    return (await buy(nodes[0], { body: sent, key: 'refused-card' })).json().code;
  };
  expect(await codeWith(cards.refused)).toBe('payment_refused');
  expect(await codeWith('4000 0000 0000 0002')).toBe('payment_refused');
  expect(await codeWith(cards.approved)).toBe('idempotency_mismatch');
});

test('an idempotency key chosen by several buyers is separate for each, and returns each their own answer', async () => {
  const before = await charges();
  const bodies = Array.from({ length: 6 }, () => signUpBody({ payment: { ...card(), products: [product.id] } }));
  const buyAll = () => Promise.all(bodies.map((body, n) => buy(at(n), { body, key: 'everybodys-key' })));
  const first = await buyAll();
  expect(tally(first.map(({ statusCode }) => statusCode))).toEqual({ 200: 6 });
  expect(new Set(first.map(({ body }) => body)).size).toBe(6);
  expect((await buyAll()).map(({ body }) => body)).toEqual(first.map(({ body }) => body));
  expect(await charges()).toBe(before + 6);
});

const keyOf = async (body: SignUpBody, key: string) =>
  idempotentSignUp(key, await signupForm.validate(body, { context: { body: true } }));

test('an idempotency key in progress at another process is waited for, then reported', async () => {
  const { db, services } = nodes[0];
  const body = signUpBody({ payment: { products: [product.id] } });
  await idempotency.insertRecord(
    db,
    idempotency.idempotencyKeyOf(await keyOf(body, 'still-at-work')),
    await holdWorkerLock(services),
    services.now(),
  );
  const answer = await buy(nodes[1], { body, key: 'still-at-work' });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'in_progress']);
  await db.deleteFrom('idempotency').where('payment_id', 'is', null).where('status', 'is', null).execute();
});

test('a double click without a key, and two tabs with different keys, buy once', async () => {
  for (const keys of [
    [undefined, undefined],
    ['first-tab', 'second-tab'],
  ]) {
    const before = await charges();
    const body = signUpBody({ payment: { ...card(), products: [product.id] } });
    const answers = await Promise.all(keys.map((key, n) => buy(at(n), { body, ...(key && { key }) })));
    expect(tally(answers.map(({ statusCode }) => statusCode))).toEqual({ 200: 1, 409: 1 });
    expect(await charges()).toBe(before + 1);
  }
});

test('one e-mail typed for twenty CPFs concurrently creates one client', async () => {
  const { client } = signUpBody();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      buy(at(n), { client: { email: client.email }, payment: { products: [product.id] } }),
    ),
  );
  expect(tally(answers.map(({ statusCode }) => statusCode))).toEqual({ 200: 1, 409: 19 });
  const { detail, errors } = answers.find(({ statusCode }) => statusCode === 409)!.json();
  expect(detail).toBe('Já existe usuário cadastrado com CPF e/ou email fornecidos.');
  expect(errors[0].path).toBe('client.email');
});

test('the invariants hold after concurrent purchases', async () => {
  expect(await brokenInvariants(nodes[0].db)).toEqual({});
});
