import type { OwnSession } from '@mirante/domain/access/own-session.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hashOf } from '../../crypto/tokens.ts';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, PASSWORD, type Person } from '../../testing/factory.ts';
import { lockWaits } from '../../testing/lock-waits.ts';
import { deviceNamesOf } from './own-sessions.rules.ts';
import { end, lockOwnerForShare, openHandedOver } from './session.store.ts';

const HOUR = 3_600_000;
const clock = { at: Date.parse('2026-05-04T12:00:00Z') };
const api = await testApi({ now: () => new Date(clock.at) });
const { db } = api;
const PATH = '/api/v1/account/sessions';
const agents = {
  chrome:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
};

let ana: Person;
let as: string;
beforeEach(async () => {
  ana = await factory.client(db);
  as = await logIn(api, ana);
});
const list = async (token = as) => (await api.get(PATH, { as: token })).json<OwnSession[]>();
const holds = async (token: string) => (await api.get('/api/v1/client/details', { as: token })).statusCode === 200;
const enterBy = async (agent: string) =>
  (
    await api.post('/api/v1/login', { email: ana.email, password: PASSWORD }, { headers: { 'user-agent': agent } })
  ).json().token as string;

describe('the sessions of an account', () => {
  it('leave an access record each, with time and address, which outlives them', async () => {
    const enter = () => api.post('/api/v1/login', { email: ana.email, password: PASSWORD });
    const token = (await enter()).json().token as string;
    await api.post('/api/v1/logout', undefined, { as: token });
    expect(await holds(token)).toBe(false);
    expect(await db.selectFrom('access_record').select(['ip', 'at']).where('client_id', '=', ana.id).execute()).toEqual(
      [{ ip: '127.0.0.1', at: new Date(clock.at) }],
    );
  });

  it('are listed with device and start, the current one first, and without tokens', async () => {
    const [desktop, phone] = [await enterBy(agents.chrome), await enterBy(agents.iphone)];
    clock.at += 5 * 60_000;
    expect(await holds(phone)).toBe(true);
    const seen = await list(desktop);
    expect(seen.map(({ browser, system, current }) => [browser, system, current])).toEqual([
      ['Chrome', 'Windows', true],
      ['Safari', 'iOS', false],
      [null, null, false],
    ]);
    expect(seen[1]).toMatchObject({
      ip: '127.0.0.1',
      created_at: new Date(clock.at - 5 * 60_000).toISOString(),
      seen_at: new Date(clock.at).toISOString(),
    });
    expect(Object.keys(seen[0]!).toSorted()).toEqual([
      'browser',
      'created_at',
      'current',
      'id',
      'ip',
      'seen_at',
      'system',
    ]);
  });

  it('exclude ended, expired, idle and hand-over sessions', async () => {
    await api.post('/api/v1/logout', undefined, { as: await logIn(api, ana) });
    await api.post('/api/v1/hand-over', undefined, { as: await logIn(api, ana) });
    await logIn(api, ana);
    clock.at += 12 * HOUR - 1000;
    await holds(as);
    clock.at += 2000;
    const expired = hashOf(await logIn(api, ana));
    await db
      .updateTable('session')
      .set({ expires_at: new Date(clock.at) })
      .where('token_hash', '=', expired)
      .execute();
    expect(await list()).toMatchObject([{ current: true }]);
  });

  it('end one by one', async () => {
    const phone = await logIn(api, ana);
    const { id } = (await list()).find(({ current }) => !current)!;
    expect((await api.delete(`${PATH}/${id}`, { as })).statusCode).toBe(204);
    expect([await holds(as), await holds(phone)]).toEqual([true, false]);
    expect((await api.delete(`${PATH}/${id}`, { as })).statusCode).toBe(404);
  });

  it('end for the current session as by a logout', async () => {
    const [{ id }] = (await list()) as [OwnSession];
    expect((await api.delete(`${PATH}/${id}`, { as })).statusCode).toBe(204);
    expect(await holds(as)).toBe(false);
  });

  it('end all but the current one, of this account alone', async () => {
    const others = [await logIn(api, ana), await logIn(api, ana)];
    const bruno = await logIn(api, await factory.client(db));
    expect((await api.delete(PATH, { as })).statusCode).toBe(204);
    expect(await Promise.all([as, ...others, bruno].map(holds))).toEqual([true, false, false, true]);
  });

  it('end all but the current one, also one that a hand-over is opening', async () => {
    const { token } = (await api.post('/api/v1/hand-over', undefined, { as: await logIn(api, ana) })).json();
    const { promise: isOver, resolve: commit } = Promise.withResolvers<void>();
    const { promise: opened, resolve: open } = Promise.withResolvers<string>();
    const handedOver = db.transaction().execute(async (trx) => {
      await lockOwnerForShare(trx, ana);
      const openedAt = await end(trx, hashOf(token));
      open(await openHandedOver(trx, ana, openedAt!, api.services.now(), {}));
      await isOver;
    });
    const phone = await opened;
    let isAnswered = false;
    const ended = api.delete(PATH, { as }).finally(() => (isAnswered = true));
    await vi.waitFor(async () => expect(isAnswered || (await lockWaits(db)) > 0).toBe(true), { interval: 5 });
    commit();
    await handedOver;
    expect((await ended).statusCode).toBe(204);
    expect([await holds(as), await holds(phone)]).toEqual([true, false]);
  });

  it('of staff can be listed and ended too', async () => {
    const rui = await factory.staff(db, ['trader']);
    const [here, there] = [await logIn(api, rui), await logIn(api, rui)];
    expect(await list(here)).toMatchObject([{ current: true }, { current: false }]);
    clock.at += 31 * 60_000;
    const late = await logIn(api, rui);
    expect(await list(late)).toMatchObject([{ current: true }]);
    const other = await logIn(api, rui);
    expect((await api.delete(PATH, { as: late })).statusCode).toBe(204);
    const answers = [late, other, here, there].map((token) => api.get('/api/v1/user', { as: token }));
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([200, 401, 401, 401]);
    expect(await holds(as)).toBe(true);
  });

  it('of other accounts are 404, and so are hand-overs', async () => {
    await api.post('/api/v1/hand-over', undefined, { as: await logIn(api, ana) });
    const bruno = await logIn(api, await factory.client(db));
    const rui = await logIn(api, await factory.staff(db));
    const { rows } = await api.services.pool.query<{ id: number }>(
      `select id from session where client_id is distinct from $1 or kind = 'hand_over'`,
      [ana.id],
    );
    for (const { id } of rows) expect((await api.delete(`${PATH}/${id}`, { as })).statusCode).toBe(404);
    expect(await holds(bruno)).toBe(true);
    expect((await api.get('/api/v1/user', { as: rui })).statusCode).toBe(200);
  });
});

describe('a user agent', () => {
  it.each([
    [agents.chrome, 'Chrome', 'Windows'],
    [agents.iphone, 'Safari', 'iOS'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
      'Microsoft Edge',
      'macOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
      'Samsung Internet for Android',
      'Android',
    ],
    ['<script>alert(1)</script>', null, null],
    ['x'.repeat(200), null, null],
    ['', null, null],
    [null, null, null],
  ])('%j is shown as %s on %s', (agent, browser, system) => {
    expect(deviceNamesOf(agent)).toEqual({ browser, system });
  });
});
