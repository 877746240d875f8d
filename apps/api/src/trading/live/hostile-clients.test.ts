import { closeCodes, LIVE_PATH } from '@mirante/contract/trading/live-frames.ts';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect as connectTcp, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { registry } from '../../metrics/meters.ts';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { insertNotices } from '../notices/notices.store.ts';

// A fifth of every limit: 1 panel per person, 50 without a token and 100 in all per address.
const api = await testApi({ env: { RATE_LIMIT_FACTOR: '0.2', TRUSTED_PROXIES: '127.0.0.1' } });
const { db } = api;
let port: number;
let productId: number;
let reader: WebSocket;
let heard = 0;

/** A test waits for several conditions, each with its own timeout. */
const PATIENCE = { timeout: 30_000 };
const opened: { destroy(): void }[] = [];
/** The ports of all clients that the server has accepted. */
const accepted = new Set<number | undefined>();
afterEach(() => {
  for (const each of opened.splice(0)) each.destroy();
});
beforeAll(async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1', backlog: 4096 });
  api.app.server.on('connection', ({ remotePort }) => accepted.add(remotePort));
  ({ port } = api.app.server.address() as AddressInfo);
  productId = (await factory.product(db, { code: 'full_trader' })).id;
  reader = await authorized(await subscriber());
  opened.pop();
  reader.on('message', () => (heard += 1));
});

/** A regular reader gets a notice, whatever the others do. */
async function expectServed(): Promise<void> {
  const before = heard;
  await announceRow();
  await vi.waitFor(() => expect(heard).toBe(before + 1), { interval: 5 });
}
const announceRow = (bytes = 1, count = 1) =>
  db.transaction().execute((trx) =>
    insertNotices(
      trx,
      Array.from({ length: count }, (_, id) => {
        const row = { message: 'x'.repeat(bytes) } as never;
        return { topic: 'board' as const, id, version: 1, row };
      }),
      api.services.now(),
    ),
  );
/** Before timers are advanced: a query's timeout is one of them. */
async function queriesEnd(): Promise<void> {
  const { pool } = api.services;
  while (pool.idleCount < pool.totalCount) await turn();
}
const turn = () => new Promise((resolve) => setImmediate(resolve));
async function subscriber(): Promise<string> {
  const client = await factory.client(db);
  await factory.clientProduct(db, client.id, productId);
  return logIn(api, client);
}

async function connect(headers: Record<string, string> = {}): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${LIVE_PATH}`, { headers });
  opened.push({ destroy: () => socket.terminate() });
  socket.on('error', () => undefined);
  await once(socket, 'open');
  return socket;
}
async function authorized(token: string, headers?: Record<string, string>): Promise<WebSocket> {
  const socket = await connect(headers);
  socket.send(token);
  const [word] = (await once(socket, 'message')) as [Buffer];
  expect(word.toString()).toBe('authorized');
  return socket;
}
const handshake = (path = LIVE_PATH, more = '') =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n` +
  `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n${more}\r\n`;
/** A raw connection below WebSocket; its end stays open until it is destroyed here. */
async function raw(text: string): Promise<Socket & { said: string }> {
  const socket = Object.assign(connectTcp({ port, host: '127.0.0.1', allowHalfOpen: true }), { said: '' });
  opened.push(socket);
  socket.on('error', () => undefined);
  socket.on('data', (data) => (socket.said += data.toString('latin1')));
  await once(socket, 'connect');
  // The kernel connects it earlier: the server would seem to have closed it.
  while (!accepted.has(socket.localPort)) await turn();
  socket.write(text);
  return socket;
}
const connections = () => new Promise<number>((resolve) => api.app.server.getConnections((_, n) => resolve(n)));
/** The server has closed every connection except the reader's, though no client closed any. */
const expectLetGo = (timeout = 5000) =>
  vi.waitFor(async () => expect(await connections()).toBe(1), { timeout, interval: 20 });
