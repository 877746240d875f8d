// npm run demo:market [-- UPDATES_A_SECOND]: moves the demonstration's trades through its API until Ctrl+C, as its
// trader would.
import type { SessionAnswer } from '@mirante/domain/access/session.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { openStatuses, type TradeRow } from '@mirante/domain/trading/trade.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { seeded } from '../random.ts';
import { changeAt, nextValue, type Quoted } from './market-walk.ts';
import { templates } from './templates.ts';

const SEED = 2026;
const USUAL_PACE = 2;
const FASTEST = 50;
/** With fewer open trades, another one is created at its trigger. */
const MIN_OPEN = 30;
/** Updates between two reads of others' changes. */
const READ_EVERY = 50;
const TRADER = { email: 'trader@mirante.example', password: 'mirante123' };

const pace = Number(process.argv[2] ?? USUAL_PACE);
const api = process.env.API_URL ?? `http://localhost:${process.env.API_PORT ?? 4000}`;
const random = seeded(SEED);
let token = '';

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(`${api}${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Only a demonstration has the sandbox's pages, and this trader with this password. */
async function logIn(): Promise<void> {
  const sandbox = await fetch(`${api}/sandbox`).catch(() => undefined);
  if (!sandbox) throw new Error(`Nothing answers at ${api}: start the demonstration by npm start.`);
  if (!sandbox.ok) throw new Error(`${api} is no demonstration: it has no sandbox. Nothing was changed.`);
  token = '';
  const answer = await ask<Partial<SessionAnswer>>('POST', '/api/v1/login', TRADER).catch(() => undefined);
  if (!answer?.token) throw new Error(`${api} is no demonstration: it does not know its trader. Nothing was changed.`);
  token = answer.token;
}

async function openTrades(): Promise<Quoted[]> {
  const pages = await Promise.all(
    openStatuses.map((status) => ask<Page<TradeRow>>('GET', `/api/v1/trades?perPage=60&trade.status=${status}`)),
  );
  return pages.flatMap(({ items }) => items);
}

/** Moves one value, and saves what follows from it. */
async function move(trades: Quoted[]): Promise<void> {
  const { quoted_as: asset, ...drawn } = random.pick(trades);
  const value = nextValue({ ...drawn, quoted_as: asset }, random);
  if (value === undefined) return;
  await ask('POST', '/api/v1/trades-update-current-value', { asset, current_value: value });
  for (const trade of trades.filter(({ quoted_as }) => quoted_as === asset)) {
    const change = changeAt(trade, value, new Date());
    if (change) await ask('PATCH', `/api/v1/trades/${trade.id}`, change);
    Object.assign(trade, { current_value: value }, change);
  }
}

async function addTrigger(): Promise<void> {
  const { asset, asset_type_id, strategy_id, price, stop, target } = random.pick(
    templates.filter(({ option }) => option === undefined),
  );
  const sign = random.chance(0.35) ? -1 : 1;
  const toward = (part: number) => Number((price * (1 + sign * part)).toFixed(4));
  await ask('POST', '/api/v1/trades', {
    type: sign === 1 ? 'C' : 'V',
    status: 'trigger',
    asset,
    asset_type_id,
    strategy_id,
    weight: 0.5,
    valid_input_today: 'Até o fim do dia',
    strategy_in_value: price,
    strategy_rp_value: toward(target / 2),
    stop_value: toward(-stop),
    target_value: toward(target),
    current_value: toward(-stop / 4),
    create_message: true,
  });
}

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
try {
  if (!(pace > 0 && pace <= FASTEST))
    throw new Error(`Usage: npm run demo:market [-- 0.1 to ${FASTEST} updates a second]`);
  await logIn();
  process.stdout.write(`Moving the open trades of ${api}, ${pace} updates a second, until Ctrl+C.\n`);
  for (let trades: Quoted[] = [], n = 0; !stopping.signal.aborted; n += 1) {
    const due = performance.now() + 1000 / pace;
    if (n % READ_EVERY === 0) trades = await openTrades();
    trades = trades.filter(({ status }) => (openStatuses as readonly string[]).includes(status));
    if (trades.length < MIN_OPEN) {
      await addTrigger();
      trades = await openTrades();
    }
    await move(trades);
    await sleep(Math.max(0, due - performance.now()));
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
