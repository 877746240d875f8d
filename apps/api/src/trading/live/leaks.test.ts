import { LIVE_PATH } from '@mirante/contract/trading/live-frames.ts';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { queryObjects } from 'node:v8';
import { beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { registry } from '../../metrics/meters.ts';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { LiveSocket } from './live-socket.ts';

// As in production: 5 panels per person, 250 without a token per address. A place that is not released is noticed
// within a few rounds.
const api = await testApi({ env: { RATE_LIMIT_FACTOR: '1' } });
const PEOPLE = 10;
const ROUNDS = 25;
let port: number;
const tokens: string[] = [];
beforeAll(async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = api.app.server.address() as AddressInfo);
  const { id } = await factory.product(api.db, { code: 'full_trader' });
  for (let n = 0; n < PEOPLE; n += 1) {
    const client = await factory.client(api.db);
    await factory.clientProduct(api.db, client.id, id);
    tokens.push(await logIn(api, client));
  }
});

async function open(): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${LIVE_PATH}`);
  socket.on('error', () => undefined);
  await once(socket, 'open');
  return socket;
}
async function say(token: string): Promise<WebSocket> {
  const socket = await open();
  socket.send(token);
  await once(socket, 'message');
  return socket;
}
/** The ways in which a connection opens and ends. */
const visits: readonly ((token: string) => Promise<WebSocket>)[] = [
  async (token) => {
    const socket = await say(token);
    socket.close();
    return socket;
  },
  async (token) => {
    const socket = await say(token);
    socket.terminate();
    return socket;
  },
  // Closed by the server.
  async () => say('x'.repeat(43)),
  // Without a token.
  async () => {
    const socket = await open();
    socket.terminate();
    return socket;
  },
];
const panels = async () => (await registry.getSingleMetric('ws_clients')!.get()).values[0]!.value;
const connections = () => new Promise<number>((resolve) => api.app.server.getConnections((_, n) => resolve(n)));
const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
const kept = () => queryObjects(LiveSocket, { format: 'count' });

async function visit(): Promise<void> {
  const sockets = await Promise.all(tokens.flatMap((token) => visits.map((each) => each(token))));
  await Promise.all(
    sockets.filter(({ readyState }) => readyState !== WebSocket.CLOSED).map((each) => once(each, 'close')),
  );
  await vi.waitFor(async () => expect([await connections(), await panels()]).toEqual([0, 0]));
}

it('a thousand closed connections leave no socket, timer, slot or listener', async () => {
  await visit();
  const before = { kept: kept(), timers: timers(), upgrades: api.app.server.listenerCount('upgrade') };
  for (let round = 0; round < ROUNDS; round += 1) await visit();
  expect(ROUNDS * PEOPLE * visits.length).toBe(1000);
  // Other timers come and go, a few at a time.
  expect(timers() - before.timers).toBeLessThan(PEOPLE);
  await vi.waitFor(() => expect(kept()).toBeLessThanOrEqual(before.kept));
  expect(api.app.server.listenerCount('upgrade')).toBe(before.upgrades);
});