const frame = (opcode: number, payload: Buffer, { isFinal = true, length = payload.length } = {}) => {
  const size = Buffer.alloc(length < 126 ? 0 : length < 65_536 ? 2 : 8);
  if (size.length === 2) size.writeUInt16BE(length);
  if (size.length === 8) size.writeBigUInt64BE(BigInt(length));
  const lengthByte = size.length === 0 ? length : size.length === 2 ? 126 : 127;
  // A mask of four zeros leaves the payload unchanged.
  return Buffer.concat([
    Buffer.from([(isFinal ? 0x80 : 0) | opcode, 0x80 | lengthByte]),
    size,
    Buffer.alloc(4),
    payload,
  ]);
};
const [TEXT, BINARY, CONTINUATION, PING, PONG] = [1, 2, 0, 9, 10];
const metric = async (name: string, reason?: string): Promise<number> =>
  (await registry.getSingleMetric(name)!.get()).values.find(({ labels }) => labels.reason === reason)?.value ?? 0;
const refusedOf = (reason: string) => metric('ws_refused_total', reason);

describe("the panel's WebSocket server survives", PATIENCE, () => {
  it.each([
    ['half a handshake', handshake().slice(0, -20)],
    ['a handshake that stops in its first line', 'GET /api/v1/full-tr'],
  ])('%s, disconnected after the header timeout', async (_what, text) => {
    expect(api.app.server.headersTimeout).toBe(10_000);
    api.app.server.headersTimeout = 200;
    await raw(text);
    await expectLetGo();
    api.app.server.headersTimeout = 10_000;
    await expectServed();
  });

  it.each([
    ['without a key', handshake().replace(/Sec-WebSocket-Key: .*\r\n/, ''), '400'],
    ['of another version', handshake().replace('Version: 13', 'Version: 7'), '400'],
    ['by POST', handshake().replace('GET', 'POST'), '405'],
    ['at another address', handshake(`${LIVE_PATH}/x`), '404'],
    ['from a page that is not ours', handshake(LIVE_PATH, 'Origin: https://attacker.test\r\n'), '403'],
  ])('a handshake %s by a client that never closes', async (_what, text, status) => {
    const socket = await raw(text);
    await expectLetGo();
    await vi.waitFor(() => expect(socket.said).toContain(`HTTP/1.1 ${status}`));
    await expectServed();
  });

  it('clients that reset the connection while refused', async () => {
    for (let n = 0; n < 50; n += 1) {
      const socket = await raw(handshake('/x'));
      socket.resetAndDestroy();
    }
    await expectLetGo();
    await expectServed();
  });

  it('a client without a token, disconnected after ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const socket = await connect();
      const closed = once(socket, 'close') as Promise<[number]>;
      await queriesEnd();
      vi.advanceTimersByTime(9900);
      expect(socket.readyState).toBe(WebSocket.OPEN);
      vi.advanceTimersByTime(100);
      expect((await closed)[0]).toBe(1008);
    } finally {
      vi.useRealTimers();
    }
    await expectServed();
  });

  it('an event loop stall of ten seconds with an unread token', async () => {
    const token = await subscriber();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const socket = await connect();
      const heardFirst = Promise.race([once(socket, 'message'), once(socket, 'close')]) as Promise<[Buffer | number]>;
      await queriesEnd();
      socket.send(token);
      vi.advanceTimersByTime(10_000);
      vi.useRealTimers();
      expect(String((await heardFirst)[0])).toBe('authorized');
    } finally {
      vi.useRealTimers();
    }
  });

  it('half a frame by a client that neither completes it nor closes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const socket = await raw(handshake());
      await vi.waitFor(() => expect(socket.said).toContain('101 Switching'));
      socket.write(frame(TEXT, Buffer.from('half'), { length: 43 }));
      await queriesEnd();
      vi.advanceTimersByTime(10_000);
      vi.advanceTimersByTime(1000);
    } finally {
      vi.useRealTimers();
    }
    await expectLetGo();
    await expectServed();
  });

  it('a message of 1 MB, reading no more than its first bytes', async () => {
    const taken = once(api.app.server, 'connection') as Promise<[Socket]>;
    const socket = await raw(handshake());
    socket.write(frame(TEXT, Buffer.alloc(1_000_000, 'x')));
    await expectLetGo();
    expect((await taken)[0].bytesRead).toBeLessThan(200_000);
    await expectServed();
  });

  const empty = Buffer.alloc(0);
  const resume = Buffer.from('{"resume":{"epoch":"x","sequence":0}}');
  it.each([
    ['texts', [frame(TEXT, resume)]],
    ['pings', [frame(PING, Buffer.alloc(125))]],
    ['pongs', [frame(PONG, Buffer.alloc(125))]],
    ['binary frames', [frame(BINARY, Buffer.alloc(4000))]],
    ['empty pieces of a text', [frame(CONTINUATION, empty, { isFinal: false })]],
  ])('10,000 %s a second from a client that does not read', async (what, [each]) => {
    const socket = await raw(handshake());
    socket.pause();
    const begun = what.startsWith('empty') ? [frame(TEXT, empty, { isFinal: false })] : [];
    socket.write(Buffer.concat([frame(TEXT, Buffer.from(await subscriber())), ...begun]));
    const second = Buffer.concat(Array.from({ length: 1000 }, () => each!));
    const going = setInterval(() => socket.write(second), 100);
    try {
      await expectServed();
      await expectLetGo();
    } finally {
      clearInterval(going);
    }
    await expectServed();
  });

  it('a thousand connections of one address, without blocking others', async () => {
    const before = await refusedOf('address');
    const sockets = await Promise.all(Array.from({ length: 1000 }, () => raw(handshake())));
    await vi.waitFor(() => expect(sockets.every(({ said }) => said.length > 0)).toBe(true));
    expect(sockets.filter(({ said }) => said.startsWith('HTTP/1.1 101'))).toHaveLength(50);
    const { said } = sockets.find((socket) => socket.said.startsWith('HTTP/1.1 429'))!;
    expect(said).toMatch(/\r\nretry-after: \d+\r\n/i);
    expect(Buffer.from(said.split('\r\n\r\n')[1]!, 'latin1').toString()).toContain('conexões demais');
    expect((await refusedOf('address')) - before).toBe(950);
    await authorized(await subscriber(), { 'x-forwarded-for': '203.0.113.9' });
    await expectServed();
  });
});

