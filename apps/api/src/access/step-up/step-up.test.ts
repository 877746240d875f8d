import { isForClients } from '@mirante/domain/access.ts';
import { stepUps, type StepUp } from '@mirante/domain/access/proofs.ts';
import type { PasskeyChallenge } from '@mirante/domain/access/passkey.ts';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, PASSWORD, type Person } from '../../testing/factory.ts';
import { operations, pathOf } from '../../testing/operations.ts';
import { registerPasskey, enableSecondFactor } from '../../testing/proofs.ts';

const MINUTE = 60_000;
const clock = { at: Date.parse('2026-05-04T12:00:00Z') };
const api = await testApi({ now: () => new Date(clock.at) });
const { db } = api;
const PATH = '/api/v1/account/step-up';

const guarded = operations.filter(({ stepUp }) => stepUp !== undefined);
const isOf = (stepUp: StepUp, role: Person['role']) => stepUps[stepUp].of.some((of) => of === role);

describe('step-up in the contracts', () => {
  it('is required by all calls that change staff accounts, refund money, remove or view as a person, add a key or end sessions', () => {
    const calls = Object.groupBy(guarded, ({ stepUp }) => stepUp!);
    const names = Object.entries(calls).map(([what, of]) => [what, of.map(({ name }) => name)]);
    expect(Object.fromEntries(names)).toEqual({
      users: [
        'createUser',
        'editUserRoles',
        'editUserRolesByPatch',
        'resetSecondFactor',
        'endUserSessions',
        'removeUser',
      ],
      refund: [
        'cancelClientProduct',
        'refundClientProduct',
        'editRefund',
        'removeRefund',
        'retryRefund',
        'markRefundByHand',
        'resolveDiscrepancy',
      ],
      client_removal: ['removeClient'],
      client_view: ['viewAsClient'],
      passkey: ['offerPasskey', 'createPasskey', 'removePasskey'],
      sessions: ['endOwnSession', 'endOtherSessions'],
    });
  });

  it('is required by every write at those addresses, new ones included', () => {
    const dangerous =
      /^\/api\/v1\/(users|clients\/:id(?:\/views)?$|refunds|discrepancies|account\/(passkeys|sessions))|^\/api\/v1\/clients\/.*\/(refund|cancel)$/;
    // Renaming a passkey gives no access.
    const harmless = new Set(['renamePasskey']);
    const writes = operations.filter(
      ({ name, method, path, allow }) =>
        method !== 'GET' && allow !== 'public' && dangerous.test(path) && !harmless.has(name),
    );
    expect(writes.filter(({ stepUp }) => stepUp === undefined).map(({ name }) => name)).toEqual([]);
    expect(writes.map(({ name }) => name).toSorted()).toEqual(guarded.map(({ name }) => name).toSorted());
  });

  it('is never required of callers who cannot perform it', () => {
    for (const { name, allow, stepUp } of guarded) {
      const roles = [
        ...(allow === 'account' || isForClients(allow) ? ['client'] : []),
        ...(isForClients(allow) ? [] : ['user']),
      ];
      expect([name, roles.filter((role) => !isOf(stepUp!, role as Person['role']))]).toEqual([name, []]);
    }
  });
});

const refusal = { status: 403, code: 'step_up_required', detail: 'Confirme que é você para continuar.' };
const admin = () => factory.staff(db);

describe.each(guarded.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  it('needs no step-up for ten minutes after a login, then asks for one', async () => {
    // The call must not change anything: its ids and body match no record.
    const ask = async (as: string) => {
      const url = pathOf(call, () => '2147483647');
      return api.inject({
        method: call.method,
        url,
        headers: { authorization: `Bearer ${as}`, 'content-type': 'application/json' },
        payload: '{}',
      });
    };
    const as = await logIn(api, await admin());
    clock.at += 10 * MINUTE;
    expect((await ask(as)).statusCode).not.toBe(403);
    clock.at += 1;
    expect((await ask(as)).json()).toMatchObject(refusal);
    expect((await api.post(PATH, { password: PASSWORD }, { as })).statusCode).toBe(204);
    expect((await ask(as)).statusCode).not.toBe(403);
  });
});

