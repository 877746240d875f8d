import { LIVE_PATH, type ResumedFrame } from '@mirante/contract/trading/live-frames.ts';
import type { PanelSnapshot } from '@mirante/domain/trading/panel.ts';
import { topicOfStatus, type TraderNotice } from '@mirante/domain/trading/trader-notice.ts';
import type { OwnTradeRow, TradeStatus } from '@mirante/domain/trading/trade.ts';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';

const EPOCH = '00000000-0000-4000-8000-000000000000';
/** The statuses of ten trades. */
const STATUSES: readonly TradeStatus[] = [
  ...Array<TradeStatus>(6).fill('live'),
  'rp',
  'trigger',
  'trigger',
  'finished',
];
const TICK_MS = 4;

export interface PanelFeed {
  url: string;
  /** The number of updates sent. */
  sent: () => number;
  /** Sets the number of updates per second, one notice each, for the trades in turn. */
  setRate: (perSecond: number) => void;
  close: () => Promise<void>;
}

/** Only the API's side of a live panel: its snapshot, its frames, and updates at a given rate. */
export async function openPanelFeed(rows: number): Promise<PanelFeed> {
  const trades = Array.from({ length: rows }, (_, n) => tradeOf(n + 1));
  const open = trades.filter(({ status }) => status !== 'finished');
  const panels = new Set<WebSocket>();
  let sequence = 0;
  const position = () => ({ epoch: EPOCH, sequence });
  const server = createServer((request, response) => {
    const isPanel = request.url?.split('?', 1)[0]?.endsWith('/full-trader/panel');
    const panel: PanelSnapshot = { position: position(), trades, board: [] };
    answer(response, isPanel ? panel : { total: 0 });
  });
  const sockets = new WebSocketServer({ server, path: LIVE_PATH, perMessageDeflate: false });
  sockets.on('connection', (socket) => {
    // First the token, then the panel's position.
    socket.once('message', () => {
      socket.send('authorized');
      panels.add(socket);
      socket.on('message', () =>
        socket.send(JSON.stringify({ position: position(), recovered: true } satisfies ResumedFrame)),
      );
    });
    socket.on('close', () => panels.delete(socket));
  });

  function update(): void {
    const row = open[sequence % open.length]!;
    moveValue(row, ++sequence);
    const notice: TraderNotice = {
      topic: topicOfStatus(row.status)!,
      id: row.id,
      version: row.revision,
      at: row.updated_at,
      row,
      ...position(),
    };
    const text = JSON.stringify(notice);
    for (const panel of panels) panel.send(text);
  }

  let [rate, since, due] = [0, performance.now(), 0];
  const timer = setInterval(() => {
    const now = performance.now();
    due += ((now - since) * rate) / 1000;
    since = now;
    for (; due >= 1; due -= 1) update();
  }, TICK_MS);

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => sequence,
    setRate: (perSecond) => {
      rate = perSecond;
    },
    close: async () => {
      clearInterval(timer);
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(response: ServerResponse, body: object): void {
  response.setHeader('content-type', 'application/json; charset=utf-8').end(JSON.stringify(body));
}

function tradeOf(id: number): OwnTradeRow {
  const status = STATUSES[id % STATUSES.length]!;
  const at = new Date(Date.now() - id * 1000).toISOString();
  const entry = 10 + (id % 90);
  return {
    id,
    revision: 1,
    type: id % 3 === 0 ? 'V' : 'C',
    type_option: null,
    option_code: null,
    status,
    asset: `MIRA${id}`,
    quoted_as: `MIRA${id}`,
    asset_type_id: 1,
    strategy_id: 2,
    valid_input_today: '',
    valid_date: null,
    trade_date: null,
    launch_date: null,
    date_in: at,
    expires_on: null,
    errata: null,
    weight: 0.5,
    strategy_in_value: entry,
    strategy_rp_value: entry * 1.04,
    in_value: status === 'trigger' ? null : entry,
    rp_value: status === 'rp' ? entry * 1.04 : null,
    target_value: entry * 1.08,
    stop_value: entry * 0.95,
    max_price: null,
    price_action_option: null,
    strike: null,
    launch_price: null,
    actual_price: null,
    current_value: entry,
    out_value: status === 'finished' ? entry * 1.08 : null,
    result: status === 'trigger' ? null : 0,
    value_at: at,
    finished_at: status === 'finished' ? at : null,
    created_at: at,
    updated_at: at,
  };
}

function moveValue(row: OwnTradeRow, n: number): void {
  const entry = row.strategy_in_value!;
  row.revision += 1;
  row.updated_at = new Date().toISOString();
  row.value_at = row.updated_at;
  row.current_value = Math.round(entry * (1 + Math.sin(n * 0.7) * 0.05) * 100) / 100;
  if (row.in_value !== null) row.result = (row.current_value / row.in_value - 1) * 100 * (row.type === 'V' ? -1 : 1);
}
