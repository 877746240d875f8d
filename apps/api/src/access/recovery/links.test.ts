import type { MailedLink } from '@mirante/domain/access/mailed-link.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, PASSWORD, type Person } from '../../testing/factory.ts';
import { removeClient } from '../../people/account-removal/remove-client.ts';
import { buy } from '../../testing/purchases.ts';
import type { Services } from '../../services.ts';
import { sendChange, sendConfirmReminder, sendReset, sendWelcome } from '../mailed-links/mailed-link.ts';

const api = await testApi();
const { db, services } = api;
const thief = { email: 'ladrao@exemplo.com.br', password: 'do-ladrao' };

let ana: Person & { cpf: string };
beforeEach(async () => {
  ana = await factory.client(db, { name: 'Ana Beatriz Nogueira', phone: '+5511987650000' });
});
const open = (code: string) => api.post('/api/v1/mailed-link', { code });
const confirm = async (code: string) => (await api.post('/api/v1/confirm-email', { code })).statusCode;
const deny = async (code: string) => (await api.post('/api/v1/mailed-link/deny', { code })).statusCode;
const enter = async (email: string, password: string) =>
  (await api.post('/api/v1/login', { email, password })).statusCode;
const codeTo = async (email: string, page = 'confirmar-email') =>
  new RegExp(`${page}/([\\w-]{43})`).exec(
    (await api.mails()).findLast(({ to, text }) => to === email && text.includes(page))!.text,
  )![1]!;
const clientRow = () =>
  db
    .selectFrom('client')
    .select(['email', 'phone', 'password_hash', 'email_confirmed_at'])
    .where('id', '=', ana.id)
    .executeTakeFirstOrThrow();

/** Somebody who knows the CPF orders under it with another e-mail and password. */
async function buyAsThief(email = thief.email): Promise<string> {
  const product = await factory.product(db);
  const answer = await buy(api, {
    client: { cpf: ana.cpf, phone: '+5521912344321', ...thief, email },
    payment: { products: [product.id], method: 'pix' },
  });
  expect(answer.statusCode).toBe(200);
  return codeTo(ana.email);
}

