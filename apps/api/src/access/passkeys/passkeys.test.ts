import { sql } from 'kysely';
import type { Passkey, PasskeyChallenge, PasskeyOffer } from '@mirante/domain/access/passkey.ts';
import { MAX_PASSKEYS } from '@mirante/domain/access/passkey.ts';
import { describe, expect, it } from 'vitest';
import { limits } from '../../http/limits.ts';
import { testApi } from '../../testing/api.ts';
import { Authenticator } from '../../testing/authenticator.ts';
import { factory, logIn, type Person } from '../../testing/factory.ts';
import { registerPasskey, originOf, enableSecondFactor } from '../../testing/proofs.ts';
import { noteUse } from './passkeys.store.ts';

const MINUTE = 60_000;
const clock = { at: Date.parse('2026-05-04T12:00:00Z') };
const places = { CLIENT_URL: 'https://area.mirante.example', BACKOFFICE_URL: 'https://equipe.casa.example' };
const api = await testApi({ now: () => new Date(clock.at), env: places });
const { db } = api;
const PATH = '/api/v1/account/passkeys';
const LOGIN = '/api/v1/login/passkey';

const list = async (as: string) => (await api.get(PATH, { as })).json<Passkey[]>();
const offer = async (as: string) => (await api.post(`${PATH}/offer`, undefined, { as })).json<PasskeyOffer>();
const create = (as: string, made: object, name = 'Celular') => api.post(PATH, { name, ...made }, { as });
const challenge = async (role: Person['role']) =>
  (await api.post(`${LOGIN}/challenge`, { role })).json<PasskeyChallenge>();
const enter = async (role: Person['role'], passkey: Authenticator, of?: PasskeyChallenge) =>
  api.post(LOGIN, { role, ...passkey.sign(of ?? (await challenge(role))) });
const subjectsTo = async ({ email }: Person) =>
  (await api.mails())
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject)
    .toSorted();
const unknown = { status: 422, code: 'unknown_passkey' };