describe('a step-up', () => {
  const removeNobody = (as: string) => api.delete('/api/v1/users/2147483647', { as });
  const lateSession = async (person: Person) => {
    const as = await logIn(api, person);
    clock.at += 11 * MINUTE;
    return as;
  };

  it('takes the right password, and is valid for its session alone', async () => {
    const rui = await admin();
    const [here, there] = [await lateSession(rui), await lateSession(rui)];
    clock.at += 1;
    const wrong = await api.post(PATH, { password: 'errada123' }, { as: here });
    expect(wrong.json()).toMatchObject({ code: 'wrong_password', errors: [{ path: 'password' }] });
    expect((await removeNobody(here)).json()).toMatchObject(refusal);
    await api.post(PATH, { password: PASSWORD }, { as: here });
    expect([(await removeNobody(here)).statusCode, (await removeNobody(there)).statusCode]).toEqual([404, 403]);
    expect((await api.get(PATH, { as: here })).json()).toEqual({ code: false, passkey: false });
  });

  it('takes a second-factor code too where there is one, each code once', async () => {
    const rui = await admin();
    const codes = await enableSecondFactor(api, await logIn(api, rui));
    const as = await lateSession(rui);
    expect((await api.get(PATH, { as })).json()).toEqual({ code: true, passkey: false });
    expect((await api.post(PATH, { password: PASSWORD }, { as })).json()).toMatchObject({
      code: 'invalid_fields',
      errors: [{ path: 'code' }],
    });
    expect((await api.post(PATH, { password: PASSWORD, code: '000000' }, { as })).json().code).toBe('wrong_code');
    expect((await removeNobody(as)).statusCode).toBe(403);
    expect((await api.post(PATH, { password: PASSWORD, code: codes[0] }, { as })).statusCode).toBe(204);
    expect((await removeNobody(as)).statusCode).toBe(404);
    clock.at += 11 * MINUTE;
    expect((await api.post(PATH, { password: PASSWORD, code: codes[0] }, { as })).json().code).toBe('wrong_code');
  });

  it('takes an own passkey instead of both, for the session that asked', async () => {
    const [rui, eva] = [await admin(), await admin()];
    const passkey = await registerPasskey(api, rui, await logIn(api, rui));
    const [as, other, hers] = [await lateSession(rui), await logIn(api, rui), await logIn(api, eva)];
    clock.at += 1;
    const ask = async (token: string) =>
      (await api.post(`${PATH}/challenge`, undefined, { as: token })).json<PasskeyChallenge>();
    const prove = (token: string, challenge: PasskeyChallenge) =>
      api.post(`${PATH}/passkey`, passkey.sign(challenge), { as: token });
    expect((await api.get(PATH, { as })).json()).toEqual({ code: false, passkey: true });
    expect((await prove(as, await ask(other))).json().code).toBe('unknown_passkey');
    expect((await prove(hers, await ask(hers))).json().code).toBe('unknown_passkey');
    expect((await removeNobody(as)).statusCode).toBe(403);
    const challenge = await ask(as);
    expect(challenge).toMatchObject({ rp_id: 'localhost', credentials: [passkey.id.toString('base64url')] });
    expect((await prove(as, challenge)).statusCode).toBe(204);
    expect((await removeNobody(as)).statusCode).toBe(404);
    expect((await prove(as, challenge)).json().code).toBe('unknown_passkey');
  });

  it('is not transferred by a hand-over', async () => {
    const ana = await factory.client(db);
    const { token } = (await api.post('/api/v1/hand-over', undefined, { as: await logIn(api, ana) })).json();
    const { token: as } = (await api.get('/api/v1/client/details', { as: token })).json();
    expect((await api.post('/api/v1/account/passkeys/offer', undefined, { as })).json()).toMatchObject(refusal);
    await api.post(PATH, { password: PASSWORD }, { as });
    expect((await api.post('/api/v1/account/passkeys/offer', undefined, { as })).statusCode).toBe(200);
  });

  it('is required of sessions that an older server version opened', async () => {
    const as = await logIn(api, await admin());
    await db.updateTable('session').set({ proven_at: null }).execute();
    expect((await removeNobody(as)).json()).toMatchObject(refusal);
  });
});