describe('connections of one address', PATIENCE, () => {
  it("are limited to a hundred times one person's, and freed as panels leave", async () => {
    const from = { 'x-forwarded-for': '203.0.113.10' };
    const panels = await Promise.all(Array.from({ length: 100 }, async () => authorized(await subscriber(), from)));
    const next = await subscriber();
    const refused = new WebSocket(`ws://127.0.0.1:${port}${LIVE_PATH}`, { headers: from });
    const [, response] = (await once(refused, 'unexpected-response')) as [unknown, { statusCode: number }];
    expect(response.statusCode).toBe(429);
    await authorized(await subscriber(), { 'x-forwarded-for': '203.0.113.11' });
    panels[0]!.close();
    await vi.waitFor(async () => authorized(next, from), { interval: 50 });
  });
});

describe('a panel that does not read', PATIENCE, () => {
  /**
   * Each round is smaller than a panel's permitted backlog, and is received before the next: the stalled panels'
   * buffers fill up nevertheless.
   */
  async function announceUntilCut(stalled: number): Promise<void> {
    const [before, cut] = [heard, await metric('ws_cut_total')];
    for (let rounds = 1; (await metric('ws_cut_total')) - cut < stalled; rounds += 1) {
      expect(rounds).toBeLessThan(200);
      await announceRow(20_000, 10);
      await vi.waitFor(() => expect(heard).toBe(before + rounds * 10), { interval: 5 });
    }
    expect((await metric('ws_cut_total')) - cut).toBe(stalled);
  }

  it('is disconnected above 256 kB buffered, without affecting others or leaking', async () => {
    const stalled = await Promise.all(Array.from({ length: 5 }, async () => authorized(await subscriber())));
    for (const socket of stalled) socket.pause();
    await announceUntilCut(stalled.length);
    await expectLetGo();
    await vi.waitFor(async () => expect(await metric('ws_buffered_bytes')).toBe(0));
  });

  it('gets the close reason if it reads after all', async () => {
    const panel = await authorized(await subscriber());
    const closed = once(panel, 'close') as Promise<[number]>;
    panel.pause();
    await announceUntilCut(1);
    panel.resume();
    expect((await closed)[0]).toBe(closeCodes.slow);
    await expectLetGo();
  });
});
