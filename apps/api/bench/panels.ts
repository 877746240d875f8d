import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDb } from '../src/database/db.ts';
import { createPanelAudience, openTrade, tradeUpdater } from './panel-audience.ts';
import { startBarePanels } from './bare-panels.ts';
import { emptyDatabase } from './databases.ts';
import { httpLoad, type Question } from './load.ts';
import { offer, tailOf } from './logins.ts';
import { startPanelClients, type Delivery, type PanelClients } from './panel-clients.ts';
import { processorOf, residentOf, startProductionApi, type ApiProcess } from './process.ts';
import { median, type Reading, type Size } from './statistics.ts';

/** The number that the goals assume. */
const PANELS = 10_000;
const ASKED_PER_SECOND = 100;
const BETWEEN_UPDATES_MS = 1000;
const SETTLE_MS = 3000;
const WARM_SAVES = 50;
/** Warm-up repeats until another such number of calls does not grow the process by more than this. */
const WARM_CALLS = 1000;
const WARM_BYTES = 2_000_000;

interface Run {
  api: ApiProcess;
  panels: PanelClients;
  tokens: readonly string[];
  http: ReturnType<typeof httpLoad>;
  save: () => Promise<number>;
}

/**
 * Live panels on one API process, and on two, compared with a bare `ws` server; the clients have a process of their
 * own.
 */
export async function* measure(size: Size): AsyncGenerator<Reading> {
  const [count, rounds, windowMs] = size === 'whole' ? [PANELS, 9, 8000] : [PANELS / 10, 5, 3000];
  const house = await emptyDatabase();
  const db = openDb({ url: house.url, size: 2 });
  const { tokens, trader } = await createPanelAudience(db, count);
  const api = await startProductionApi(house.url, { RUN_JOBS: 'false' });
  const http = httpLoad(api.url);
  const [panels, bareClients] = [startPanelClients(), startPanelClients()];
  const bare = await startBarePanels();
  const run: Run = { api, panels, tokens, http, save: tradeUpdater(http, trader) };
  try {
    await openTrade(http, trader);
    const alone = await processorOfSaves(run, rounds);
    yield await memory(run);
    await bareClients.open(bare.port, tokens);
    yield* broadcasts(run, { ...bare, clients: bareClients, alone }, rounds);
    bareClients.stop();
    bare.stop();
    yield await others(run, rounds, windowMs);
    yield* reconnections(run, size === 'whole' ? 3 : 1);
    yield await onTwo(run, house.url, rounds);
  } finally {
    for (const part of [panels, bareClients, bare]) part.stop();
    http.close();
    await api.stop();
    await db.destroy();
    await house.drop();
  }
}

/**
 * Grows the heap's young generation beforehand: a process does so once, whatever allocates, so it must not count as a
 * panel's.
 */
async function touchYoungObjects({ api, tokens, http }: Pick<Run, 'api' | 'tokens' | 'http'>): Promise<void> {
  const question: Question = { path: '/api/v1/client/details', token: tokens[0]! };
  let before: number;
  do {
    before = residentOf(api);
    for (let n = 0; n < WARM_CALLS; n += 1) await http.ask(question);
  } while (residentOf(api) > before + WARM_BYTES);
}

async function memory({ api, panels, tokens, http }: Run): Promise<Reading> {
  await touchYoungObjects({ api, tokens, http });
  await sleep(SETTLE_MS);
  const before = residentOf(api);
  const { failed } = await panels.open(portOf(api), tokens);
  if (failed > 0) throw new Error(`${failed} of ${tokens.length} panels were refused`);
  await sleep(SETTLE_MS);
  const value = (residentOf(api) - before) / tokens.length / 1000;
  return { id: 'G6-memory', value, detail: `${tokens.length} panels` };
}

/** The CPU time of an update without listeners, in milliseconds. */
async function processorOfSaves({ api, save }: Run, rounds: number): Promise<number> {
  for (let n = 0; n < WARM_SAVES; n += 1) await save();
  const before = processorOf(api);
  for (let round = 0; round < rounds; round += 1) {
    await save();
    await sleep(BETWEEN_UPDATES_MS);
  }
  return (processorOf(api) - before) / rounds;
}

interface Bare {
  send: (text: string) => void;
  child: ChildProcess;
  clients: PanelClients;
  /** The API's CPU time for an update without listeners, in milliseconds. */
  alone: number;
}

