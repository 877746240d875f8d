// A page on a slow phone or a slow desktop: 4x slower CPU, 150 ms latency, 1.6 Mbit/s, empty cache.
/// <reference lib="dom" />
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const SLOW = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
export const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} satisfies Record<string, BrowserContextOptions>;
const AFTERWARDS_MS = 500;

/** Pages are measured with the files of the images (`web.Dockerfile`), which are smaller than a local build's. */
export const IMAGE_BROTLI_QUALITY = '11';

/** Milliseconds since navigation; JavaScript in kB gzipped, heap in MiB, and layout shift without a unit. */
export interface Figures {
  largest: number;
  usable: number;
  /** The time of tasks beyond 50 ms. */
  blocked: number;
  shift: number;
  /** The longest interaction latency; 0 without interactions. */
  response: number;
  bytes: number;
  heap: number;
}
export interface Visited {
  device: keyof typeof DEVICES;
  address: string;
  /** The page is usable once this control is rendered and React handles its events. */
  control: string;
  /** A text that must be on screen too. */
  text?: string;
  act?: (page: Page) => Promise<void>;
  /** The browser's storage after a login. */
  kept?: Kept;
  /** Ignores our servers' content security policy, which another's page breaks. */
  bypassCSP?: boolean;
}
export interface Kept {
  local: [key: string, value: string][];
  session: [key: string, value: string][];
}

/** Applies the slow profile to a page. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return devtools;
}

export async function visit(
  browser: Browser,
  { device, address, control, text = '', act, kept, bypassCSP = false }: Visited,
) {
  const context = await browser.newContext({ ...DEVICES[device], locale: 'pt-BR', bypassCSP });
  try {
    const page = await context.newPage();
    const devtools = await slowDown(page);
    await devtools.send('Performance.enable');
    if (kept) await page.addInitScript(restore, kept);
    await page.addInitScript(watch, { control, text });
    await page.goto(address);
    await waitFor(devtools, 'window.seen.usable > 0 && window.seen.largest > 0');
    await page.waitForLoadState('networkidle');
    const { scripts, ...seen } = await page.evaluate(() => structuredClone(window.seen));
    await act?.(page);
    if (act) await page.waitForTimeout(AFTERWARDS_MS);
    await waitFor(devtools, `!document.querySelector('[aria-busy="true"]')`);
    const response = await page.evaluate(() => window.seen.response);
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')!.value / 2 ** 20;
    return { ...seen, response, heap, bytes: await gzippedSize(scripts) } satisfies Figures;
  } finally {
    await context.close();
  }
}

const PATIENCE_MS = 60_000;
const POLL_MS = 100;

/** Playwright's own waiting injects a script first, which is a task of 130 ms in this profile. */
async function waitFor(devtools: CDPSession, expression: string): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await setTimeout(POLL_MS)) {
    const { result } = await devtools.send('Runtime.evaluate', { expression });
    if (result.value === true) return;
  }
  throw new Error(`The page is not usable in time: ${expression}`);
}

/** The size in kB at gzip level 9, whatever the server's compression. */
async function gzippedSize(scripts: readonly string[]): Promise<number> {
  const files = await Promise.all(scripts.map(async (address) => (await fetch(address)).arrayBuffer()));
  return files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length / 1000, 0);
}

interface Seen extends Omit<Figures, 'bytes' | 'heap'> {
  /** The scripts loaded until the page was usable. */
  scripts: string[];
}
declare global {
  interface Window {
    seen: Seen;
  }
}

export function restore({ local, session }: Kept): void {
  for (const [key, value] of local) localStorage.setItem(key, value);
  for (const [key, value] of session) sessionStorage.setItem(key, value);
}

/** Runs in the page. */
function watch({ control, text }: { control: string; text: string }): void {
  const seen: Seen = { largest: 0, usable: 0, blocked: 0, shift: 0, response: 0, scripts: [] };
  window.seen = seen;
  type Entry = PerformanceEntry & { value?: number; interactionId?: number };
  const observe = (type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime;
  });
  observe('layout-shift', ({ value }) => {
    seen.shift += value ?? 0;
  });
  observe('longtask', ({ duration }) => {
    seen.blocked += duration - 50;
  });
  observe('event', ({ interactionId, duration }) => {
    if (interactionId) seen.response = Math.max(seen.response, duration);
  });
  const look = () => {
    const node = document.querySelector(control);
    const isHydrated = node !== null && Object.keys(node).some((key) => key.startsWith('__reactProps'));
    if (!isHydrated || !document.body.innerText.includes(text)) return void requestAnimationFrame(look);
    seen.usable = performance.now();
    seen.scripts = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js'));
  };
  requestAnimationFrame(look);
}
