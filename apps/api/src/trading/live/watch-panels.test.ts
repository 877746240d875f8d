import { LIVE_PATH } from '@mirante/contract/trading/live-frames.ts';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { hashOf } from '../../crypto/tokens.ts';
import { testApi } from '../../testing/api.ts';
import { openView } from '../../testing/client-views.ts';
import { testNow } from '../../testing/clock.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { buy, card } from '../../testing/purchases.ts';
import { liveSessionsOf } from './live-sessions.store.ts';

const asked = vi.spyOn(pg.Client.prototype, 'query');
/** The number of panels in each check. */
const looks = (): number[] =>
  asked.mock.calls.flatMap((call) => {
    const [first, second] = call as unknown as [string | { text: string; values?: unknown[] }, unknown[]?];
    const { text, values = second } = typeof first === 'string' ? { text: first } : first;
    const hashes = text.includes('as is_live') ? values?.find(Array.isArray) : undefined;
    return hashes ? [hashes.length] : [];
  });
// Only the tests' own ticks.
vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
afterAll(() => {
  vi.useRealTimers();
  asked.mockRestore();
});
const tick = () => vi.advanceTimersByTime(500);

const clock = { ahead: 0 };
const api = await testApi({ now: () => new Date(testNow().getTime() + clock.ahead) });
const { db } = api;
let productId: number;
beforeAll(async () => {
  productId = (await factory.product(db, { code: 'full_trader' })).id;
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});
const opened: WebSocket[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.terminate();
});

async function panelOf(token: string) {
  const socket = new WebSocket(`ws://127.0.0.1:${(api.app.server.address() as AddressInfo).port}${LIVE_PATH}`);
  opened.push(socket);
  await once(socket, 'open');
  socket.send(token);
  const [word] = (await once(socket, 'message')) as [Buffer];
  expect(word.toString()).toBe('authorized');
  return socket;
}
async function subscriber() {
  const client = await factory.client(db);
  const acquired = await factory.clientProduct(db, client.id, productId);
  const as = await logIn(api, client);
  return { acquired, as, panel: await panelOf(as) };
}
/** A panel's close code, and the number of panels in each check until then. */
async function endOf(panel: WebSocket, change: () => Promise<unknown>) {
  const ended = once(panel, 'close') as Promise<[number]>;
  tick();
  await api.services.outbox.catchUp();
  asked.mockClear();
  await change();
  const [code] = await ended;
  return { code, looked: looks() };
}
const cancel = (acquired: number) =>
  db
    .updateTable('client_product')
    .set({ status: 'cancelled', cancel_at: api.services.now() })
    .where('id', '=', acquired)
    .execute();
/** By a tick after the notice: the next one, if no check is running. */
const atTick = (change: () => Promise<unknown>) => async () => {
  await change();
  await api.services.outbox.catchUp();
  await vi.waitFor(() => {
    tick();
    expect(looks()).toHaveLength(1);
  });
};

it("watching panels: an ended entitlement rechecks its owner's panels alone, at once", async () => {
  const [ended] = [await subscriber(), await subscriber(), await subscriber()];
  await panelOf(ended.as);
  expect(await endOf(ended.panel, () => cancel(ended.acquired))).toEqual({ code: 4403, looked: [2] });
});

it("watching panels: an ended entitlement rechecks a user's view of its owner's panel", async () => {
  const client = await factory.client(db);
  const acquired = await factory.clientProduct(db, client.id, productId);
  await subscriber();
  const support = await logIn(api, await factory.staff(db, ['atendimento']));
  const view = await panelOf(await openView(api, support, client.id));
  expect(
    await endOf(
      view,
      atTick(() => cancel(acquired)),
    ),
  ).toEqual({ code: 4403, looked: [1] });
});

it.each<[string, (user: number) => Promise<unknown>, number]>([
  ['session', (id) => db.deleteFrom('session').where('user_id', '=', id).execute(), 4440],
  ['role', (id) => db.deleteFrom('staff_user_role').where('user_id', '=', id).execute(), 4403],
  ['account', (id) => db.updateTable('staff_user').set({ removed_at: testNow() }).where('id', '=', id).execute(), 4440],
])('watching panels: so does an ended %s of staff', async (_what, change, code) => {
  const user = await factory.staff(db, ['trader']);
  const panel = await panelOf(await logIn(api, user));
  await subscriber();
  expect(await endOf(panel, () => change(user.id))).toEqual({ code, looked: [1] });
});

it("watching panels: a removed second factor rechecks its owner's panels", async () => {
  const { id } = await factory.staff(db, ['trader']);
  const key = { user_id: id, secret: Buffer.alloc(1), second_factor_since: testNow(), last_step: 0 };
  await db.insertInto('second_factor').values(key).execute();
  const last = async () => (await db.selectFrom('outbox').selectAll().orderBy('id', 'desc').execute())[0]!;
  await db.deleteFrom('second_factor').where('user_id', '=', id).execute();
  expect(await last()).toMatchObject({ topic: 'access', subject: `user ${id}` });
});

