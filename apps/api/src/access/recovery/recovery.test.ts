import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, PASSWORD, STRONG_PASSWORD, type Person } from '../../testing/factory.ts';
import { registerPasskey } from '../../testing/proofs.ts';
import { sendChange, sendWelcome } from '../mailed-links/mailed-link.ts';

const MINUTE = 60_000;
const clock = { at: Date.parse('2026-05-04T12:00:00Z') };
const api = await testApi({ now: () => new Date(clock.at), env: { CHECKOUT_URL: 'https://assine.mirante.example' } });
const { db, services } = api;

const enter = async (email: string, password: string) =>
  (await api.post('/api/v1/login', { email, password })).statusCode;
const mailsTo = async (email: string) => (await api.mails()).filter(({ to }) => to === email);
const codeFor = async (email: string) => /#\/[a-z-]+\/([\w-]{43})$/m.exec((await mailsTo(email)).at(-1)!.text)![1]!;
const ask = (email: string, headers = {}) => api.post('/api/v1/password-reset', { email }, { headers });
const complete = (code: string, password = STRONG_PASSWORD) =>
  api.post('/api/v1/password-reset/complete', { code, password });
const confirm = (code: string) => api.post('/api/v1/confirm-email', { code });
const clientRow = (id: number) =>
  db
    .selectFrom('client')
    .select(['name', 'email', 'phone', 'email_confirmed_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('a password reset', () => {
  const asked = async (person: Person) => {
    await ask(person.email);
    return codeFor(person.email);
  };

  it.each(['client', 'user'] as const)(
    'mails a %s a link that changes the password once and ends every session',
    async (role) => {
      const person =
        role === 'client' ? await factory.client(db, { must_change_password: true }) : await factory.staff(db);
      const session = await logIn(api, person);
      const other = role === 'client' ? await factory.client(db) : await factory.staff(db);
      const theirs = await logIn(api, other);
      await registerPasskey(api, other, theirs);
      const code = await asked(person);
      expect((await complete(code)).statusCode).toBe(200);
      const passkeys = (as: string) => api.get('/api/v1/account/passkeys', { as });
      expect([(await passkeys(session)).statusCode, (await passkeys(theirs)).json()]).toEqual([
        401,
        [expect.anything()],
      ]);
      expect([await enter(person.email, PASSWORD), await enter(person.email, STRONG_PASSWORD)]).toEqual([422, 200]);
      expect(await enter(other.email, PASSWORD)).toBe(200);
      expect((await complete(code, 'outra-senha')).json()).toMatchObject({ status: 422, code: 'invalid_code' });
      expect((await mailsTo(person.email)).at(-1)!.subject).toBe('Sua senha foi alterada');
    },
  );

  it('answers alike for an unknown address, and mails nobody', async () => {
    const { email } = await factory.client(db);
    const [known, unknown] = [await ask(email), await ask('ninguem@exemplo.com.br')];
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(known.statusCode).toBe(204);
    expect(await mailsTo('ninguem@exemplo.com.br')).toEqual([]);
  });

  it('builds its link from the configuration, whatever the Host header says', async () => {
    const { email } = await factory.client(db);
    await ask(email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    const [mail] = await mailsTo(email);
    expect(mail!.text).toContain('https://assine.mirante.example/#/redefinir-senha/');
    expect(mail!.text).not.toContain('evil');
  });

  it('expires after ten minutes', async () => {
    const person = await factory.client(db);
    const code = await asked(person);
    clock.at += 10 * MINUTE;
    expect((await complete(code)).statusCode).toBe(422);
  });

  it('invalidates older reset links', async () => {
    const person = await factory.client(db);
    const older = await asked(person);
    const newer = await asked(person);
    expect((await complete(newer)).statusCode).toBe(200);
    expect((await complete(older)).statusCode).toBe(422);
  });

  it.each(['client', 'user'] as const)('of a %s, used twice at the same time, succeeds once', async (role) => {
    const code = await asked(role === 'client' ? await factory.client(db) : await factory.staff(db));
    const answers = await Promise.all([complete(code), complete(code, `${STRONG_PASSWORD}2`)]);
    expect(answers.map((a) => a.statusCode).toSorted((x, y) => x - y)).toEqual([200, 422]);
  });

  it('accepts no other kind of link', async () => {
    const ana = await factory.client(db, { email_confirmed_at: null });
    await sendWelcome(services, db, ana);
    expect((await complete(await codeFor(ana.email))).statusCode).toBe(422);
  });
});

describe('an e-mail confirmation', () => {
  it("confirms a new account's address, and may be opened twice", async () => {
    const ana = await factory.client(db, { email_confirmed_at: null });
    await sendWelcome(services, db, ana);
    const code = await codeFor(ana.email);
    expect([(await confirm(code)).statusCode, (await confirm(code)).statusCode]).toEqual([204, 204]);
    expect((await clientRow(ana.id)).email_confirmed_at).toEqual(new Date(clock.at));
  });

  it('refuses unknown, malformed and reset codes', async () => {
    const ana = await factory.client(db);
    await ask(ana.email);
    for (const code of [await codeFor(ana.email), 'a'.repeat(43), 'x', "' or 1=1"])
      expect((await confirm(code)).statusCode).toBe(422);
  });

  it('of a change is requested at the old address, and only then applies what was typed', async () => {
    const ana = await factory.client(db, { name: 'Ana Velha' });
    const session = await logIn(api, ana);
    const address = {
      zipcode: '20040002',
      address: 'Avenida Rio Branco',
      number: 1,
      district: 'Centro',
      state: 'RJ',
      city: 'Rio de Janeiro',
    };
    await sendChange(services, db, ana, {
      name: 'Ana Nova',
      email: 'ana.nova@exemplo.com.br',
      phone: '+5521987654321',
      address,
    });
    expect((await mailsTo(ana.email))[0]!.text).toContain('nome, email de acesso, telefone, endereço');
    expect(await clientRow(ana.id)).toMatchObject({ name: 'Ana Velha', email: ana.email });
    const code = await codeFor(ana.email);
    expect((await confirm(code)).statusCode).toBe(204);
    expect(await clientRow(ana.id)).toMatchObject({
      name: 'Ana Nova',
      email: 'ana.nova@exemplo.com.br',
      phone: '+5521987654321',
    });
    expect((await api.get('/api/v1/client/details', { as: session })).statusCode).toBe(401);
    expect((await clientRow(ana.id)).email_confirmed_at).toBeNull();
    expect(await enter('ana.nova@exemplo.com.br', PASSWORD)).toBe(200);
    expect((await mailsTo('ana.nova@exemplo.com.br')).map((m) => m.subject).toSorted()).toEqual([
      'Confirme seu email',
      'Seus dados foram alterados',
    ]);
  });

  it("of a change to an address that became another account's is refused as taken, and changes nothing", async () => {
    const ana = await factory.client(db);
    const bia = await factory.client(db);
    await sendChange(services, db, ana, { name: 'Outra Ana', email: bia.email.toUpperCase() });
    const code = await codeFor(ana.email);
    expect((await confirm(code)).json()).toMatchObject({ status: 409, code: 'email_taken' });
    expect(await clientRow(ana.id)).toMatchObject({ name: ana.name, email: ana.email });
  });

  it('of a change is mailed at most three times an hour per CPF', async () => {
    const ana = await factory.client(db);
    const config = { ...services.config, rateLimitFactor: 1 };
    for (let i = 0; i < 5; i += 1) await sendChange({ ...services, config }, db, ana, { phone: '+5521987654321' });
    expect(await mailsTo(ana.email)).toHaveLength(3);
  });

  it('is mailed only if the transaction commits', async () => {
    const ana = await factory.client(db);
    await db
      .transaction()
      .execute(async (trx) => {
        await sendWelcome(services, trx, ana);
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect(await mailsTo(ana.email)).toEqual([]);
  });
});

describe('a new confirmation link', () => {
  it("confirms the client's own address; three are mailed an hour, and none once it is confirmed", async () => {
    const strict = await testApi({ beside: api, now: () => new Date(clock.at), env: { RATE_LIMIT_FACTOR: '1' } });
    const ana = await factory.client(db, { email_confirmed_at: null });
    const as = await logIn(api, ana);
    const resend = async () => (await strict.post('/api/v1/client/confirm-email', {}, { as })).statusCode;
    expect([await resend(), await resend(), await resend(), await resend()]).toEqual([204, 204, 204, 429]);
    expect(await mailsTo(ana.email)).toHaveLength(3);
    expect((await confirm(await codeFor(ana.email))).statusCode).toBe(204);
    expect((await api.get('/api/v1/client/details', { as })).json()).not.toHaveProperty('confirm_email_by');
    expect(await resend()).toBe(409);
  });
});
