import { Readable } from 'node:stream';
import { setImmediate as nextRound, setTimeout as wait } from 'node:timers/promises';
import { fastify } from 'fastify';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, type Person } from '../../testing/factory.ts';
import { endDownloads } from './end-downloads.ts';
import { authenticateRequests } from './session.hook.ts';

const MINUTE = 60_000;
let at = Date.parse('2026-05-04T12:00:00Z');
const api = await testApi({ now: () => new Date(at) });
const { db, services } = api;

let finished = false;
const isFinished = () => finished;
async function* rows() {
  while (!isFinished()) {
    yield 'ana@exemplo.com.br\n';
    await nextRound();
  }
}
beforeEach(() => (finished = false));
const app = fastify();
authenticateRequests(app, services);
endDownloads(app, services, { everyMs: 20 });
app.get('/clients.csv', { config: { allow: ['atendimento'] } }, async () => Readable.from(rows()));
app.get('/record.csv', { config: { allow: 'public' } }, async () => Readable.from(rows()));
const url = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

interface Download {
  /** Whether the whole file arrived. */
  isWhole: Promise<boolean>;
}
async function begin(path: string, as: string): Promise<Download> {
  const { status, body } = await fetch(url + path, { headers: { authorization: `Bearer ${as}` } });
  expect(status).toBe(200);
  const readAll = async () => {
    for await (const _part of body!);
    return true;
  };
  return { isWhole: readAll().catch(() => false) };
}

const removeRole = (user: Person) => db.deleteFrom('staff_user_role').where('user_id', '=', user.id).execute();
const removeUser = (user: Person) =>
  db.updateTable('staff_user').set({ removed_at: services.now() }).where('id', '=', user.id).execute();
const logOut = (_user: Person, as: string) => api.post('/api/v1/logout', undefined, { as });

it.each([
  ['the logout', logOut],
  ["its user's removal", removeUser],
  ['the end of the right to it', removeRole],
] as const)('a download is cut off by %s, and no other one is', async (_what, end) => {
  const [user, colleague] = [await factory.staff(db, ['atendimento']), await factory.staff(db, ['atendimento'])];
  const as = await logIn(api, user);
  const own = await begin('/clients.csv', as);
  const others = [await begin('/clients.csv', await logIn(api, colleague)), await begin('/record.csv', as)];
  await end(user, as);
  expect(await own.isWhole).toBe(false);
  finished = true;
  expect(await Promise.all(others.map(({ isWhole }) => isWhole))).toEqual([true, true]);
});

it('a download does not keep its session: it is cut off half an hour after its last use', async () => {
  const own = await begin('/clients.csv', await logIn(api, await factory.staff(db, ['atendimento'])));
  for (let minutes = 0; minutes < 33; minutes += 11) {
    at += 11 * MINUTE;
    await wait(100);
  }
  finished = true;
  expect(await own.isWhole).toBe(false);
});
