import { Secret, TOTP, URI } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi, type TestApi } from '../../testing/api.ts';
import { factory, logIn, PASSWORD, STRONG_PASSWORD, type Person } from '../../testing/factory.ts';

const MINUTE = 60_000;
const clock = { at: Date.parse('2026-05-04T12:00:00Z') };
const api = await testApi({ now: () => new Date(clock.at) });
const { db } = api;
const PATH = '/api/v1/user/second-factor';

let rui: Person;
let as: string;
beforeEach(async () => {
  rui = await factory.staff(db, ['trader'], { name: 'Rui Prado' });
  as = await logIn(api, rui);
});

/** The authenticator app. */
const codeOf = (secret: string, at = clock.at) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
const later = (ms: number) => (clock.at += ms);
const enter = (password = PASSWORD, on: TestApi = api) => on.post('/api/v1/login', { email: rui.email, password });
const challenge = async (password = PASSWORD) => (await enter(password)).json().second_factor.challenge as string;
const complete = (of: string, code: string, on: TestApi = api) =>
  on.post('/api/v1/login/second-factor', { challenge: of, code });
const offered = async () =>
  (await api.post(PATH, { password: PASSWORD }, { as })).json<{ secret: string; uri: string }>();
async function turnedOn() {
  const { secret } = await offered();
  const { recovery_codes: codes } = (await api.post(`${PATH}/confirm`, { code: codeOf(secret) }, { as })).json<{
    recovery_codes: string[];
  }>();
  later(MINUTE);
  return { secret, codes };
}
const mailsTo = async () =>
  (await api.mails())
    .filter(({ to }) => to === rui.email)
    .map(({ subject }) => subject)
    .toSorted();
const events = async () =>
  (await db.selectFrom('login_event').select('error').where('user_id', '=', rui.id).orderBy('id').execute()).map(
    ({ error }) => error,
  );

describe('enabling the second factor', () => {
  it('takes the password, a TOTP secret URI and a code', async () => {
    const { secret, uri } = await offered();
    const read = URI.parse(uri);
    expect([read.issuer, read.label, read.secret.base32]).toEqual(['Mirante', rui.email, secret]);
    expect((await api.get(PATH, { as })).json()).toEqual({ since: null, recovery_codes_left: 0 });
    expect((await enter()).json()).toHaveProperty('token');
    const codes = (await api.post(`${PATH}/confirm`, { code: codeOf(secret) }, { as })).json()
      .recovery_codes as string[];
    expect(new Set(codes.filter((code) => /^[A-Z2-9]{5}(-[A-Z2-9]{5}){4}$/.test(code))).size).toBe(10);
    expect((await api.get(PATH, { as })).json()).toEqual({
      since: new Date(clock.at).toISOString(),
      recovery_codes_left: 10,
    });
    expect(await mailsTo()).toEqual(['Segundo fator ligado']);
  });

  it('ends the sessions that were opened without a code, and no others', async () => {
    const other = await logIn(api, rui);
    await turnedOn();
    expect([
      (await api.get('/api/v1/user', { as })).statusCode,
      (await api.get('/api/v1/user', { as: other })).statusCode,
    ]).toEqual([200, 401]);
  });

  it.each([
    ['a wrong password', async () => api.post(PATH, { password: 'errada123' }, { as }), 422],
    ['a wrong code', async () => (await offered(), api.post(`${PATH}/confirm`, { code: '000000' }, { as })), 422],
    [
      'a code of an older offer',
      async () => {
        const { secret } = await offered();
        await offered();
        return api.post(`${PATH}/confirm`, { code: codeOf(secret) }, { as });
      },
      422,
    ],
    [
      'a code that comes a quarter of an hour late',
      async () => {
        const { secret } = await offered();
        later(15 * MINUTE);
        return api.post(`${PATH}/confirm`, { code: codeOf(secret) }, { as });
      },
      409,
    ],
    ['no offer', async () => api.post(`${PATH}/confirm`, { code: '123456' }, { as }), 409],
    [
      'a factor that is on already',
      async () => (await turnedOn(), api.post(PATH, { password: PASSWORD }, { as })),
      409,
    ],
  ])('is refused with %s', async (_what, act, status) => {
    expect((await act()).statusCode).toBe(status);
  });

  it('stores the secret encrypted, and never returns it again', async () => {
    const { secret, codes } = await turnedOn();
    const { rows } = await api.services.pool.query(
      "select f.secret, array(select encode(code_hash, 'escape') from recovery_code where user_id = f.user_id) as codes from second_factor f where user_id = $1",
      [rui.id],
    );
    expect(Buffer.from(rows[0].secret).includes(secret)).toBe(false);
    expect(JSON.stringify(rows[0].codes)).not.toContain(codes[0]!.replaceAll('-', ''));
    const admin = await logIn(api, await factory.staff(db));
    for (const path of [PATH, '/api/v1/user']) expect((await api.get(path, { as })).body).not.toContain(secret);
    for (const path of [`/api/v1/users/${rui.id}`, `/api/v1/users/${rui.id}/changes`])
      expect((await api.get(path, { as: admin })).body).not.toContain(secret);
    expect((await api.get(`/api/v1/users/${rui.id}`, { as: admin })).json().second_factor_since).not.toBeNull();
  });
});

