// Opening a large report on a slow phone: from the tap in the list to its first page, then to its text layer.
/// <reference lib="dom" />
import { chromium, type Browser } from 'playwright';
import { largeReport } from '../../apps/api/bench/large-report.ts';
import type { Reading, Size } from '../../apps/api/bench/statistics.ts';
import { findBrowser } from '../browser.ts';
import type { Deployment } from '../paths.ts';
import { startTestInstance } from '../test-instance.ts';
import { DEVICES, FLAGS, IMAGE_BROTLI_QUALITY, restore, slowDown, type Kept } from './visit.ts';
import { keptOf, PASSWORD } from './visited-pages.ts';

/** The product Top Fundos, which ana has too. */
const TOP_FUNDOS = 2;

export async function* measure(size: Size): AsyncGenerator<Reading> {
  process.env.BROTLI_QUALITY = IMAGE_BROTLI_QUALITY;
  const instance = await startTestInstance();
  const browser = await chromium.launch({ executablePath: findBrowser().CHROMIUM_PATH, args: FLAGS });
  try {
    const { client } = instance.deployment.places;
    const kept = await keptOf(browser, client, 'ana@mirante.example');
    const [made, making, withCode]: [Opened[], Opened[], Opened[]] = [[], [], []];
    // A report per round: its copy is made only once.
    for (const id of await publish(instance.deployment, size === 'whole' ? 5 : 2)) {
      const read = { address: `${client}/#/relatorios?sort=report.report_date&order=-1`, id, kept };
      making.push(await open(browser, read));
      made.push(await open(browser, read));
      withCode.push(await open(browser, { ...read, isFirst: true }));
    }
    const wordsOf = (all: Opened[]) => `with its words ${timesOf(all.map(({ worded }) => worded))}`;
    const firstTime = `code not there yet ${timesOf(withCode.map(({ ms }) => ms))}`;
    yield { id: 'reader-first-page', value: made.map(({ ms }) => ms), detail: `${wordsOf(made)}; ${firstTime}` };
    yield { id: 'reader-first-page-cold', value: making.map(({ ms }) => ms), detail: wordsOf(making) };
  } finally {
    await browser.close();
    await instance.stop();
  }
}

/** Publishes reports of 40 pages and 5 MB for readers of Top Fundos; returns their ids. */
async function publish({ apiUrl }: Deployment, count: number): Promise<number[]> {
  const bytes = await largeReport();
  const call = async (path: string, init: RequestInit) => {
    const answer = await fetch(`${apiUrl}/api/v1/${path}`, { method: 'POST', ...init });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const json = { 'content-type': 'application/json' };
  const login = JSON.stringify({ email: 'conteudo@mirante.example', password: PASSWORD });
  const { token } = (await call('login', { headers: json, body: login })) as { token: string };
  const authorization = `Bearer ${token}`;
  const ids: number[] = [];
  for (let n = 1; n <= count; n += 1) {
    const report_date = new Date(Date.now() - 60_000).toISOString();
    const report = { name: `Estudo ${n}`, report_date, description: 'Quarenta páginas.', products: [TOP_FUNDOS] };
    const made = await call('reports', { headers: { ...json, authorization }, body: JSON.stringify(report) });
    const { id } = made as { id: number };
    const body = new FormData();
    body.append('file', new Blob([bytes as BlobPart], { type: 'application/pdf' }), 'estudo.pdf');
    await call(`reports/${id}/pdf`, { headers: { authorization }, body });
    ids.push(id);
  }
  return ids;
}

const timesOf = (values: readonly number[]) => `${values.map((value) => value.toFixed(0)).join(', ')} ms`;

interface Visit {
  address: string;
  id: number;
  kept: Kept;
  /** No report has been opened in this browser before. */
  isFirst?: boolean;
}
interface Opened {
  ms: number;
  worded: number;
}

async function open(browser: Browser, { address, id, kept, isFirst = false }: Visit): Promise<Opened> {
  const serviceWorkers = isFirst ? 'block' : 'allow';
  const context = await browser.newContext({ ...DEVICES.phone, locale: 'pt-BR', serviceWorkers });
  try {
    const page = await context.newPage();
    await page.addInitScript(restore, kept);
    await page.addInitScript(watch);
    await page.goto(address);
    if (!isFirst) await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null);
    await slowDown(page);
    await page.waitForLoadState('networkidle');
    await page.locator(`a[href*="/relatorios/${id}"]`).first().tap();
    await page.waitForFunction(() => window.read.worded > 0, undefined, { timeout: 60_000 });
    const { tapped, shown, worded } = await page.evaluate(() => window.read);
    return { ms: shown - tapped, worded: worded - tapped };
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    read: { tapped: number; shown: number; worded: number };
  }
}

/** Runs in the page. */
function watch(): void {
  const read = { tapped: 0, shown: 0, worded: 0 };
  window.read = read;
  const isThere = (part: string) => document.querySelector(`[data-page="1"] ${part}`) !== null;
  const look = () => {
    if (read.shown === 0 && isThere('canvas')) read.shown = performance.now();
    if (isThere('.textLayer span')) read.worded = performance.now();
    else requestAnimationFrame(look);
  };
  addEventListener(
    'click',
    ({ timeStamp }) => {
      read.tapped = timeStamp;
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}
