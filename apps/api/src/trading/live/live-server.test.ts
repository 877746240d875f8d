import { LIVE_PATH, type ResumedFrame } from '@mirante/contract/trading/live-frames.ts';
import type { PanelSnapshot } from '@mirante/domain/trading/panel.ts';
import type { TraderNotice } from '@mirante/domain/trading/trader-notice.ts';
import type { Trade } from '@mirante/domain/trading/trade.ts';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { safeHeaders } from '../../http/headers.ts';
import { testApi, type TestApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { openView } from '../../testing/client-views.ts';
import { factory, logIn } from '../../testing/factory.ts';

const clock = { ahead: 0 };
const env = { RATE_LIMIT_FACTOR: '1' };
const api = await testApi({ now: () => new Date(testNow().getTime() + clock.ahead), env });
const node = await testApi({ beside: api, env });
const { db } = api;
let trader: string;
let productId: number;
beforeAll(async () => {
  productId = (await factory.product(db, { code: 'full_trader' })).id;
  trader = await logIn(api, await factory.staff(db, ['trader']));
  await Promise.all([api, node].map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })));
});

const opened: Panel[] = [];
afterEach(() => {
  for (const panel of opened.splice(0)) panel.socket.terminate();
});

/** A panel that records what it receives. */
class Panel {
  readonly heard: string[] = [];
  readonly socket: WebSocket;
  code: number | undefined;
  constructor(socket: WebSocket) {
    this.socket = socket;
    opened.push(this);
    socket.on('message', (data: Buffer) => this.heard.push(data.toString()));
    socket.on('close', (code) => (this.code = code));
    socket.on('error', () => undefined);
  }
  get notices(): TraderNotice[] {
    return this.heard.filter((text) => text.includes('"topic"')).map((text) => JSON.parse(text) as TraderNotice);
  }
  get resumed(): ResumedFrame[] {
    return this.heard.filter((text) => text.includes('"recovered"')).map((text) => JSON.parse(text) as ResumedFrame);
  }
  resume(position: PanelSnapshot['position']): void {
    this.socket.send(JSON.stringify({ resume: position }));
  }
}

const addressOf = ({ app }: TestApi) => `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}${LIVE_PATH}`;
async function connect(token: string, on = api, origin?: string): Promise<Panel> {
  const panel = new Panel(new WebSocket(addressOf(on), { ...(origin && { origin }) }));
  await once(panel.socket, 'open');
  panel.socket.send(token);
  return panel;
}
const heard = (panel: Panel, what: () => unknown) => vi.waitFor(() => expect(what()).toBeTruthy());
async function subscriber(more: { expires_at?: Date } = {}) {
  const client = await factory.client(db);
  const acquired = await factory.clientProduct(db, client.id, productId, more);
  return { client, acquired, as: await logIn(api, client) };
}
async function authorized(token: string, on = api): Promise<Panel> {
  const panel = await connect(token, on);
  await heard(panel, () => panel.heard[0] === 'authorized');
  return panel;
}
const create = async (asset: string) =>
  (
    await api.post(
      '/api/v1/trades',
      { type: 'C', status: 'trigger', asset, asset_type_id: 1, strategy_id: 2, valid_input_today: 'Até 10,00' },
      { as: trader },
    )
  ).json<Trade>();
const snapshot = async (as: string, on = api) =>
  (await on.get('/api/v1/client/full-trader/panel', { as })).json<PanelSnapshot>();

describe("the live panel's WebSocket", () => {
  it('notifies panels of every process of a change, with the row as in the API', async () => {
    const { as } = await subscriber();
    const panels = [await authorized(as), await authorized(as, node), await authorized(trader)];
    const trade = await create('PETR4');
    for (const panel of panels) await heard(panel, () => panel.notices.length === 1);
    const { row, ...notice } = panels[1]!.notices[0]!;
    expect(notice).toEqual({
      topic: 'trigger',
      id: trade.id,
      version: 1,
      at: expect.any(String),
      epoch: expect.any(String),
      sequence: expect.any(Number),
    });
    expect((await snapshot(as)).trades.find(({ id }) => id === trade.id)).toEqual(row);
  });

  it('replays missed notices to a reconnecting panel once and in order, and continues', async () => {
    const { as } = await subscriber();
    const { position } = await snapshot(as, node);
    const connected = await authorized(trader, node);
    const made = [await create('VALE3'), await create('ITUB4')];
    await heard(connected, () => connected.notices.length === 2);
    const panel = await authorized(as, node);
    panel.resume(position);
    await heard(panel, () => panel.resumed.length === 1);
    expect(panel.notices.map(({ id }) => id)).toEqual(made.map(({ id }) => id));
    expect(panel.resumed[0]).toEqual({
      recovered: true,
      position: { ...position, sequence: position.sequence + 2 },
      seen_every_ms: 1000,
    });
    const next = await create('BBAS3');
    await heard(panel, () => panel.notices.length === 3);
    expect(panel.notices.map(({ sequence }) => sequence)).toEqual([1, 2, 3].map((n) => position.sequence + n));
    expect(panel.notices[2]!.id).toBe(next.id);
  });

  it.each([
    ['another epoch', () => ({ epoch: '00000000-0000-4000-8000-000000000000', sequence: 0 })],
    ['the future', (now: PanelSnapshot['position']) => ({ ...now, sequence: now.sequence + 10 })],
  ])('sends the current position to a panel of %s', async (_of, from) => {
    const { as } = await subscriber();
    const { position } = await snapshot(as);
    const panel = await authorized(as);
    panel.resume(from(position));
    await heard(panel, () => panel.resumed.length === 1);
    expect([panel.resumed[0], panel.notices]).toEqual([{ position, recovered: false, seen_every_ms: 1000 }, []]);
  });
});

