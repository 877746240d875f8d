import { Secret, TOTP } from 'otpauth';
import { describe, expect, it, vi } from 'vitest';
import type { Db } from '../../database/db.ts';
import { hashPassword, setHashCost } from '../../crypto/passwords.ts';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, PASSWORD, type Person } from '../../testing/factory.ts';
import { enableSecondFactor, registerPasskey } from '../../testing/proofs.ts';
import { setTemporaryPassword } from '../../people/client-access/client-access.store.ts';
import { setPassword } from '../recovery/recovery.store.ts';
import { isSecondFactorOn } from '../second-factor/second-factor.store.ts';
import { endAll, lockOwner } from '../session/session.store.ts';
import { lockAdministrators, markRemoved } from '../users/users.store.ts';
import { lockWaits } from '../../testing/lock-waits.ts';

setHashCost();

const api = await testApi();
const node = await testApi({ beside: api });
const { db, services } = api;
const fresh = await hashPassword('nova-senha');

const enter = (person: Person, password = PASSWORD, on = api) =>
  on.post('/api/v1/login', { email: person.email, password });
const sessionsOf = ({ role, id }: Person) =>
  db
    .selectFrom('session')
    .select('kind')
    .where(role === 'client' ? 'client_id' : 'user_id', '=', id)
    .execute();

/**
 * Sets a new password and ends the sessions, in a transaction that commits only once `call` waits for it, or has its
 * response.
 */
async function during<T>(
  person: Person,
  call: () => Promise<T>,
  secure: (trx: Db, person: Person) => Promise<void> = setNewPassword,
): Promise<T> {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const securing = db.transaction().execute(async (trx) => {
    await secure(trx, person);
    await endAll(trx, person);
    begin();
    await released;
  });
  await begun;
  let isAnswered = false;
  const answer = call().finally(() => (isAnswered = true));
  await vi.waitFor(async () => expect(isAnswered || (await lockWaits(db)) > 0).toBe(true), { interval: 5 });
  release();
  await securing;
  return answer;
}
const setNewPassword = async (trx: Db, { role, id }: Person) =>
  void (await setPassword(trx, role, id, fresh, services.now()));

describe('a login in progress while the password changes', () => {
  it.each(['client', 'user'] as const)('of a %s opens no session', async (role) => {
    const person = role === 'client' ? await factory.client(db) : await factory.staff(db);
    expect((await during(person, () => enter(person))).statusCode).toBe(422);
    expect(await sessionsOf(person)).toEqual([]);
    expect([(await enter(person)).statusCode, (await enter(person, 'nova-senha')).statusCode]).toEqual([422, 200]);
  });

  it('opens no session when staff set a temporary password meanwhile', async () => {
    const ana = await factory.client(db);
    const temporary = async (trx: Db) =>
      void (await setTemporaryPassword(trx, ana.id, { hash: fresh, until: services.now() }));
    expect((await during(ana, () => enter(ana), temporary)).statusCode).toBe(422);
    expect(await sessionsOf(ana)).toEqual([]);
  });

  it('neither accepts nor issues a hand-over', async () => {
    const ana = await factory.client(db);
    const as = await logIn(api, ana);
    expect((await during(ana, () => api.post('/api/v1/hand-over', undefined, { as }))).statusCode).toBe(401);
    const handOver = (await api.post('/api/v1/hand-over', undefined, { as: await logIn(api, ana) })).json().token;
    expect((await during(ana, () => api.get('/api/v1/client/details', { as: handOver }))).statusCode).toBe(401);
    expect(await sessionsOf(ana)).toEqual([]);
  });
});

describe('a session ended while the password changes', () => {
  const code = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: services.now().getTime() });

  it.each(['client', 'user'] as const)('leaves no passkey of a %s behind', async (role) => {
    const person = role === 'client' ? await factory.client(db) : await factory.staff(db);
    const as = await logIn(api, person);
    expect(await during(person, () => registerPasskey(api, person, as).catch(String))).toContain('unauthenticated');
    const kept = db
      .selectFrom('passkey')
      .select('id')
      .where(role === 'client' ? 'client_id' : 'user_id', '=', person.id);
    expect(await kept.execute()).toEqual([]);
  });

  it('leaves no passkey of a removed client either', async () => {
    const ana = await factory.client(db);
    const as = await logIn(api, ana);
    const remove = async (trx: Db) =>
      void (await trx.updateTable('client').set({ removed_at: services.now() }).where('id', '=', ana.id).execute());
    const adding = () => registerPasskey(api, ana, as).catch(String);
    expect(await during(ana, adding, remove)).toContain('unauthenticated');
  });

  it('turns no second factor on', async () => {
    const rui = await factory.staff(db);
    const as = await logIn(api, rui);
    const path = '/api/v1/user/second-factor';
    const { secret } = (await api.post(path, { password: PASSWORD }, { as })).json<{ secret: string }>();
    const confirm = () => api.post(`${path}/confirm`, { code: code(secret) }, { as });
    expect((await during(rui, confirm)).statusCode).toBe(401);
    expect(await db.selectFrom('second_factor').select('user_id').where('user_id', '=', rui.id).execute()).toEqual([]);
  });
});

