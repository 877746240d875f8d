import { LIVE_PATH, type LivePosition } from '@mirante/contract/trading/live-frames.ts';
import type { Desk } from '@mirante/domain/trading/desk.ts';
import type { TraderNotice } from '@mirante/domain/trading/trader-notice.ts';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { testApi, type TestApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';

const api = await testApi();
const node = await testApi({ beside: api });
const { db } = api;
let trader: string;
beforeAll(async () => {
  trader = await logIn(api, await factory.staff(db, ['trader'], { name: 'Lia Prado' }));
  await Promise.all([api, node].map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })));
});
const opened: WebSocket[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.terminate();
});

async function connect(on: TestApi) {
  const { port } = on.app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${LIVE_PATH}`);
  opened.push(socket);
  const messages: string[] = [];
  socket.on('message', (data: Buffer) => messages.push(data.toString()));
  await once(socket, 'open');
  socket.send(trader);
  await vi.waitFor(() => expect(messages[0]).toBe('authorized'));
  return {
    socket,
    notice: () => vi.waitFor(() => JSON.parse(messages.find((text) => text.includes('"topic"'))!) as TraderNotice),
    see: ({ epoch, sequence }: LivePosition, ago: number[]) =>
      socket.send(JSON.stringify({ seen: { epoch, sequence, ago } })),
  };
}
const events = async () => (await api.get('/api/v1/full-trader/desk', { as: trader })).json<Desk>().events;
const update = (asset: string, current_value: number) =>
  api.post('/api/v1/trades-update-current-value', { asset, current_value }, { as: trader });
const open = (asset: string) => factory.trade(db, { asset, status: 'live', in_value: 10, date_in: api.services.now() });

describe("the trader's desk", () => {
  it('lists the newest events: a change of many trades is one, with its undo deadline', async () => {
    const ids = [(await open('VALE3')).id, (await open('VALE3')).id];
    await update('VALE3', 61);
    const [event] = await events();
    expect(event).toMatchObject({
      trade_ids: ids,
      quoted_as: 'VALE3',
      event: 'Valor atual 61,0000',
      user_name: 'Lia Prado',
    });
    expect(Date.parse(event!.undo_until!) - Date.parse(event!.created_at)).toBe(15 * 60_000);
    await api.patch(`/api/v1/trades/${ids[1]}`, { stop_value: 9 }, { as: trader });
    expect((await events()).map(({ undo_until }) => undo_until !== null).slice(0, 2)).toEqual([true, false]);
  });

  it('lists a change of hundreds of trades as one event of all of them', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 210; n += 1) ids.push((await factory.trade(db, { asset: 'MUIT3' })).id);
    await update('MUIT3', 1);
    expect((await events())[0]!.trade_ids).toEqual(ids);
    await api.patch(`/api/v1/trades/${ids[0]}`, { stop_value: 0.5 }, { as: trader });
    expect((await events()).find(({ event }) => event === 'Valor atual 1,0000')!.undo_until).toBeNull();
  });

  it('is open to traders and administrators', async () => {
    for (const [role, status] of [
      ['administrador', 200],
      ['conteudo', 403],
    ] as const) {
      const as = await logIn(api, await factory.staff(db, [role]));
      expect((await api.get('/api/v1/full-trader/desk', { as })).statusCode).toBe(status);
    }
  });
});

describe("a notice's delivery figures", () => {
  it('are counted by every node: how many panels it was sent to, and how many showed it', async () => {
    const panels = [await connect(api), await connect(node), await connect(node)];
    await open('PETR4');
    await update('PETR4', 38);
    const notices = await Promise.all(panels.map((panel) => panel.notice()));
    // The third panel is an old one, which reports nothing.
    for (const n of [0, 1]) panels[n]!.see(notices[n]!, [0]);
    const delivery = await vi.waitFor(async () => {
      const found = (await events())[0]!.delivery;
      expect(found).toMatchObject({ sent: 3, seen: 2 });
      return found!;
    });
    expect(delivery.nodes.map(({ sent, seen }) => `${seen} of ${sent}`).toSorted((a, b) => a.localeCompare(b))).toEqual(
      ['1 of 1', '1 of 2'],
    );
    expect(delivery.median_ms).toBeLessThanOrEqual(delivery.last_ms!);
    const rows = await db
      .selectFrom('notice_delivery')
      .select('node')
      .where('sequence', '=', notices[0]!.sequence)
      .execute();
    expect(rows).toHaveLength(2);
  });

  it('count a panel once, whatever it acknowledges and how often, and only what it was sent', async () => {
    await open('ITUB4');
    await update('ITUB4', 30);
    const late = await connect(api);
    await update('ITUB4', 31);
    const notice = await late.notice();
    for (const frame of [notice, notice, { ...notice, sequence: notice.sequence + 9 }, { ...notice, epoch: 'x' }])
      late.see(frame, [0]);
    const deliveryCounts = async () =>
      (await events()).slice(0, 2).map(({ delivery }) => [delivery?.sent, delivery?.seen]);
    await vi.waitFor(async () =>
      expect(await deliveryCounts()).toEqual([
        [1, 1],
        [0, 0],
      ]),
    );
    late.see(notice, [0]);
    expect(late.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('disconnect a panel with a malformed message', async () => {
    const panel = await connect(api);
    panel.socket.send('{"seen":{"epoch":"x","sequence":1,"ago":[-1]}}');
    expect((await once(panel.socket, 'close'))[0]).toBe(1008);
  });
});
