import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { nextCpf } from '../../testing/cpf.ts';
import { factory, logIn as logInAs, PASSWORD } from '../../testing/factory.ts';
import { acquisitionsOf, sandboxGatewayOf, buy, card, paymentOf } from '../../testing/purchases.ts';
import { brokenInvariants } from '../purchases/invariants.ts';

const api = await testApi();
const { db } = api;
const product = await factory.product(db);
const free = await factory.product(db, { price: 0 });
let n = 0;
const freshEmail = (who: string) => `${who}-${(n += 1)}@exemplo.com.br`;

let cpf: string;
let first: { email: string; password: string };
let firstId: number;
/** Somebody signs up for a free product under a CPF, and never confirms. */
beforeEach(async () => {
  cpf = nextCpf();
  first = { email: freshEmail('primeiro'), password: 'de-quem-veio' };
  firstId = await clientOf(await signUp(first, { method: 'bank_slip', products: [free.id] }));
});

const signUp = async (client: object, payment: object = {}) => {
  const answer = await buy(api, { client: { cpf, ...client }, payment: { products: [product.id], ...payment } });
  expect(answer.statusCode === 200 || answer.body).toBe(true);
  return answer.json<{ payment_id: number; account_email?: string }>();
};
const clientOf = async ({ payment_id: id }: { payment_id: number }) => (await paymentOf(api, id))!.client_id;
const logIn = (email: string, password: string) => api.post('/api/v1/login', { email, password });
const tokenOf = async ({ email, password }: { email: string; password: string }) =>
  (await logIn(email, password)).json<{ token: string }>().token;