describe.each(['client', 'user'] as const)('a passkey of a %s', (role) => {
  const person = () => (role === 'client' ? factory.client(db) : factory.staff(db, ['trader']));
  const setUp = async () => {
    const owner = await person();
    const as = await logIn(api, owner);
    return { owner, as, passkey: await registerPasskey(api, owner, as) };
  };
  const strange = () => new Authenticator(originOf(api, role));

  it('is created, listed by its name, and opens a session by itself', async () => {
    const { owner, as, passkey } = await setUp();
    expect(await list(as)).toEqual([
      { id: expect.any(Number), name: 'Celular', created_at: new Date(clock.at).toISOString(), used_at: null },
    ]);
    clock.at += MINUTE;
    const answer = await enter(role, passkey);
    expect(answer.json()).toMatchObject({
      role,
      user: { id: owner.id, email: owner.email },
      token: expect.any(String),
    });
    expect(await list(answer.json().token)).toMatchObject([{ used_at: new Date(clock.at).toISOString() }]);
    const events = db
      .selectFrom('login_event')
      .select('error')
      .where(role === 'client' ? 'client_id' : 'user_id', '=', owner.id);
    expect(await events.execute()).toEqual([{ error: null }]);
    expect(await subjectsTo(owner)).toEqual(['Uma passkey foi adicionada à sua conta']);
  });

  it('is removed by its owner alone and opens nothing then; creation and removal are mailed', async () => {
    const { owner, as, passkey } = await setUp();
    const [{ id }] = (await list(as)) as [Passkey];
    const other = await logIn(api, await person());
    expect((await api.delete(`${PATH}/${id}`, { as: other })).statusCode).toBe(404);
    expect((await api.delete(`${PATH}/${id}`, { as })).statusCode).toBe(204);
    expect((await enter(role, passkey)).json()).toMatchObject(unknown);
    expect(await subjectsTo(owner)).toEqual([
      'Uma passkey foi adicionada à sua conta',
      'Uma passkey foi removida da sua conta',
    ]);
  });

  it('is renamed by its owner alone, without a step-up', async () => {
    const { owner, as } = await setUp();
    const [{ id }] = (await list(as)) as [Passkey];
    const rename = (token: string, name: string) => api.patch(`${PATH}/${id}`, { name }, { as: token });
    expect((await rename(await logIn(api, await person()), 'Meu')).statusCode).toBe(404);
    expect((await rename(as, '')).statusCode).toBe(422);
    clock.at += 11 * MINUTE;
    expect((await rename(as, 'Notebook')).statusCode).toBe(204);
    expect(await list(as)).toMatchObject([{ id, name: 'Notebook' }]);
    expect(await subjectsTo(owner)).toHaveLength(1);
  });

  it('is used, renamed and removed alone, of several of its owner', async () => {
    const { owner, as, passkey } = await setUp();
    const [{ id }] = (await list(as)) as [Passkey];
    await registerPasskey(api, owner, as);
    const other = (await list(as)).find((one) => one.id !== id);
    expect((await enter(role, passkey)).statusCode).toBe(200);
    await api.patch(`${PATH}/${id}`, { name: 'Notebook' }, { as });
    expect(await list(as)).toEqual(expect.arrayContaining([other, expect.objectContaining({ name: 'Notebook' })]));
    await api.delete(`${PATH}/${id}`, { as });
    expect(await list(as)).toEqual([other]);
  });

  it("signs a challenge once, within five minutes, and not another account's", async () => {
    const { as, passkey } = await setUp();
    const used = await challenge(role);
    expect((await enter(role, passkey, used)).statusCode).toBe(200);
    expect((await enter(role, passkey, used)).json()).toMatchObject(unknown);
    const late = await challenge(role);
    clock.at += 5 * MINUTE;
    expect((await enter(role, passkey, late)).json()).toMatchObject(unknown);
    const forStepUp = (await api.post('/api/v1/account/step-up/challenge', undefined, { as })).json<PasskeyChallenge>();
    expect((await enter(role, passkey, forStepUp)).json()).toMatchObject(unknown);
    expect((await enter(role, passkey, { ...used, challenge: 'A'.repeat(43) })).json()).toMatchObject(unknown);
  });

  it('opens one session for two concurrent logins by one signature, or with one count', async () => {
    const { as, passkey } = await setUp();
    const body = { role, ...passkey.sign(await challenge(role)) };
    const answers = await Promise.all(Array.from({ length: 6 }, () => api.post(LOGIN, body)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const [{ id }] = (await list(as)) as [Passkey];
    const use = () => noteUse(db, id, passkey.counter + 1, api.services.now());
    expect([await use(), await use()]).toEqual([true, false]);
  });

  it('is refused with another key, address or origin, without user verification, or with a counter that went back', async () => {
    const { passkey } = await setUp();
    expect((await enter(role, strange())).json()).toMatchObject(unknown);
    const forged = strange().sign(await challenge(role));
    const login = { role, ...forged, credential_id: passkey.id.toString('base64url') };
    expect((await api.post(LOGIN, login)).json()).toMatchObject(unknown);
    expect((await enter(role, passkey, { ...(await challenge(role)), rp_id: 'golpe.example' })).json()).toMatchObject(
      unknown,
    );
    passkey.origin = 'https://golpe.example';
    expect((await enter(role, passkey)).json()).toMatchObject(unknown);
    passkey.origin = originOf(api, role);
    passkey.verifies = false;
    expect((await enter(role, passkey)).json()).toMatchObject(unknown);
    passkey.verifies = true;
    expect((await enter(role, passkey)).statusCode).toBe(200);
    passkey.counter -= 1;
    expect((await enter(role, passkey)).json()).toMatchObject(unknown);
    expect((await enter(role, passkey)).statusCode).toBe(200);
  });

  it('is accepted every time without a counter', async () => {
    const { passkey } = await setUp();
    passkey.counts = false;
    expect((await enter(role, passkey)).statusCode).toBe(200);
    expect((await enter(role, passkey)).statusCode).toBe(200);
  });

  it("is not created for another session's challenge, a step-up's, twice, without user verification, or beyond the limit of an account", async () => {
    const { owner, as, passkey } = await setUp();
    const other = await logIn(api, owner);
    expect((await create(as, strange().create(await offer(other)))).json()).toMatchObject(unknown);
    const asked = (await api.post('/api/v1/account/step-up/challenge', undefined, { as })).json<PasskeyChallenge>();
    expect(
      (await create(as, strange().create({ ...(await offer(as)), challenge: asked.challenge }))).json(),
    ).toMatchObject(unknown);
    expect((await create(as, passkey.create(await offer(as)))).json()).toMatchObject(unknown);
    const unverified = strange();
    unverified.verifies = false;
    expect((await create(as, unverified.create(await offer(as)))).json()).toMatchObject(unknown);
    const last = await offer(as);
    expect(last.exclude).toEqual([passkey.id.toString('base64url')]);
    for (let n = 1; n < MAX_PASSKEYS; n += 1) await registerPasskey(api, owner, as);
    expect((await create(as, strange().create(last))).json()).toMatchObject({ code: 'too_many_passkeys' });
    expect((await api.post(`${PATH}/offer`, undefined, { as })).json()).toMatchObject({ code: 'too_many_passkeys' });
  });
});

describe('a passkey login', () => {
  it('works only at the app that the passkey was created for: clients and staff have different addresses', async () => {
    expect([(await challenge('client')).rp_id, (await challenge('user')).rp_id]).toEqual([
      'area.mirante.example',
      'equipe.casa.example',
    ]);
    const rui = await factory.staff(db);
    const passkey = await registerPasskey(api, rui, await logIn(api, rui));
    passkey.origin = places.CLIENT_URL;
    expect((await enter('client', passkey)).json()).toMatchObject(unknown);
  });

  it('counts as two factors: no code is asked for, and the session needs no step-up', async () => {
    const rui = await factory.staff(db);
    const as = await logIn(api, rui);
    await enableSecondFactor(api, as);
    const passkey = await registerPasskey(api, rui, as);
    const { token } = (await enter('user', passkey)).json();
    expect((await api.delete('/api/v1/users/2147483647', { as: token })).statusCode).toBe(404);
  });

  it('needs a confirmed address, as every login of a client', async () => {
    const ana = await factory.client(db, { email_confirmed_at: null });
    const passkey = await registerPasskey(api, ana, await logIn(api, ana));
    expect((await enter('client', passkey)).statusCode).toBe(200);
    clock.at += 8 * 24 * 60 * MINUTE;
    expect((await enter('client', passkey)).json()).toMatchObject({ status: 444 });
  });

  it('is refused beyond the rate limit of challenges of one network', async () => {
    const strict = await testApi({ env: { ...places, RATE_LIMIT_FACTOR: '1' }, beside: api });
    clock.at += 15 * MINUTE;
    const ask = async (remoteAddress: string) => {
      const call = { method: 'POST', url: `${LOGIN}/challenge`, payload: { role: 'client' }, remoteAddress } as const;
      return (await strict.inject(call)).statusCode;
    };
    expect(await ask('2001:db8::1')).toBe(200);
    const counted =
      await sql`update rate_count set n = ${limits['passkey-ip'].max - 1} where key like 'passkey-ip %'`.execute(
        api.db,
      );
    expect(counted.numAffectedRows).toBeGreaterThan(0n);
    // A household has more IPv6 addresses than could be counted.
    const statuses = [await ask('2001:db8::2'), await ask('2001:db8::3'), await ask('2001:db8:0:1::1')];
    expect(statuses).toEqual([200, 429, 200]);
  });
});
