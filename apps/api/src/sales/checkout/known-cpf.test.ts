import { beforeAll, expect, test } from 'vitest';
import { testApi, type TestApi } from '../../testing/api.ts';
import { hashPassword } from '../../crypto/passwords.ts';
import { factory, PASSWORD } from '../../testing/factory.ts';
import { acquisitionsOf, buy, card, cards, signUpBody } from '../../testing/purchases.ts';

let api: TestApi;
let product: { id: number };
beforeAll(async () => {
  api = await testApi();
  product = await factory.product(api.db);
});

const account = async (id: number) => ({
  client: await api.db
    .selectFrom('client')
    .select([
      'name',
      'email',
      'cpf',
      'birth_date',
      'phone',
      'cell_phone',
      'gender',
      'password_hash',
      'email_confirmed_at',
    ])
    .where('id', '=', id)
    .executeTakeFirst(),
  address: await api.db
    .selectFrom('client_address')
    .select(['zipcode', 'address', 'number'])
    .where('client_id', '=', id)
    .executeTakeFirst(),
});
const linkIn = (text: string) => /confirmar-email\/([\w-]+)/.exec(text)?.[1];

test.each([
  ['own', 'right'],
  ['own', 'wrong'],
  ['new', 'right'],
  ['new', 'wrong'],
  ["somebody else's", 'right'],
  ["somebody else's", 'wrong'],
])(
  'a purchase under a known CPF with %s e-mail and the %s password belongs to that client and changes nothing of the account',
  async (email, password) => {
    const victim = await factory.client(api.db, { phone: '+5511987650000' });
    await factory.address(api.db, victim.id, { number: 77 });
    const other = await factory.client(api.db);
    const before = await account(victim.id);
    const typedEmail = { own: victim.email, new: `outro-${victim.id}@exemplo.com.br` }[email] ?? other.email;
    const answer = await buy(api, {
      client: { cpf: victim.cpf, email: typedEmail, password: password === 'right' ? PASSWORD : 'adivinhada' },
      payment: { ...card(), products: [product.id] },
    });

    expect(answer.statusCode).toBe(200);
    const isOwner = email === 'own' && password === 'right';
    expect(answer.json()).toEqual({
      payment_id: expect.any(Number),
      ...(!isOwner && { account_email: 'c•••@e•••.com.br' }),
    });
    expect(await account(victim.id)).toEqual(before);
    expect(await acquisitionsOf(api, answer.json().payment_id)).toMatchObject([{ status: 'active' }]);
    expect((await api.post('/api/v1/login', { email: victim.email, password: PASSWORD })).statusCode).toBe(200);
    expect((await api.post('/api/v1/login', { email: victim.email, password: 'adivinhada' })).statusCode).toBe(422);

    const mails = await api.mails();
    const toPayer = mails.filter(({ to }) => to === typedEmail && to !== victim.email);
    expect(toPayer.map(({ subject }) => subject).toSorted()).toEqual(
      email === 'own' ? [] : ['Pagamento confirmado', 'Seu pedido ficou na conta deste CPF'],
    );
    for (const { text } of toPayer) {
      expect(text).toContain('c•••@e•••.com.br');
      for (const secret of [victim.email, victim.name, 'Ana', victim.cpf]) expect(text).not.toContain(secret);
    }
    expect(mails.some(({ to, subject }) => to === victim.email && subject === 'Pedido feito sem login')).toBe(!isOwner);
    const asked = mails.find(
      ({ to, subject }) => to === victim.email && subject === 'Confirme a alteração dos seus dados',
    );
    expect(asked?.text).toContain('telefone');
    expect(asked?.text.includes('email de acesso')).toBe(email === 'new');
    expect(asked?.text).not.toContain('adivinhada');
    const { rows } = await api.services.pool.query<{ kept: object | null }>(
      'select change as kept from mailed_link union all select change from purchase_intent union all select payer from purchase_intent',
    );
    const kept = rows.flatMap((row) => row.kept ?? []);
    expect(kept.length).toBeGreaterThan(isOwner ? 0 : 1);
    for (const one of kept) expect(one).toEqual({ sealed: expect.any(String) });
  },
);