describe('a session ended while the password typed in it is checked', () => {
  const typed = { password: PASSWORD };
  it.each([
    ['password', '/api/v1/client/password', { current: PASSWORD, new: 'nova-senha' }],
    ['e-mail', '/api/v1/client/email', { ...typed, email: 'outra@exemplo.com.br' }],
    ['erasure', '/api/v1/client/erasure-request', { ...typed, reason: 'Não uso mais.' }],
    ['removal', '/api/v1/client/delete-account', typed],
  ])('makes no change: %s', async (_what, path, body) => {
    const ana = await factory.client(db);
    const { id } = await factory.product(db);
    await factory.clientProduct(db, ana.id, id, { status: 'cancelled' });
    const as = await logIn(api, ana);
    const rows = async () => [
      await db.selectFrom('client').selectAll().where('id', '=', ana.id).execute(),
      await db.selectFrom('mailed_link').selectAll().where('client_id', '=', ana.id).execute(),
      await db.selectFrom('erasure_request').selectAll().where('client_id', '=', ana.id).execute(),
    ];
    const before = await rows();
    expect((await during(ana, () => api.post(path, body, { as }), lockOwner)).statusCode).toBe(401);
    expect(await rows()).toEqual(before);
  });

  it('turns no second factor off', async () => {
    const rui = await factory.staff(db);
    const as = await logIn(api, rui);
    const [recovery] = await enableSecondFactor(api, as);
    const disable = () => api.post('/api/v1/user/second-factor/disable', { ...typed, code: recovery }, { as });
    expect((await during(rui, disable, lockOwner)).statusCode).toBe(401);
    expect(await isSecondFactorOn(db, rui.id)).toBe(true);
  });
});

describe('a call of an administrator who is being removed', () => {
  const removal = async (trx: Db, { id }: Person) => {
    await lockAdministrators(trx);
    await markRemoved(trx, id, services.now());
  };

  it('creates no user', async () => {
    const admin = await factory.staff(db, ['administrador']);
    const as = await logIn(api, admin);
    const email = `novo-${admin.id}@mirante.example`;
    const create = () => api.post('/api/v1/users', { name: 'Rui Prado', email, roles: [1] }, { as });
    expect((await during(admin, create, removal)).statusCode).toBe(403);
    expect(await db.selectFrom('staff_user').select('id').where('email', '=', email).execute()).toEqual([]);
  });

  it('resets no second factor', async () => {
    const admin = await factory.staff(db, ['administrador']);
    const rui = await factory.staff(db);
    await enableSecondFactor(api, await logIn(api, rui));
    const as = await logIn(api, admin);
    const reset = () => api.delete(`/api/v1/users/${rui.id}/second-factor`, { as });
    expect((await during(admin, reset, removal)).statusCode).toBe(403);
    expect(await isSecondFactorOn(db, rui.id)).toBe(true);
  });
});

it('a password reset leaves no session and no old password behind: 12 concurrent logins around each of 12 resets', async () => {
  for (let round = 0; round < 12; round += 1) {
    // Her hash has a lower cost than the current one, so every login would also rehash it.
    const ana = await factory.client(db);
    await api.post('/api/v1/password-reset', { email: ana.email });
    const mail = (await api.mails()).findLast(({ to }) => to === ana.email)!;
    const code = /redefinir-senha\/([\w-]{43})/.exec(mail.text)![1];
    const logins = Array.from({ length: 12 }, (_, n) => enter(ana, PASSWORD, n % 2 ? node : api));
    const reset = await node.post('/api/v1/password-reset/complete', { code, password: 'nova-senha' });
    await Promise.all(logins);
    expect(reset.statusCode).toBe(200);
    expect(await sessionsOf(ana)).toEqual([]);
    expect([(await enter(ana)).statusCode, (await enter(ana, 'nova-senha')).statusCode]).toEqual([422, 200]);
  }
});

it('concurrent logins with a password hash of an older cost all succeed', async () => {
  const ana = await factory.client(db);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => enter(ana, PASSWORD, n % 2 ? node : api)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});