describe('a change typed in a sign-up under a known CPF', () => {
  it('is shown before it is made, the address in full and the rest masked; opening the link changes nothing', async () => {
    const before = await clientRow();
    const code = await buyAsThief();
    const link = (await open(code)).json<MailedLink>();
    expect(link).toMatchObject({
      purpose: 'change',
      is_used: false,
      account: { name: 'Ana N.', email: `c•••@exemplo.com.br`, cpf: expect.stringMatching(/^•••\.\d{3}\.\d{3}-••$/) },
      changes: [
        { field: 'email', before: 'c•••@exemplo.com.br', after: thief.email },
        { field: 'phone', before: '••• 0000', after: '••• 4321' },
        { field: 'address', before: null, after: 'Avenida Paulista, São Paulo / SP' },
      ],
    });
    expect(JSON.stringify(link)).not.toMatch(/987650000|912344321|01310100|1000/);
    expect((await open(code)).statusCode).toBe(200);
    expect(await clientRow()).toEqual(before);
  });

  it('never sets a password that a stranger typed', async () => {
    const code = await buyAsThief();
    expect(await confirm(code)).toBe(204);
    expect([await enter(thief.email, thief.password), await enter(thief.email, PASSWORD)]).toEqual([422, 200]);
  });

  it('is shown as made from then on, and stored no longer', async () => {
    const code = await buyAsThief(`ladrao-${ana.id}@exemplo.com.br`);
    expect(await confirm(code)).toBe(204);
    expect((await open(code)).json()).toMatchObject({ purpose: 'change', is_used: true });
    const stored = db.selectFrom('mailed_link').select('change').where('client_id', '=', ana.id);
    expect(await stored.where('purpose', '=', 'change').execute()).toEqual([{ change: null }]);
  });

  it('is discarded when the owner denies it', async () => {
    const code = await buyAsThief();
    expect([await deny(code), await deny(code), await confirm(code), (await open(code)).statusCode]).toEqual([
      204, 422, 422, 422,
    ]);
    expect((await clientRow()).email).toBe(ana.email);
  });

  const securing: [string, () => Promise<unknown>][] = [
    [
      'a new password',
      async () =>
        api.post('/api/v1/client/password', { current: PASSWORD, new: 'nova-senha' }, { as: await logIn(api, ana) }),
    ],
    [
      'a reset',
      async () => {
        await api.post('/api/v1/password-reset', { email: ana.email });
        const code = await codeTo(ana.email, 'redefinir-senha');
        await api.post('/api/v1/password-reset/complete', { code, password: 'nova-senha' });
      },
    ],
    [
      'a reset by staff',
      async () =>
        api.post(`/api/v1/clients/${ana.id}/reset-password`, undefined, {
          as: await logIn(api, await factory.staff(db, ['atendimento'])),
        }),
    ],
    [
      'a change of e-mail',
      async () => {
        const email = `nova-${ana.id}@exemplo.com.br`;
        await api.post('/api/v1/client/email', { email, password: PASSWORD }, { as: await logIn(api, ana) });
        await confirm(await codeTo(email));
      },
    ],
    [
      'a change of e-mail by staff',
      async () =>
        api.patch(
          `/api/v1/clients/${ana.id}/email`,
          { email: `outra-${ana.id}@exemplo.com.br` },
          { as: await logIn(api, await factory.staff(db, ['atendimento'])) },
        ),
    ],
  ];
  it.each(securing)('is discarded by %s', async (_what, secure) => {
    const code = await buyAsThief();
    expect((await open(code)).statusCode).toBe(200);
    await secure();
    expect([(await open(code)).statusCode, await confirm(code)]).toEqual([422, 422]);
    expect((await clientRow()).email).not.toBe(thief.email);
  });

  it.each([
    ['denied', deny, ['reset']],
    ['confirmed', confirm, ['confirm']],
  ] as const)("leaves another account's links as they are once %s", async (_what, act, own) => {
    const bruno = await factory.client(db);
    for (const account of [ana, bruno]) await sendReset(services, db, account);
    expect(await act(await buyAsThief(`ladrao-${ana.id}@exemplo.com.br`))).toBe(204);
    const unused = db.selectFrom('mailed_link').select('purpose').where('used_at', 'is', null);
    const unusedOf = async ({ id }: Person) =>
      (await unused.where('client_id', '=', id).execute()).map(({ purpose }) => purpose);
    expect([await unusedOf(ana), await unusedOf(bruno)]).toEqual([own, ['reset']]);
  });

  it('can be confirmed for a day, and is stored no longer', async () => {
    let at = services.now().getTime();
    const node = await testApi({ beside: api, now: () => new Date(at) });
    const code = await buyAsThief();
    at += 24 * 3_600_000 + 60_000;
    expect((await node.post('/api/v1/confirm-email', { code })).statusCode).toBe(422);
    await node.services.jobs.add(db, 'purge', {});
    await node.runJobs();
    const rows = await db.selectFrom('mailed_link').select('change').where('client_id', '=', ana.id).execute();
    expect(rows).toEqual([{ change: null }]);
  });

  it('is bound to the address that it was mailed to', async () => {
    const code = await buyAsThief();
    await db
      .updateTable('client')
      .set({ email: `sem-aviso-${ana.id}@exemplo.com.br` })
      .where('id', '=', ana.id)
      .execute();
    expect([(await open(code)).statusCode, await confirm(code), await deny(code)]).toEqual([422, 422, 422]);
  });
});