describe('a login with a second factor', () => {
  it('answers a right password with a challenge, and a code with the session', async () => {
    const { secret } = await turnedOn();
    const answer = (await enter()).json();
    expect(answer).toEqual({
      second_factor: {
        challenge: expect.stringMatching(/^[\w-]{43}$/),
        expires_at: new Date(clock.at + 5 * MINUTE).toISOString(),
      },
    });
    for (const path of ['/api/v1/user', '/api/v1/client/details'])
      expect((await api.get(path, { as: answer.second_factor.challenge })).statusCode).toBe(401);
    const entered = (await complete(answer.second_factor.challenge, codeOf(secret).replace(/^.../, '$& '))).json();
    expect(entered).toMatchObject({ role: 'user', user: { id: rui.id } });
    expect((await api.get('/api/v1/user', { as: entered.token })).statusCode).toBe(200);
    expect(await events()).toEqual([null]);
  });

  it('does not reveal the second factor without the password', async () => {
    await turnedOn();
    expect((await enter('errada123')).json()).toMatchObject({ status: 422, code: 'invalid_credentials' });
  });

  it('accepts each code once, also in two concurrent logins', async () => {
    const { secret } = await turnedOn();
    const [one, two] = [await challenge(), await challenge()];
    const answers = await Promise.all([complete(one, codeOf(secret)), complete(two, codeOf(secret))]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect((await complete(await challenge(), codeOf(secret))).json()).toMatchObject({
      code: 'wrong_code',
      errors: [{ path: 'code', message: 'Código incorreto ou já usado.' }],
    });
    later(MINUTE);
    expect((await complete(await challenge(), codeOf(secret))).statusCode).toBe(200);
  });

  it('accepts the code of the previous half minute, none older and none far ahead', async () => {
    const { secret } = await turnedOn();
    later(MINUTE);
    for (const off of [-2, 2])
      expect((await complete(await challenge(), codeOf(secret, clock.at + off * 30_000))).statusCode).toBe(422);
    expect((await complete(await challenge(), codeOf(secret, clock.at - 30_000))).statusCode).toBe(200);
  });

  it('may be retried after a wrong code, and its challenge ends after five minutes or one use', async () => {
    const { secret } = await turnedOn();
    const asked = await challenge();
    expect((await complete(asked, '000000')).statusCode).toBe(422);
    expect(await events()).toEqual(['wrong_second_factor']);
    expect((await complete(asked, codeOf(secret))).statusCode).toBe(200);
    later(MINUTE);
    expect((await complete(asked, codeOf(secret))).json()).toMatchObject({ code: 'challenge_expired' });
    const slow = await challenge();
    later(5 * MINUTE);
    expect((await complete(slow, codeOf(secret))).json()).toMatchObject({ code: 'challenge_expired' });
  });

  it('accepts a recovery code once, in any notation, and mails how many are left', async () => {
    const { codes } = await turnedOn();
    expect((await complete(await challenge(), codes[0]!.toLowerCase().replaceAll('-', ' '))).statusCode).toBe(200);
    expect((await complete(await challenge(), codes[0]!)).statusCode).toBe(422);
    expect(await mailsTo()).toEqual(['Segundo fator ligado', 'Um código de recuperação foi usado']);
    expect((await api.get(PATH, { as })).json().recovery_codes_left).toBe(9);
  });

  it('is refused after ten wrong codes, even with a right one', async () => {
    const strict = await testApi({ beside: api, now: () => new Date(clock.at), env: { RATE_LIMIT_FACTOR: '1' } });
    const { secret } = await turnedOn();
    const asked = await challenge();
    for (let n = 0; n < 10; n += 1) expect((await complete(asked, '000000', strict)).statusCode).toBe(422);
    const refused = await complete(asked, codeOf(secret), strict);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  });

  it('challenge ends with every session: at a new password, a removal, a reset', async () => {
    const { secret } = await turnedOn();
    const admin = await logIn(api, await factory.staff(db));
    const asked = await challenge();
    await api.post('/api/v1/user/password', { current: PASSWORD, new: STRONG_PASSWORD }, { as });
    expect((await complete(asked, codeOf(secret))).json()).toMatchObject({ code: 'challenge_expired' });
    const again = await challenge(STRONG_PASSWORD);
    await api.delete(`/api/v1/users/${rui.id}`, { as: admin });
    expect((await complete(again, codeOf(secret))).json()).toMatchObject({ code: 'challenge_expired' });
  });
});

describe('disabling the second factor and renewing recovery codes', () => {
  it('need the password and a code', async () => {
    const { secret, codes } = await turnedOn();
    for (const path of ['/disable', '/recovery-codes']) {
      expect(
        (await api.post(PATH + path, { password: 'errada123', code: codeOf(secret) }, { as })).json(),
      ).toMatchObject({ errors: [{ path: 'password', message: 'Senha não foi reconhecida.' }] });
      expect((await api.post(PATH + path, { password: PASSWORD, code: '000000' }, { as })).json()).toMatchObject({
        errors: [{ path: 'code' }],
      });
    }
    const fresh = (
      await api.post(`${PATH}/recovery-codes`, { password: PASSWORD, code: codeOf(secret) }, { as })
    ).json().recovery_codes as string[];
    expect(fresh).toHaveLength(10);
    expect((await complete(await challenge(), codes[1]!)).statusCode).toBe(422);
    expect((await api.post(`${PATH}/disable`, { password: PASSWORD, code: fresh[0] }, { as })).statusCode).toBe(204);
    expect((await enter()).json()).toHaveProperty('token');
    expect(await mailsTo()).toContain('Segundo fator desligado');
    expect((await api.post(`${PATH}/disable`, { password: PASSWORD, code: fresh[1] }, { as })).statusCode).toBe(409);
  });

  it('of codes is mailed to their owner, since they open the account beside the app', async () => {
    const { secret } = await turnedOn();
    await api.post(`${PATH}/recovery-codes`, { password: PASSWORD, code: codeOf(secret) }, { as });
    expect(await mailsTo()).toContain('Novos códigos de recuperação');
  });

  it('are in the audit log without the secret', async () => {
    const { codes } = await turnedOn();
    const { recovery_codes: fresh } = (
      await api.post(`${PATH}/recovery-codes`, { password: PASSWORD, code: codes[0] }, { as })
    ).json<{ recovery_codes: string[] }>();
    await api.post(`${PATH}/disable`, { password: PASSWORD, code: fresh[0] }, { as });
    const entries = await db
      .selectFrom('audit_entry')
      .select(['action', 'diff'])
      .where('root_resource', '=', 'user')
      .where('root_id', '=', rui.id)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action, diff }) => [action, Object.keys(diff)])).toEqual([
      ['Ligar o próprio segundo fator', ['second_factor_since']],
      ['Gerar novos códigos de recuperação', []],
      ['Desligar o próprio segundo fator', ['second_factor_since']],
    ]);
  });
});