describe("the live panel's WebSocket refuses a connection", () => {
  const refused = async (panel: Panel) => {
    await heard(panel, () => panel.code !== undefined);
    return [panel.heard, panel.code];
  };

  it('with an unknown token', async () => {
    expect(await refused(await connect('x'.repeat(43)))).toEqual([['unauthorized'], 4401]);
  });

  it('of a client without the trading area, and of staff without the role', async () => {
    const client = await logIn(api, await factory.client(db));
    const writer = await logIn(api, await factory.staff(db, ['conteudo']));
    for (const token of [client, writer]) expect(await refused(await connect(token))).toEqual([['unauthorized'], 4403]);
  });

  it('with an expired session', async () => {
    const { as } = await subscriber();
    await db
      .updateTable('session')
      .set({ expires_at: new Date(api.services.now().getTime() - 1) })
      .where('client_id', 'is not', null)
      .where('kind', '=', 'session')
      .execute();
    expect(await refused(await connect(as))).toEqual([['expired'], 4440]);
  });

  it('from a foreign origin', async () => {
    const foreign = new WebSocket(addressOf(api), { origin: 'https://mirante.example.attacker.test' });
    const [, response] = (await once(foreign, 'unexpected-response')) as [unknown, IncomingMessage];
    expect(response.statusCode).toBe(403);
    expect(response.headers).toMatchObject(safeHeaders);
    const own = await connect(trader, api, new URL(api.services.config.places.backoffice).origin);
    await heard(own, () => own.heard[0] === 'authorized');
  });

  it('at another path', async () => {
    const other = new WebSocket(`${addressOf(api)}/x`);
    const [, response] = (await once(other, 'unexpected-response')) as [unknown, { statusCode: number }];
    expect(response.statusCode).toBe(404);
  });

  it('beyond five per person', async () => {
    const { as } = await subscriber();
    for (let n = 0; n < 5; n++) await authorized(as);
    expect(await refused(await connect(as))).toEqual([[], 1008]);
  });

  it.each([
    ['too large a frame', 1009, (panel: Panel) => panel.socket.send('x'.repeat(100_000))],
    ['a binary frame', 1008, (panel: Panel) => panel.socket.send(Buffer.from('x'))],
    ['what is no frame of a panel', 1008, (panel: Panel) => panel.socket.send('{"resume":{"sequence":-1}}')],
    [
      'more frames than anybody needs',
      1008,
      (panel: Panel) => {
        for (let n = 0; n < 25; n++) panel.resume({ epoch: 'x', sequence: n });
      },
    ],
  ])('for %s', async (_what, code, send) => {
    const { as } = await subscriber();
    const panel = await authorized(as);
    send(panel);
    await heard(panel, () => panel.code !== undefined);
    expect(panel.code).toBe(code);
  });
});

it('a call that offers an upgrade to HTTP/2 (h2c) is answered over HTTP/1.1', async () => {
  const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQAoAAA' };
  const call = request(new URL('/health/live', addressOf(api).replace(/^ws/, 'http')), { headers, agent: false }).end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  expect(answer.resume().statusCode).toBe(200);
});

describe("the live panel's WebSocket closes a connection", () => {
  const endOf = async (panel: Panel) => {
    await vi.waitFor(() => expect(panel.code).toBeDefined(), { interval: 20 });
    return [panel.heard.at(-1), panel.code];
  };

  it('when its session ends, on whatever process', async () => {
    const { as } = await subscriber();
    const panel = await authorized(as, node);
    expect((await api.post('/api/v1/logout', {}, { as })).statusCode).toBe(204);
    expect(await endOf(panel)).toEqual(['expired', 4440]);
  });

  it("of a view when the user's session that opened it ends, and counts it as none of the client's", async () => {
    const { client, as } = await subscriber();
    for (let n = 0; n < 5; n++) await authorized(as);
    const support = await logIn(api, await factory.staff(db, ['atendimento']));
    const panel = await authorized(await openView(api, support, client.id));
    expect((await node.post('/api/v1/logout', {}, { as: support })).statusCode).toBe(204);
    expect(await endOf(panel)).toEqual(['expired', 4440]);
  });

  it('when the product is cancelled or expires', async () => {
    const cancelled = await subscriber();
    const past = await subscriber({ expires_at: new Date(api.services.now().getTime() + 60_000) });
    const panels = [await authorized(cancelled.as, node), await authorized(past.as, node)];
    await db
      .updateTable('client_product')
      .set({ status: 'cancelled', cancel_at: api.services.now() })
      .where('id', '=', cancelled.acquired)
      .execute();
    expect(await endOf(panels[0]!)).toEqual(['unauthorized', 4403]);
    expect(panels[1]!.code).toBeUndefined();
    clock.ahead += 61_000;
    expect(await endOf(panels[1]!)).toEqual(['unauthorized', 4403]);
  });

  it('when its process shuts down, asking it to reconnect', async () => {
    const third = await testApi({ beside: api, env });
    await third.app.listen({ port: 0, host: '127.0.0.1' });
    const panel = await authorized((await subscriber()).as, third);
    await third.app.close();
    expect(panel.code).toBe(1012);
  });
});