async function* broadcasts(run: Run, bare: Bare, rounds: number): AsyncGenerator<Reading> {
  const { api, tokens } = run;
  // The first of each warms the code up.
  const warm = await broadcastAndWait(run);
  await broadcastBareAndWait(bare, warm.text);
  const spent: number[] = [];
  const spentBare: number[] = [];
  const deliveries: Delivery[] = [];
  const bareDeliveries: Delivery[] = [];
  const since: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = processorOf(api);
    const { saved, ...delivery } = await broadcastAndWait(run);
    await sleep(BETWEEN_UPDATES_MS);
    spent.push(processorOf(api) - before);
    since.push(delivery.p99 - saved);
    deliveries.push(delivery);
    const beforeBare = processorOf(bare);
    bareDeliveries.push(await broadcastBareAndWait(bare, delivery.text));
    spentBare.push(processorOf(bare) - beforeBare);
  }
  const spread = (all: Delivery[]) => median(all.map(({ first, last }) => last - first));
  const mean = (all: number[]) => all.reduce((sum, ms) => sum + ms, 0) / rounds;
  const each = (mean(spent) - bare.alone) / tokens.length;
  const eachBare = mean(spentBare) / tokens.length;
  const reloads = deliveries.reduce((sum, { missing, outOfStep }) => sum + missing + outOfStep, 0);
  yield {
    id: 'G6-last',
    value: spread(deliveries) / spread(bareDeliveries),
    detail: `first to last of ${tokens.length}: ${spread(deliveries).toFixed(0)} ms, bare ws ${spread(bareDeliveries).toFixed(0)} ms`,
  };
  yield { id: 'G6-cpu', value: each * 1000, detail: `beyond ${bare.alone.toFixed(0)} ms where nobody listens` };
  yield {
    id: 'G6-cpu-bare',
    value: each / eachBare,
    detail: `${(each * 1000).toFixed(1)} us, bare ws ${(eachBare * 1000).toFixed(1)} us`,
  };
  yield { id: 'G8-cpu', value: bare.alone + each * PANELS, detail: `measured with ${tokens.length}` };
  yield { id: 'G8-asking', value: reloads, detail: `of ${rounds} x ${tokens.length}` };
  yield { id: 'panels-heard', value: since, detail: since.map((ms) => ms.toFixed(0)).join(', ') };
}

/** Saves a value and waits until every panel has received it. */
async function broadcastAndWait({ panels, save }: Pick<Run, 'panels' | 'save'>): Promise<Delivery & { saved: number }> {
  const { delivery } = await panels.awaitNotice();
  const saved = await save();
  return { ...(await delivery), saved };
}

async function broadcastBareAndWait({ send, clients }: Bare, text: string): Promise<Delivery> {
  const { delivery } = await clients.awaitNotice();
  send(text);
  return delivery;
}

/** Other callers' latency, with and without an update per second. */
async function others(run: Run, rounds: number, windowMs: number): Promise<Reading> {
  const question: Question = { path: '/api/v1/client/details', token: run.tokens[0]! };
  const tail = async () => tailOf(await offer(run.http, ASKED_PER_SECOND, windowMs, () => question));
  await tail();
  const latencies = { idle: [] as number[], busy: [] as number[] };
  for (let round = 0; round < Math.ceil(rounds / 2); round += 1) {
    latencies.idle.push(await tail());
    const until = performance.now() + windowMs;
    const updating = (async () => {
      while (performance.now() < until) {
        await broadcastAndWait(run);
        await sleep(BETWEEN_UPDATES_MS);
      }
    })();
    latencies.busy.push(await tail());
    await updating;
  }
  const [idle, busy] = [median(latencies.idle), median(latencies.busy)];
  return { id: 'G7', value: busy / idle, detail: `p99 ${idle.toFixed(1)} ms idle, ${busy.toFixed(1)} ms busy` };
}

async function* reconnections({ api, panels, tokens }: Run, rounds: number): AsyncGenerator<Reading> {
  const openings = [];
  for (let round = 0; round < rounds; round += 1) {
    await panels.closeAll();
    await sleep(SETTLE_MS);
    openings.push(await panels.open(portOf(api), tokens));
  }
  const seconds = openings.map(({ ms }) => ms / 1000);
  const detail = `${tokens.length} at once: ${seconds.map((each) => each.toFixed(2)).join(', ')} s`;
  yield { id: 'G9-failed', value: openings.reduce((sum, { failed }) => sum + failed, 0), detail };
  yield { id: 'G9-authorized', value: seconds, detail };
}

/** Half of the panels are on another process than the one that gets the update. */
async function onTwo(run: Run, databaseUrl: string, rounds: number): Promise<Reading> {
  const second = await startProductionApi(databaseUrl, { RUN_JOBS: 'false' });
  const there = startPanelClients();
  const half = run.tokens.length / 2;
  try {
    await run.panels.closeAll();
    await run.panels.open(portOf(run.api), run.tokens.slice(0, half));
    await there.open(portOf(second), run.tokens.slice(half));
    const value: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { delivery } = await there.awaitNotice();
      const here = await broadcastAndWait(run);
      const { p99, missing } = await delivery;
      if (missing + here.missing > 0) throw new Error(`${missing + here.missing} panels heard nothing`);
      value.push(Math.max(here.p99, p99) - here.saved);
    }
    return { id: 'panels-heard-two', value, detail: `${half} panels each` };
  } finally {
    there.stop();
    await second.stop();
  }
}

const portOf = ({ url }: ApiProcess): number => Number(new URL(url).port);
