import { LIVE_PATH } from '@mirante/contract/trading/live-frames.ts';
import type { PanelSnapshot } from '@mirante/domain/trading/panel.ts';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { seeded, type Random } from '../../../seed/random.ts';
import { openDb } from '../../database/db.ts';
import { freePort, kill, startApi } from '../../testing/api-process.ts';
import { endConnections, freshDatabase } from '../../testing/database.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { actAsBrowser, openPanel, readPanel, type BrowserPanel } from './testing/browser-panel.ts';
import { startChaosProxy } from './testing/chaos-proxy.ts';
import { traderOf } from './testing/trader.ts';

const ROUGH_MS = 2000;
const AWAY_MS = 500;
const BETWEEN_CHANGES_MS = 20;
/** Concurrent changes. */
const AT_ONCE = 3;
/** However slow the machine is. */
const MIN_CHANGES = 11;

const database = await freshDatabase();
const db = openDb({ url: database.url, size: 2 });
const ports = [await freePort(), await freePort()];
const nodes = ports.map((port) => `http://127.0.0.1:${port}`);
const start = (n: number) => startApi(database.url, ports[n]!);
let processes: ChildProcess[];
let productId: number;

beforeAll(async () => {
  processes = await Promise.all(ports.map((_, n) => start(n)));
  productId = (await factory.product(db, { code: 'full_trader' })).id;
  actAsBrowser();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await Promise.all(processes.map(kill));
  await db.destroy();
  await database.drop();
});

const session = (person: Parameters<typeof logIn>[1]) => logIn({ services: { db, now: () => new Date() } }, person);
async function subscriber() {
  const client = await factory.client(db);
  return { acquired: await factory.clientProduct(db, client.id, productId), token: await session(client) };
}
const contents = ({ trades, board }: PanelSnapshot) => {
  const byId = (one: { id: number }, other: { id: number }) => one.id - other.id;
  return { trades: trades.toSorted(byId), board: board.toSorted(byId) };
};

const inAnyOrder = (random: Random) => (random.chance(0.5) ? nodes : nodes.toReversed());

async function killNode(): Promise<void> {
  await kill(processes[1]!);
  processes[1] = await start(1);
}
async function restartPostgres(): Promise<void> {
  const back = await endConnections(database);
  await wait(AWAY_MS);
  await back();
}

it.each([
  [1, 'a node is killed', [killNode]],
  [2, 'PostgreSQL restarts', [restartPostgres]],
  [3, 'a node is killed and PostgreSQL restarts', [killNode, restartPostgres]],
] as const)(
  "panels behind a proxy that drops, delays, duplicates and reorders frames (seed %i) converge to the API's state, though %s",
  async (seed, _what, strikes) => {
    const random = seeded(seed);
    const anyNode = () => random.pick(nodes);
    const proxy = await startChaosProxy(inAnyOrder, LIVE_PATH, seed);
    const trader = traderOf(await session(await factory.staff(db, ['trader'])), anyNode, random);
    const readers = await Promise.all(Array.from({ length: 4 }, subscriber));
    const leaver = await subscriber();
    const stranger = await session(await factory.client(db));
    const panels = readers.map(({ token }) => openPanel(proxy.address, token, anyNode));
    const left = openPanel(proxy.address, leaver.token, anyNode);
    const overheard = listen(stranger);

    const until = performance.now() + ROUGH_MS;
    const change = async () => {
      while (performance.now() < until || trader.changes < MIN_CHANGES) {
        await trader.act();
        await wait(BETWEEN_CHANGES_MS);
      }
    };
    const changing = Array.from({ length: AT_ONCE }, change);
    await wait(ROUGH_MS / 4);
    await db
      .updateTable('client_product')
      .set({ status: 'cancelled', cancel_at: new Date() })
      .where('id', '=', leaver.acquired)
      .execute();
    await Promise.all([...strikes.map((strike) => strike()), ...changing]);
    await vi.waitFor(() => expect(left.state).toBe('aborted'));
    const shownToWhoLeft = left.applied;
    proxy.calm();
    await trader.act();

    expect(trader.changes).toBeGreaterThanOrEqual(MIN_CHANGES);
    const api = contents(await readPanel(nodes[0]!, readers[0]!.token));
    const isSame = (panel: BrowserPanel) => expect(panel.shown && contents(panel.shown)).toEqual(api);
    await vi.waitFor(() => panels.forEach(isSame));
    const states = () => panels.map(({ state }) => state);
    await vi.waitFor(() => expect(states()).toEqual(panels.map(() => 'authorized')));
    expect(left.applied).toBe(shownToWhoLeft);
    expect(new Set(overheard())).toEqual(new Set(['unauthorized']));

    for (const panel of [...panels, left]) panel.stop();
    proxy.close();
  },
  60_000,
);

it("panels of two nodes converge after a trade's whole life, with one offline and a node killed meanwhile", async () => {
  const proxies = await Promise.all(
    [nodes, nodes.toReversed(), nodes].map((order) => startChaosProxy(() => order, LIVE_PATH, 0)),
  );
  const clients = await Promise.all(proxies.map(subscriber));
  const panels = proxies.map((proxy, n) => {
    proxy.calm();
    return openPanel(proxy.address, clients[n]!.token, () => nodes[0]!);
  });
  const [steady, moved, away] = panels as [BrowserPanel, BrowserPanel, BrowserPanel];
  await vi.waitFor(() => expect(panels.map(({ state }) => state)).toEqual(panels.map(() => 'authorized')));
  const desk = traderOf(await session(await factory.staff(db, ['trader'])), () => nodes[0]!, seeded(0));
  const statusAt = ({ shown }: BrowserPanel) => shown?.trades.find(({ asset }) => asset === 'VALE3')?.status;
  const expectAt = (status: string, ...of: BrowserPanel[]) =>
    vi.waitFor(() => expect(of.map(statusAt)).toEqual(of.map(() => status)));

  const id = await desk.open({ asset: 'VALE3', status: 'trigger' });
  await expectAt('trigger', steady, moved, away);
  proxies[2]!.setOnline(false);
  await desk.edit(id!, { status: 'live', in_value: 40, current_value: 42, date_in: '2026-11-19T10:41' });
  await expectAt('live', steady, moved);
  await kill(processes[1]!);
  await desk.edit(id!, { status: 'rp', rp_value: 44 });
  await expectAt('rp', steady, moved);
  expect(statusAt(away)).toBe('trigger');
  await desk.edit(id!, { status: 'finished', out_value: 48 });
  proxies[2]!.setOnline(true);
  await expectAt('finished', ...panels);
  const api = contents(await readPanel(nodes[0]!, clients[0]!.token));
  expect(panels.map(({ shown }) => contents(shown!))).toEqual(panels.map(() => api));

  for (const panel of panels) panel.stop();
  for (const proxy of proxies) proxy.close();
});

/** Everything that the nodes send to this person, who is connected to each of them. */
function listen(token: string): () => string[] {
  const heard: string[] = [];
  for (const node of nodes) {
    const socket = new WebSocket(`${node.replace(/^http/, 'ws')}${LIVE_PATH}`);
    socket.on('error', () => undefined);
    socket.on('open', () => socket.send(token));
    socket.on('message', (data: Buffer) => heard.push(data.toString()));
  }
  return () => heard;
}