it('watching panels: a purchase and a coupon recheck nobody', async () => {
  const { as, panel } = await subscriber();
  const product = await factory.product(db, { price: 80 });
  const logOut = async () => {
    await factory.coupon(db, { percent: 50 }, [product.id]);
    expect((await buy(api, { payment: { ...card(), products: [product.id] } })).statusCode).toBe(200);
    await api.services.outbox.catchUp();
    tick();
    await api.post('/api/v1/logout', {}, { as });
  };
  expect(await endOf(panel, logOut)).toEqual({ code: 4440, looked: [1] });
});

it('watching panels: a change of product links rechecks everybody', async () => {
  const [first, second] = [await subscriber(), await subscriber()];
  const gone = once(second.panel, 'close');
  const rename = () => db.updateTable('product').set({ code: 'outro' }).where('id', '=', productId).execute();
  expect(await endOf(first.panel, atTick(rename))).toEqual({ code: 4403, looked: [2] });
  await gone;
  await db.updateTable('product').set({ code: 'full_trader' }).where('id', '=', productId).execute();
});

it('watching panels: an idle session loses its panel when it expires', async () => {
  const panel = await panelOf(await logIn(api, await factory.staff(db, ['trader'])));
  const pass = atTick(async () => (clock.ahead += 30 * 60_000 + 1));
  expect(await endOf(panel, pass)).toEqual({ code: 4440, looked: [1] });
});

describe("a token's access to the panel", () => {
  const client = async () => {
    const person = await factory.client(db);
    const own = await factory.clientProduct(db, person.id, productId);
    return { person, own, as: await logIn(api, person) };
  };
  const standingOf = async (token: string, { services } = api) =>
    [...(await liveSessionsOf(services, [hashOf(token)])).values()][0];
  const ofToken = (token: string, row: { seen_at?: Date; expires_at?: Date; kind?: 'hand_over' }) =>
    db.updateTable('session').set(row).where('token_hash', '=', hashOf(token)).execute();
  const inHours = (hours: number) => new Date(api.services.now().getTime() + hours * 3_600_000);

  it.each<[string, object | undefined, (of: Awaited<ReturnType<typeof client>>) => Promise<unknown>]>([
    ['of a client', { state: 'allowed' }, async () => undefined],
    [
      'of a client whose password staff reset',
      { state: 'forbidden' },
      ({ person: { id } }) =>
        db.updateTable('client').set({ must_change_password: true }).where('id', '=', id).execute(),
    ],
    [
      'of a removed client',
      { state: 'expired' },
      ({ person: { id } }) => db.updateTable('client').set({ removed_at: testNow() }).where('id', '=', id).execute(),
    ],
    ['of a client idle for too long', { state: 'expired' }, ({ as }) => ofToken(as, { seen_at: inHours(-12) })],
    ['that only continues a session elsewhere', undefined, ({ as }) => ofToken(as, { kind: 'hand_over' })],
  ])('%s is %j', async (_what, standing, change) => {
    const made = await client();
    await change(made);
    expect(await standingOf(made.as).then((found) => found && { state: found.state })).toEqual(standing);
  });

  it('ends with the session, its idle time or the product, whichever is first', async () => {
    const { as, own } = await client();
    const [now, soon, sooner] = [0, 3, 2].map(inHours) as [Date, Date, Date];
    const ends = async () => ((await standingOf(as)) as { endsAt: number }).endsAt;
    await ofToken(as, { seen_at: now });
    expect(await ends()).toBe(now.getTime() + 12 * 3_600_000);
    await ofToken(as, { expires_at: soon });
    expect(await ends()).toBe(soon.getTime());
    await db.updateTable('client_product').set({ expires_at: sooner }).where('id', '=', own).execute();
    expect(await ends()).toBe(sooner.getTime());
  });

  it('needs the second factor that staff must have', async () => {
    const strict = await testApi({ env: { STAFF_SECOND_FACTOR: 'required' }, beside: api });
    const trader = await factory.staff(db, ['trader']);
    const as = await logIn(api, trader);
    expect(await standingOf(as)).toMatchObject({ state: 'allowed' });
    expect(await standingOf(as, strict)).toEqual({ state: 'forbidden' });
  });

  it('of a view ends with the right to open it', async () => {
    const support = await factory.staff(db, ['atendimento']);
    const view = await openView(api, await logIn(api, support), (await client()).person.id);
    expect(await standingOf(view)).toMatchObject({ state: 'allowed' });
    await db.deleteFrom('staff_user_role').where('user_id', '=', support.id).execute();
    expect(await standingOf(view)).toEqual({ state: 'expired' });
  });
});
