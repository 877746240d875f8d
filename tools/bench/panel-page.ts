// The live panel in a browser: frames of a real socket through the panel's own state machine, store and rows.
/// <reference lib="dom" />
import { chromium, type CDPSession, type Page } from 'playwright';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Reading, Size } from '../../apps/api/bench/statistics.ts';
import { findBrowser } from '../browser.ts';
import { distOf, localDeployment } from '../paths.ts';
import { freePorts, runQuietly } from '../processes.ts';
import { serveApp } from '../serve.ts';
import { openPanelFeed, type PanelFeed } from '../../apps/api/bench/panel-feed.ts';

const ROWS = 500;
const RATE = 200;
/** The highest rate of the feed and the page, to simulate hours of updates. */
const FLOOD_RATE = 1500;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--enable-precise-memory-info'];

export async function* measure(size: Size): AsyncGenerator<Reading> {
  const [windows, windowMs, flood] = size === 'whole' ? [9, 5000, 60_000] : [3, 3000, 10_000];
  await runQuietly('The build', 'nx', ['build', 'client-area', '--output-style=static']);
  const feed = await openPanelFeed(ROWS);
  const ports = await freePorts();
  const { places } = localDeployment(ports, '');
  const app = await serveApp({
    dist: distOf('client-area'),
    port: ports['client-area'],
    apiUrl: feed.url,
    places,
  });
  const browser = await chromium.launch({ executablePath: findBrowser().CHROMIUM_PATH, args: FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' });
    await page.addInitScript(logIn);
    await page.addInitScript(watch);
    await page.goto(`${places.client}/#/full-trader/painel`);
    await page.getByText('Ao vivo', { exact: true }).waitFor();
    const devtools = await page.context().newCDPSession(page);
    // Measured in the thread's CPU time, which other processes do not affect.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    yield* speed({ page, devtools, feed }, windows, windowMs);
    yield* leaks({ page, devtools, feed }, flood);
  } finally {
    await browser.close();
    await app.close();
    await feed.close();
  }
}

interface Watched {
  page: Page;
  devtools: CDPSession;
  feed: PanelFeed;
}

/** Totals since the page was opened; times in milliseconds of its main thread. */
interface Counts {
  updates: number;
  script: number;
  all: number;
}
interface Span extends Counts {
  perSecond: number;
}

async function* speed(watched: Watched, rounds: number, windowMs: number): AsyncGenerator<Reading> {
  const { page, feed } = watched;
  feed.setRate(RATE);
  // Warm-up: until the code is optimised and the toasts are gone.
  await sleep(windowMs);
  await page.evaluate(() => (window.watched.longest = 0));
  const busy: Span[] = [];
  const atRest: Span[] = [];
  for (let round = 0; round < rounds; round += 1) {
    feed.setRate(RATE);
    busy.push(await during(watched, windowMs));
    feed.setRate(0);
    atRest.push(await during(watched, windowMs / 2));
  }
  const each = (name: 'script' | 'all') => busy.map((one) => one[name] / one.updates);
  const figuresOf = (values: number[], digits: number) => values.map((value) => value.toFixed(digits)).join(', ');
  const frames = busy.map(({ perSecond }) => perSecond);
  yield {
    id: 'panel-script',
    value: each('script'),
    detail: `${ROWS} rows, ${RATE} updates/s; with style, layout and paint ${figuresOf(each('all'), 2)} ms`,
  };
  yield {
    id: 'panel-frames',
    value: frames.map((perSecond, n) => perSecond / atRest[n]!.perSecond),
    detail: `${figuresOf(frames, 0)} a second`,
  };
  yield {
    id: 'panel-longest',
    value: await page.evaluate(() => window.watched.longest),
    detail: 'of those over 50 ms',
  };
}

async function during(watched: Watched, ms: number): Promise<Span> {
  const { page } = watched;
  const frames = () => page.evaluate(() => [window.watched.frames, performance.now()] as const);
  const before = await countsOf(watched);
  const [from, began] = await frames();
  await sleep(ms);
  const [to, ended] = await frames();
  const after = await countsOf(watched);
  const of = (name: keyof Counts) => after[name] - before[name];
  return {
    updates: of('updates'),
    script: of('script'),
    all: of('all'),
    perSecond: ((to - from) * 1000) / (ended - began),
  };
}

/** Measures the memory retained after many updates. */
async function* leaks(watched: Watched, flood: number): AsyncGenerator<Reading> {
  const { feed } = watched;
  const flooded = async (updates: number) => {
    const until = feed.sent() + updates;
    feed.setRate(FLOOD_RATE);
    while (feed.sent() < until) await sleep(100);
    feed.setRate(0);
    return heldBy(watched);
  };
  const before = await flooded(flood / 10);
  const after = await flooded(flood);
  yield {
    id: 'panel-heap',
    value: (after.heap - before.heap) / 1000,
    detail: `${flood} updates: heap ${(before.heap / 1e6).toFixed(2)} to ${(after.heap / 1e6).toFixed(2)} MB`,
  };
  yield {
    id: 'panel-nodes',
    value: after.nodes - before.nodes + after.listeners - before.listeners,
    detail: `nodes ${before.nodes} to ${after.nodes}, listeners ${before.listeners} to ${after.listeners}`,
  };
}

async function countsOf({ devtools, feed }: Watched): Promise<Counts> {
  const of = metricsOf(await devtools.send('Performance.getMetrics'));
  return { updates: feed.sent(), script: of('ScriptDuration') * 1000, all: of('TaskDuration') * 1000 };
}

/** The last toast comes at most 10 s after the last update, and stays for 10 s. */
const SETTLE_MS = 22_000;
/** Measured once the last toast is gone, after garbage collection. */
async function heldBy({ devtools }: Watched): Promise<{ heap: number; nodes: number; listeners: number }> {
  await sleep(SETTLE_MS);
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const of = metricsOf(await devtools.send('Performance.getMetrics'));
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

const metricsOf =
  ({ metrics }: { metrics: { name: string; value: number }[] }) =>
  (wanted: string): number =>
    metrics.find(({ name }) => name === wanted)!.value;

declare global {
  interface Window {
    watched: { frames: number; longest: number };
  }
}

/** Runs in the page, as do the functions below. */
function logIn(): void {
  const user = { id: 1, name: 'Ana Falcão', email: 'ana@mirante.example', phone: null, roles: [] };
  const at = new Date().toISOString();
  const session = {
    token: 'token',
    details: { role: 'client', user, entitlements: ['full_trader'] },
    pending_messages: 0,
    pending_messages_at: at,
    contact_invitation_at: at,
  };
  localStorage.setItem('mirante.session', JSON.stringify(session));
}

function watch(): void {
  const watched = { frames: 0, longest: 0 };
  window.watched = watched;
  const count = () => {
    watched.frames += 1;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest, duration);
  }).observe({ type: 'longtask' });
}