describe('an administrator', () => {
  it("disables another user's second factor, who is notified and has to log in again", async () => {
    await turnedOn();
    const admin = await logIn(api, await factory.staff(db, ['administrador'], { name: 'Renata Brandão' }));
    expect((await api.delete(`/api/v1/users/${rui.id}/second-factor`, { as: admin })).statusCode).toBe(204);
    expect((await api.get('/api/v1/user', { as })).statusCode).toBe(401);
    expect((await enter()).json()).toHaveProperty('token');
    expect(
      (await api.mails())
        .filter(({ to }) => to === rui.email)
        .map(({ text }) => text)
        .join(),
    ).toContain('desligado por Renata Brandão');
    expect((await api.delete(`/api/v1/users/${rui.id}/second-factor`, { as: admin })).json()).toMatchObject({
      status: 409,
      code: 'no_second_factor',
    });
  });

  it('cannot disable their own second factor that way', async () => {
    const admin = await factory.staff(db);
    expect(
      (await api.delete(`/api/v1/users/${admin.id}/second-factor`, { as: await logIn(api, admin) })).json(),
    ).toMatchObject({ status: 409, code: 'own_user' });
  });
});

describe('where the second factor is required', () => {
  it('staff without one can only set it up, in every session', async () => {
    const strict = await testApi({ env: { STAFF_SECOND_FACTOR: 'required' }, beside: api });
    const entered = (await enter(PASSWORD, strict)).json();
    expect(entered).toMatchObject({ role: 'user', must_set_up_second_factor: true });
    const token = entered.token as string;
    const refusal = { status: 403, code: 'must_set_up_second_factor' };
    for (const path of ['/api/v1/users', '/api/v1/routes', '/api/v1/account/sessions'])
      expect((await strict.get(path, { as: token })).statusCode).toBe(403);
    expect((await strict.get('/api/v1/routes', { as: token })).json()).toMatchObject(refusal);
    const password = { current: PASSWORD, new: STRONG_PASSWORD };
    expect((await strict.post('/api/v1/user/password', password, { as: token })).json()).toMatchObject(refusal);

    const name = { name: 'Rui Outro', email: rui.email };
    expect((await strict.patch('/api/v1/user', name, { as: token })).json()).toMatchObject(refusal);

    const { secret } = (await strict.post(PATH, { password: PASSWORD }, { as: token })).json();
    expect((await strict.get('/api/v1/user', { as: token })).json()).toMatchObject({ must_set_up_second_factor: true });
    await strict.post(`${PATH}/confirm`, { code: codeOf(secret) }, { as: token });
    expect((await strict.get('/api/v1/user', { as: token })).json()).not.toHaveProperty('must_set_up_second_factor');
    expect((await strict.get('/api/v1/routes', { as: token })).statusCode).toBe(200);
  });

  it('clients are unaffected', async () => {
    const strict = await testApi({ env: { STAFF_SECOND_FACTOR: 'required' }, beside: api });
    const ana = await logIn(strict, await factory.client(db));
    expect((await strict.get('/api/v1/client/profile', { as: ana })).statusCode).toBe(200);
  });
});
