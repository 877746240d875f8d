// The checkout on a slow phone, beside the least that its stack can be: one input drawn by React alone, served by the same server.
/// <reference lib="dom" />
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright';
import { build } from 'vite';
import { findBrowser } from '../browser.ts';
import { dataDir, root } from '../places.ts';
import { freePorts } from '../processes.ts';
import { serveApp } from '../serve.ts';
import { startTrial } from '../trial.ts';
import { precompressed } from '../vite-plugins.ts';

const ROUNDS = 5;
/** A mid-range phone on a slow mobile network: 4x slower CPU, 150 ms, 1.6 Mbit/s. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** All in milliseconds since navigation, but for bytes of JavaScript as transferred and the shift, which has no unit. */
interface Figures {
  largestPaint: number;
  price: number;
  usable: number;
  blocked: number;
  shift: number;
  javascript: number;
}
type Page = [name: string, address: string, control: string, price: string];

export async function run(): Promise<void> {
  const trial = await startTrial();
  const spare = await freePorts();
  const bare = await serveApp({
    dist: await bareReact(),
    port: spare['public-checkout'],
    apiUrl: trial.deployment.apiUrl,
    places: trial.deployment.places,
  });
  const { CHROMIUM_PATH: executablePath } = findBrowser();
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const { checkout } = trial.deployment.places;
  const pages: Page[] = [
    ['bare React', `http://localhost:${spare['public-checkout']}/`, 'input', 'R$'],
    ['offer page', `${checkout}/`, 'a[href*="cadastro"]', 'R$\u00a099,50'],
    ['first step', `${checkout}/#/cadastro?produtos=mirante_completo&cupom=MIRANTE50`, 'input[name=name]', '99,50'],
  ];
  try {
    await report(browser, pages);
  } finally {
    await browser.close();
    await bare.close();
    await trial.stop();
  }
}

async function report(browser: Browser, pages: readonly Page[]): Promise<void> {
  const seen = pages.map((): Figures[] => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, page] of pages.entries()) seen[i]!.push(await visit(browser, page));
  const medians = seen.map(medianOf);
  const base = medians[0]!;
  for (const [i, it] of medians.entries()) {
    const [name] = pages[i]!;
    const times = `largest paint ${ms(it.largestPaint)} (${ratio(it.largestPaint, base.largestPaint)}), price ${ms(it.price)}, usable ${ms(it.usable)} (${ratio(it.usable, base.usable)})`;
    console.log(
      `${name.padEnd(11)} ${(it.javascript / 1000).toFixed(1)} kB of JavaScript, ${times}, blocked ${ms(it.blocked)}, shift ${it.shift.toFixed(4)}`,
    );
    if (it.shift > 0.01) throw new Error(`${name} shifts by ${it.shift}`);
  }
}

const ms = (value: number) => `${value.toFixed(0)} ms`;
const ratio = (value: number, base: number) => `${(value / base).toFixed(2)}x`;

function medianOf(all: readonly Figures[]): Figures {
  const middle = (of: keyof Figures) =>
    all.map((one) => one[of]).toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!;
  return {
    largestPaint: middle('largestPaint'),
    price: middle('price'),
    usable: middle('usable'),
    blocked: middle('blocked'),
    shift: middle('shift'),
    javascript: middle('javascript'),
  };
}

async function visit(browser: Browser, [, address, control, price]: Page): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'pt-BR',
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(watch, { control, price });
    await page.goto(address);
    await page.waitForFunction(() => window.seen.usable > 0 && window.seen.price > 0, undefined, { timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    return await page.evaluate(() => window.seen);
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    seen: Figures;
  }
}

/** Runs in the page. A control is usable once it is drawn and React listens to it. */
function watch({ control, price }: { control: string; price: string }): void {
  const seen: Figures = { largestPaint: 0, price: 0, usable: 0, blocked: 0, shift: 0, javascript: 0 };
  window.seen = seen;
  const observe = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    seen.shift += entry.value ?? 0;
  });
  observe('longtask', (entry) => {
    seen.blocked += entry.duration - 50;
  });
  const look = () => {
    const node = document.querySelector(control);
    if (seen.price === 0 && document.body?.innerText.includes(price)) seen.price = performance.now();
    if (seen.usable === 0 && node && Object.keys(node).some((key) => key.startsWith('__reactProps'))) {
      seen.usable = performance.now();
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      seen.javascript = scripts.reduce(
        (total, script) => total + (script as PerformanceResourceTiming).encodedBodySize,
        0,
      );
    }
    if (seen.price === 0 || seen.usable === 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function bareReact(): Promise<string> {
  const folder = path.join(dataDir, 'bench/bare');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><html lang="pt-BR"><meta name="viewport" content="width=device-width"><title>Bare</title><div id="root"></div><script type="module" src="./main.js"></script></html>',
  );
  writeFileSync(
    path.join(folder, 'main.js'),
    "import { createElement as e } from 'react';\nimport { createRoot } from 'react-dom/client';\ncreateRoot(document.getElementById('root')).render(e('label', null, 'R$ 99,50', e('input', { name: 'name', onChange() {} })));\n",
  );
  const installed = (name: string) => path.join(root, 'node_modules', name);
  await build({
    root: folder,
    logLevel: 'error',
    configFile: false,
    plugins: [precompressed()],
    resolve: { alias: { react: installed('react'), 'react-dom': installed('react-dom') } },
    build: { outDir: path.join(folder, 'dist'), emptyOutDir: true },
  });
  return path.join(folder, 'dist');
}
