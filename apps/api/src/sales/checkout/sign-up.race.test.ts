import type { KyselyPlugin, QueryId } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { testApi, type TestApi } from '../../testing/api.ts';
import { nextCpf } from '../../testing/cpf.ts';
import { factory } from '../../testing/factory.ts';
import { lockWaits } from '../../testing/lock-waits.ts';
import { buy, signUpBody, type SignUpBody } from '../../testing/purchases.ts';
import { signUp, type SignUp } from './sign-up.ts';

let api: TestApi;
let product: { id: number };
beforeAll(async () => {
  api = await testApi();
  product = await factory.product(api.db);
});

const looks = { forCpf: 'holds_cpf', forAddress: 'lower' } as const;
type Look = keyof typeof looks;

/** Runs `meanwhile` once, after the first query for accounts of a CPF or an address returned none. */
function afterFirstLook(kind: Look, meanwhile: () => Promise<unknown>): KyselyPlugin {
  let look: QueryId | undefined;
  return {
    transformQuery: ({ node, queryId }) => {
      if (JSON.stringify(node).includes(looks[kind])) look ??= queryId;
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (queryId === look) {
        expect(result.rows).toEqual([]);
        await meanwhile();
      }
      return result;
    },
  };
}
/** Signs up while another sign-up runs between its first look at the accounts and its own writes. */
const signUpAround = (body: SignUpBody, meanwhile: SignUpBody, kind: Look) =>
  signUp(
    {
      ...api.services,
      db: api.services.db.withPlugin(afterFirstLook(kind, () => buy(api, { body: meanwhile }))),
    },
    { input: body as unknown as SignUp, idempotencyKey: undefined, couponGuesses: [], count: async () => {} },
  );
const clientsOf = (cpf: string) => api.db.selectFrom('client').select('id').where('cpf', '=', cpf).execute();

test('two concurrent first orders of one buyer are two orders of one client', async () => {
  const body = signUpBody({ payment: { products: [product.id] } });
  const other = await factory.product(api.db);
  const { payment_id } = await signUpAround(
    body,
    { ...body, payment: { ...body.payment, products: [other.id] } },
    'forCpf',
  );
  const [client, ...others] = await clientsOf(body.client.cpf);
  expect(others).toEqual([]);
  const payments = await api.db.selectFrom('payment').select('id').where('client_id', '=', client!.id).execute();
  expect(payments).toHaveLength(2);
  expect(payments.map(({ id }) => id)).toContain(payment_id);
});

test.each<Look>(['forCpf', 'forAddress'])(
  'an address that two CPFs sign up with at the same time is refused to one, after the look %s',
  async (kind) => {
    const first = signUpBody({ payment: { products: [product.id] } });
    const second = signUpBody({ client: { email: first.client.email }, payment: { products: [product.id] } });
    await expect(signUpAround(second, first, kind)).rejects.toMatchObject({ code: 'already_registered' });
    expect(await clientsOf(second.client.cpf)).toEqual([]);
  },
);

test.each([
  ['address is released', { email: 'recusado-1@conta.invalid' }],
  ['CPF is corrected', { cpf: nextCpf() }],
])("an order that waits while its account's %s is a new client's, as afterwards", async (_what, change) => {
  const { id, cpf, email } = await factory.client(api.db, { email_confirmed_at: null });
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: waited, resolve: end } = Promise.withResolvers<void>();
  const changing = api.db.transaction().execute(async (trx) => {
    await trx.updateTable('client').set(change).where('id', '=', id).execute();
    begin();
    await waited;
  });
  await begun;
  const ordering = buy(api, { client: { cpf, email }, payment: { products: [product.id] } });
  await vi.waitFor(async () => expect(await lockWaits(api.db)).toBeGreaterThan(0), { interval: 5 });
  end();
  await changing;
  expect((await ordering).json()).not.toHaveProperty('account_email');
  expect((await clientsOf(cpf)).map((client) => client.id)).not.toEqual([id]);
  expect(await api.db.selectFrom('payment').select('id').where('client_id', '=', id).execute()).toEqual([]);
});