describe('the e-mail address of a sign-up', () => {
  beforeEach(async () => {
    ana = await factory.client(db, { name: 'Ana Beatriz Nogueira', email_confirmed_at: null });
    await sendWelcome(services, db, ana);
  });

  it('is confirmed on a page that names the account', async () => {
    const code = await codeTo(ana.email);
    expect((await open(code)).json()).toMatchObject({
      purpose: 'confirm',
      is_used: false,
      account: { name: 'Ana N.', cpf: `•••.${ana.cpf.slice(3, 6)}.${ana.cpf.slice(6, 9)}-••` },
      changes: [],
    });
    expect((await clientRow()).email_confirmed_at).toBeNull();
    expect(await confirm(code)).toBe(204);
    expect((await open(code)).json()).toMatchObject({ is_used: true });
  });

  it('is released when its owner denies the sign-up; the account is then entered by CPF alone', async () => {
    const code = await codeTo(ana.email);
    expect([await deny(code), await deny(code), await confirm(code)]).toEqual([204, 422, 422]);
    expect(await clientRow()).toMatchObject({ email_confirmed_at: null });
    expect([await enter(ana.email, PASSWORD), await enter(ana.cpf, PASSWORD)]).toEqual([422, 200]);
    const sent = (await api.mails()).length;
    const product = await factory.product(db);
    expect((await buy(api, { client: { email: ana.email }, payment: { products: [product.id] } })).statusCode).toBe(
      200,
    );
    expect((await api.mails()).slice(sent).every(({ to }) => to === ana.email)).toBe(true);
  });

  it('once released and past the time to confirm it, is told to whoever knows the password', async () => {
    await deny(await codeTo(ana.email));
    const late = await testApi({ beside: api, now: () => new Date(services.now().getTime() + 8 * 86_400_000) });
    const answer = await late.post('/api/v1/login', { email: ana.cpf, password: PASSWORD });
    expect(answer.json()).toMatchObject({ status: 444, code: 'email_released' });
  });

  it('cannot be released once confirmed', async () => {
    const code = await codeTo(ana.email);
    await confirm(code);
    expect([await deny(code), (await clientRow()).email]).toEqual([422, ana.email]);
  });

  it('gets a new confirmation link with a new password, since the old link ends', async () => {
    const code = await codeTo(ana.email);
    await api.post('/api/v1/client/password', { current: PASSWORD, new: 'nova-senha' }, { as: await logIn(api, ana) });
    const fresh = await codeTo(ana.email);
    expect([await confirm(code), await confirm(fresh)]).toEqual([422, 204]);
  });
});

it("a client's new address is shown by its link, and can be denied by whoever reads it", async () => {
  const email = `pedida-${ana.id}@exemplo.com.br`;
  await api.post('/api/v1/client/email', { email, password: PASSWORD }, { as: await logIn(api, ana) });
  const code = await codeTo(email);
  expect((await open(code)).json()).toMatchObject({
    purpose: 'email',
    changes: [{ field: 'email', before: 'c•••@exemplo.com.br', after: email }],
  });
  expect([await deny(code), await confirm(code), (await clientRow()).email]).toEqual([204, 422, ana.email]);
});

it('a link of an account that was removed after it was read is not stored', async () => {
  await removeClient(services, ana.id);
  await sendReset(services, db, ana);
  expect(await db.selectFrom('mailed_link').select('id').where('client_id', '=', ana.id).execute()).toEqual([]);
});

it.each<[string, (strict: Services) => Promise<void>]>([
  ['of a login with an unconfirmed address', (strict) => sendConfirmReminder(strict, ana)],
  ['of a purchase under its CPF', (strict) => sendChange(strict, db, ana, { phone: '+5511912344321' })],
])('mails %s are three an hour', async (_what, send) => {
  const strict = await testApi({ beside: api, env: { RATE_LIMIT_FACTOR: '1' } });
  for (let n = 0; n < 5; n += 1) await send(strict.services);
  expect((await api.mails()).filter(({ to }) => to === ana.email)).toHaveLength(3);
});
