import { LIVE_PATH } from '@mirante/contract/trading/live-frames.ts';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { testApi, type TestApi } from '../../testing/api.ts';
import { endConnections } from '../../testing/database.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { insertNotices } from '../notices/notices.store.ts';
import { openFeed } from './notice-feed.ts';

const BEAT_MS = 30_000;

vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
const onError = vi.fn<(error: unknown) => void>();
const api: TestApi = await testApi({ services: { onError } });
const { db, services } = api;
let token: string;
beforeAll(async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const client = await factory.client(db);
  await factory.clientProduct(db, client.id, (await factory.product(db, { code: 'full_trader' })).id);
  token = await logIn(api, client);
});
afterAll(() => void vi.useRealTimers());
const opened: WebSocket[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.terminate();
});

async function connect(options: { autoPong?: boolean } = {}) {
  const { port } = api.app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${LIVE_PATH}`, options);
  opened.push(socket);
  const heard: string[] = [];
  socket.on('message', (data: Buffer) => heard.push(data.toString()));
  await once(socket, 'open');
  socket.send(token);
  return { socket, heard };
}
async function authorized(options?: { autoPong?: boolean }) {
  const panel = await connect(options);
  await vi.waitFor(() => expect(panel.heard).toEqual(['authorized']));
  return panel;
}
const change = (id: number) =>
  db.transaction().execute((trx) => insertNotices(trx, [{ topic: 'live', id, version: 1, row: null }], services.now()));

it('live panel: a connection without a pong is closed at the second heartbeat, others stay', async () => {
  const [alive, dead] = [await authorized(), await authorized({ autoPong: false })];
  const pinged = Promise.all([alive, dead].map(({ socket }) => once(socket, 'ping')));
  vi.advanceTimersByTime(BEAT_MS);
  await pinged;
  const isOver = once(dead.socket, 'close');
  const again = once(alive.socket, 'ping');
  // Its pong has arrived once a later frame is answered.
  alive.socket.send(JSON.stringify({ resume: { epoch: 'x', sequence: 0 } }));
  await once(alive.socket, 'message');
  vi.advanceTimersByTime(BEAT_MS);
  await Promise.all([isOver, again]);
  expect(alive.socket.readyState).toBe(WebSocket.OPEN);
});

it('live panel: a failed read of notices is retried without another change', async () => {
  const database = { isAway: false };
  const query = (...asked: Parameters<Pool['query']>) =>
    database.isAway ? Promise.reject(new Error('away')) : services.pool.query(...asked);
  const failed = vi.fn<(error: unknown) => void>();
  const sent: string[] = [];
  const feed = await openFeed(
    { pool: { query } as unknown as Pool, outbox: services.outbox, onError: failed },
    (frame) => sent.push(frame.toString()),
  );
  database.isAway = true;
  await change(41);
  await vi.waitFor(() => expect(failed).toHaveBeenCalled());
  database.isAway = false;
  await vi.waitFor(() => expect(sent.filter((frame) => frame.includes('"id":41'))).toHaveLength(1));
  feed.stop();
});

it('live panel: connections survive a PostgreSQL restart, and get each change once, in order', async () => {
  const { socket, heard } = await authorized();
  const back = await endConnections(api.database);
  const refused = await connect();
  expect((await once(refused.socket, 'close'))[0]).toBe(1011);
  expect(refused.heard).toEqual([]);
  await back();
  for (const id of [51, 52, 53]) await change(id);
  await vi.waitFor(() => expect(heard).toHaveLength(4));
  expect(heard.slice(1).map((text) => (JSON.parse(text) as { id: number }).id)).toEqual([51, 52, 53]);
  expect(socket.readyState).toBe(WebSocket.OPEN);
  await authorized();
});