test("data typed in a purchase under a known CPF is applied on the owner's confirmation, except the password, with the address unconfirmed", async () => {
  const owner = await factory.client(api.db);
  const email = `novo-${owner.id}@exemplo.com.br`;
  await buy(api, { client: { cpf: owner.cpf, email, password: 'outra-senha' }, payment: { products: [product.id] } });
  const asked = (await api.mails()).find(
    ({ to, subject }) => to === owner.email && subject.startsWith('Confirme a alteração'),
  );
  expect((await api.post('/api/v1/confirm-email', { code: linkIn(asked!.text) })).statusCode).toBe(204);
  expect((await api.post('/api/v1/login', { email, password: 'outra-senha' })).statusCode).toBe(422);
  expect((await api.post('/api/v1/login', { email, password: PASSWORD })).statusCode).toBe(200);
  expect((await account(owner.id)).client).toMatchObject({ email, email_confirmed_at: null });
  expect((await api.mails()).filter(({ to }) => to === email).map(({ subject }) => subject)).toContain(
    'Confirme seu email',
  );
  expect((await account(owner.id)).address).toMatchObject({ zipcode: '01310100', number: 1000 });
});

test("a purchase that repeats the account's own data asks for no confirmation of it", async () => {
  const { client, address } = signUpBody();
  const owner = await factory.client(api.db, { phone: client.phone });
  await factory.address(api.db, owner.id);
  const typed = { ...client, cpf: owner.cpf, email: owner.email };
  const answer = await buy(api, { client: typed, address, payment: { products: [product.id] } });
  expect(answer.json()).toMatchObject({ account_email: expect.any(String) });
  const mails = (await api.mails()).filter(({ to }) => to === owner.email);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual(['Pedido feito sem login', 'Seu Pix está esperando']);
});

test("a purchase with a temporary password, which staff saw, is none of the account's owner", async () => {
  const { id, cpf, email } = await factory.client(api.db);
  await api.db.updateTable('client').set({ must_change_password: true }).where('id', '=', id).execute();
  const answer = await buy(api, { client: { cpf, email, password: PASSWORD }, payment: { products: [product.id] } });
  expect(answer.json()).toMatchObject({ account_email: expect.any(String) });
});

test('a refused card under a known CPF keeps the client and mails nothing', async () => {
  const owner = await factory.client(api.db);
  const answer = await buy(api, {
    client: { cpf: owner.cpf },
    payment: { ...card(cards.refused), products: [product.id] },
  });
  expect(answer.statusCode).toBe(433);
  expect((await account(owner.id)).client).toBeDefined();
  expect((await api.mails()).filter(({ to }) => to === owner.email)).toEqual([]);
});

test('a sign-up needs an address, except under a known CPF', async () => {
  const owner = await factory.client(api.db);
  expect(
    (await buy(api, { client: { cpf: owner.cpf }, address: null, payment: { products: [product.id] } })).statusCode,
  ).toBe(200);
  const stranger = await buy(api, { address: null, payment: { products: [product.id] } });
  expect(stranger.statusCode).toBe(422);
  expect(stranger.json().errors.map(({ path }: { path: string }) => path)).toContain('address.zipcode');
});

test('a product that is active or awaits payment is not sold again', async () => {
  for (const status of ['active', 'pending_payment'] as const) {
    const owner = await factory.client(api.db);
    await factory.clientProduct(api.db, owner.id, product.id, { status });
    expect((await buy(api, { client: { cpf: owner.cpf }, payment: { products: [product.id] } })).statusCode).toBe(409);
  }
  const lapsed = await factory.client(api.db);
  await factory.clientProduct(api.db, lapsed.id, product.id, { status: 'expired' });
  expect((await buy(api, { client: { cpf: lapsed.cpf }, payment: { products: [product.id] } })).statusCode).toBe(200);
});

test("a sign-up with another account's e-mail is refused beside its field", async () => {
  const owner = await factory.client(api.db);
  const answer = await buy(api, {
    body: signUpBody({ client: { email: owner.email.toUpperCase() }, payment: { products: [product.id] } }),
  });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({
    detail: 'Já existe usuário cadastrado com CPF e/ou email fornecidos.',
    errors: [{ path: 'client.email' }],
  });
});

test('a sign-up with a password that is easy to guess is refused alike, whether or not it is that of the account', async () => {
  const { id, cpf, email } = await factory.client(api.db);
  const password = '123456';
  const password_hash = await hashPassword(password);
  await api.db.updateTable('client').set({ password_hash }).where('id', '=', id).execute();
  const errors = [
    {
      path: 'client.password',
      message: 'Senha fácil de adivinhar. Evite senhas comuns e o seu nome, email ou CPF.',
    },
  ];
  for (const client of [
    { password },
    { password, cpf },
    { password, cpf, email },
    { password: 'password', cpf, email },
  ])
    expect((await buy(api, { client, payment: { products: [product.id] } })).json()).toMatchObject({
      status: 422,
      errors,
    });
  const bought = api.db.selectFrom('payment').select('id').where('client_id', '=', id);
  expect(await bought.execute()).toEqual([]);
});