const subjectsTo = async (email: string) =>
  (await api.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
const confirm = (id: number) =>
  db.updateTable('client').set({ email_confirmed_at: api.services.now() }).where('id', '=', id).execute();
const clientRow = (id: number) => db.selectFrom('client').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a buyer who pays under a CPF that another registered first without proof', () => {
  it('gets a separate account with what they paid for, and the first account is unchanged', async () => {
    const before = await clientRow(firstId);
    const mailsBefore = await subjectsTo(first.email);
    const owner = { email: freshEmail('titular'), password: 'da-titular' };
    const bought = await signUp(owner, card());
    expect(bought).toEqual({ payment_id: expect.any(Number) });
    expect(await clientOf(bought)).not.toBe(firstId);

    const as = await tokenOf(owner);
    expect((await api.get('/api/v1/client/products', { as })).json()).toMatchObject([
      { product_id: product.id, status: 'active' },
    ]);
    expect((await api.get(`/api/v1/client/payments/${bought.payment_id}`, { as })).json()).toMatchObject({
      card_last_four: '1111',
    });
    expect(await subjectsTo(owner.email)).toEqual(
      expect.arrayContaining([expect.stringContaining('Boas-vindas'), 'Pagamento confirmado']),
    );

    const asFirst = await tokenOf(first);
    expect((await api.get('/api/v1/client/products', { as: asFirst })).json()).toMatchObject([{ product_id: free.id }]);
    expect((await api.get('/api/v1/client/payments', { as: asFirst })).json().total).toBe(1);
    expect((await api.get(`/api/v1/client/payments/${bought.payment_id}`, { as: asFirst })).statusCode).toBe(404);
    expect(await subjectsTo(first.email)).toEqual(mailsBefore);
    expect(await clientRow(firstId)).toEqual(before);
    expect(await brokenInvariants(db)).toEqual({});
  });

  it('logs in by CPF like the first, each with their own password', async () => {
    const owner = { email: freshEmail('titular'), password: 'da-titular' };
    await signUp(owner, card());
    for (const { email, password } of [first, owner]) {
      const answer = await logIn(cpf, password);
      expect(answer.json()).toMatchObject({ user: { email } });
    }
    expect((await logIn(cpf, 'de-ninguem')).statusCode).toBe(422);
  });

  it('gets one account, however many concurrent purchases', async () => {
    const owner = { email: freshEmail('titular'), password: 'da-titular' };
    const others = await Promise.all([1, 2, 3, 4].map(() => factory.product(db)));
    const answers = await Promise.all(
      others.map(({ id }) => buy(api, { client: { cpf, ...owner }, payment: { ...card(), products: [id] } })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const accounts = await db.selectFrom('client').select(['email', 'holds_cpf']).where('cpf', '=', cpf).execute();
    expect(accounts.toSorted((a, b) => Number(b.holds_cpf) - Number(a.holds_cpf))).toEqual([
      { email: first.email, holds_cpf: true },
      { email: owner.email, holds_cpf: false },
    ]);
  });

  it('does not get a free product a second time', async () => {
    const answer = await buy(api, {
      client: { cpf, email: freshEmail('outra') },
      payment: { method: 'bank_slip', products: [free.id] },
    });
    expect(answer.json()).toMatchObject({ status: 409, code: 'already_owned' });
  });

  it('is refused an address of another CPF before any charge', async () => {
    const other = await factory.client(db);
    const answer = await buy(api, {
      client: { cpf, email: other.email },
      payment: { ...card(), products: [product.id] },
    });
    expect(answer.json()).toMatchObject({ status: 409, code: 'already_registered' });
  });
});

describe('a stranger who pays under a CPF', () => {
  const stranger = () => ({ email: freshEmail('estranho'), password: 'do-estranho' });

  it('of a confirmed account gets no access to it', async () => {
    await confirm(firstId);
    const before = await clientRow(firstId);
    const typed = stranger();
    const bought = await signUp(typed, card());
    expect(bought.account_email).toBe('p•••@e•••.com.br');
    expect(await clientOf(bought)).toBe(firstId);
    expect(await clientRow(firstId)).toEqual(before);
    expect((await logIn(typed.email, typed.password)).statusCode).toBe(422);
    expect((await logIn(cpf, typed.password)).statusCode).toBe(422);
    expect((await logIn(first.email, first.password)).statusCode).toBe(200);
  });

  it('of an account that paid gets no access to it, whether or not its address was confirmed', async () => {
    const as = await tokenOf(first);
    expect((await api.post('/api/v1/client/products', { ...card(), products: [product.id] }, { as })).statusCode).toBe(
      200,
    );
    const typed = stranger();
    const cheap = await factory.product(db, { price: 1 });
    expect(await clientOf(await signUp(typed, { ...card(), products: [cheap.id] }))).toBe(firstId);
    expect((await api.get('/api/v1/client/profile', { as })).json()).toMatchObject({ email: first.email });
    expect((await logIn(typed.email, typed.password)).statusCode).toBe(422);
  });

  it("of an unproven account does not receive its owner's later purchases: two paid accounts leave the CPF to neither", async () => {
    const cheap = await factory.product(db, { price: 1 });
    const strangerId = await clientOf(await signUp(stranger(), { ...card(), products: [cheap.id] }));
    const later = await clientOf(await signUp({ email: first.email, password: first.password }, card()));
    expect(later).toBe(firstId);
    const elsewhere = await clientOf(await signUp({ email: freshEmail('novo') }, card()));
    expect([firstId, strangerId]).not.toContain(elsewhere);
  });
});

describe('an order under the CPF and the address of an unproven account', () => {
  /** The first registrant used the owner's own address. */
  const typed = () => ({ email: first.email, password: 'da-titular' });

  it('keeps its address while it is pending, also from staff, who confirm it on nobody’s word', async () => {
    const { payment_id } = await signUp(typed(), { method: 'pix' });
    expect(await clientOf({ payment_id })).toBe(firstId);
    const support = await logInAs(api, await factory.staff(db, ['atendimento']));
    const path = `/api/v1/clients/${firstId}`;
    const refused = [
      await api.patch(`${path}/email`, { email: freshEmail('desvio') }, { as: support }),
      await api.post(`${path}/confirm-email`, undefined, { as: support }),
    ];
    expect(refused.map((answer) => answer.json().code)).toEqual(['confirm_email_first', 'confirm_email_first']);
    expect(await clientRow(firstId)).toMatchObject({ email: first.email, email_confirmed_at: null });
  });

  it("transfers the account to the address's owner when paid: password, sessions and pending changes end", async () => {
    const as = await tokenOf(first);
    const wanted = freshEmail('desvio');
    await api.post('/api/v1/client/email', { email: wanted, password: first.password }, { as });
    const asked = (await api.mails()).findLast(({ to }) => to === wanted)!;
    const code = /confirmar-email\/([\w-]{43})/.exec(asked.text)![1];

    const { payment_id } = await signUp(typed(), card());
    expect(await acquisitionsOf(api, payment_id)).toMatchObject([{ status: 'active' }]);
    expect((await api.get('/api/v1/client/products', { as })).statusCode).toBe(401);
    expect((await logIn(first.email, first.password)).statusCode).toBe(422);
    expect((await logIn(first.email, 'da-titular')).statusCode).toBe(422);
    expect((await api.post('/api/v1/confirm-email', { code })).json()).toMatchObject({ code: 'invalid_code' });
    expect(await subjectsTo(first.email)).toContain('Escolha a senha da sua conta');

    await api.post('/api/v1/password-reset', { email: first.email });
    const reset = (await api.mails()).findLast(
      ({ to, text }) => to === first.email && text.includes('redefinir-senha'),
    );
    const link = /redefinir-senha\/([\w-]{43})/.exec(reset!.text)![1];
    await api.post('/api/v1/password-reset/complete', { code: link, password: 'escolhida' });
    const owner = await tokenOf({ email: first.email, password: 'escolhida' });
    expect((await api.get(`/api/v1/client/payments/${payment_id}`, { as: owner })).json()).toMatchObject({
      status: 'paid',
      card_last_four: null,
    });
  });

  it('withdraws an erasure that its first registrant asked for, and says so', async () => {
    const body = { reason: 'Não uso mais.', password: first.password };
    const asked = await api.post('/api/v1/client/erasure-request', body, { as: await tokenOf(first) });
    const open = db.selectFrom('erasure_request').select('id').where('client_id', '=', firstId);
    const { payment_id } = await signUp(typed());
    expect(await open.where('closed_at', 'is', null).execute()).toEqual([{ id: asked.json().id }]);
    await sandboxGatewayOf(api).change((await paymentOf(api, payment_id))!.vindi_code!, 'pay');
    await sandboxGatewayOf(api).deliver();
    await expect.poll(async () => (await paymentOf(api, payment_id))!.status).toBe('paid');
    expect(await open.where('closed_at', 'is', null).execute()).toEqual([]);
    const needed = (await api.mails()).find(
      ({ to, subject }) => to === first.email && subject === 'Escolha a senha da sua conta',
    )!;
    expect(needed.text).toContain(`(protocolo ${asked.json().id}) foi encerrado`);
  });

  it('leaves the account alone until paid, and when its own password was typed', async () => {
    const as = await tokenOf(first);
    const { payment_id } = await signUp(typed());
    expect((await api.get('/api/v1/client/products', { as })).statusCode).toBe(200);
    await signUp({ ...first }, { ...card(), products: [(await factory.product(db)).id] });
    expect((await api.get('/api/v1/client/products', { as })).statusCode).toBe(200);
    // Paid by the owner, it is theirs.
    await sandboxGatewayOf(api).change((await paymentOf(api, payment_id))!.vindi_code!, 'pay');
    await sandboxGatewayOf(api).deliver();
    await expect.poll(async () => (await paymentOf(api, payment_id))!.status).toBe('paid');
    expect((await api.get('/api/v1/client/products', { as })).statusCode).toBe(200);
  });

  it('prevents a change of its address, requested before or after', async () => {
    const as = await tokenOf(first);
    const wanted = freshEmail('desvio');
    const ask = () => api.post('/api/v1/client/email', { email: wanted, password: first.password }, { as });
    expect((await ask()).statusCode).toBe(204);
    const { payment_id } = await signUp(typed(), { method: 'bank_slip' });
    const asked = (await api.mails()).findLast(({ to }) => to === wanted)!;
    const code = /confirmar-email\/([\w-]{43})/.exec(asked.text)![1];
    for (const answer of [await api.post('/api/v1/confirm-email', { code }), await ask()])
      expect(answer.json()).toMatchObject({ status: 409, code: 'confirm_email_first' });
    await api.post(`/api/v1/client/guest-orders/${payment_id}/deny`, undefined, { as });
    expect(await subjectsTo(first.email)).toContain('Pedido cancelado');
    expect((await ask()).statusCode).toBe(204);
  });

  it("prevents the release of its address, which the account's owner-to-be may deny having signed up with", async () => {
    const mails = await api.mails();
    const welcome = mails.find(({ to, text }) => to === first.email && text.includes('confirmar-email'))!;
    const code = /confirmar-email\/([\w-]{43})/.exec(welcome.text)![1];
    const deny = () => api.post('/api/v1/mailed-link/deny', { code });
    const { payment_id } = await signUp(typed());
    expect((await deny()).json()).toMatchObject({ status: 409, code: 'confirm_email_first' });
    expect(await clientRow(firstId)).toMatchObject({ email: first.email });
    await api.post(`/api/v1/client/guest-orders/${payment_id}/deny`, undefined, { as: await tokenOf(first) });
    expect((await deny()).statusCode).toBe(204);
  });

  it("prevents no change of another account's address, and neither does an account's own order", async () => {
    const as = await tokenOf(first);
    const pays = { method: 'bank_slip', installments: 1 };
    const other = { cpf: nextCpf(), email: freshEmail('outro'), password: 'de-outro' };
    await signUp(other, { ...pays, products: [free.id] });
    expect((await signUp({ ...other, password: 'da-titular' }, pays)).account_email).toBeDefined();
    const own = await api.post('/api/v1/client/products', { ...pays, products: [product.id] }, { as });
    expect(own.statusCode).toBe(200);
    const body = { email: freshEmail('desvio'), password: first.password };
    expect((await api.post('/api/v1/client/email', body, { as })).statusCode).toBe(204);
  });

  it('lets no concurrent login with the old password through', async () => {
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => logIn(first.email, first.password)),
      buy(api, { client: { cpf, ...typed() }, payment: { ...card(), products: [product.id] } }),
      ...[1, 2, 3].map(() => logIn(first.email, first.password)),
    ]);
    expect(answers[3]!.statusCode).toBe(200);
    const tokens = answers.filter(({ statusCode, json }) => statusCode === 200 && json().token);
    for (const answer of tokens)
      expect((await api.get('/api/v1/client/profile', { as: answer.json().token })).statusCode).toBe(401);
    expect(await db.selectFrom('session').select('id').where('client_id', '=', firstId).execute()).toEqual([]);
  });
});

it('an order under a proven account with its password is no guest order', async () => {
  const ana = await factory.client(db);
  const bought = await buy(api, {
    client: { cpf: ana.cpf, email: ana.email, password: PASSWORD },
    payment: { ...card(), products: [product.id] },
  });
  const { payment_id } = bought.json();
  expect(bought.json()).toEqual({ payment_id });
  expect(await db.selectFrom('payment').select('guest').where('id', '=', payment_id).executeTakeFirst()).toEqual({
    guest: false,
  });
});
