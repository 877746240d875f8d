// Page loads in the slow profile, beside the smallest page of this stack and a list by react-admin.
import { chromium, type Browser } from 'playwright';
import { median, type Reading, type Size } from '../../apps/api/bench/statistics.ts';
import { findBrowser } from '../browser.ts';
import { freePorts } from '../processes.ts';
import { serveApp } from '../serve.ts';
import { startTestInstance } from '../test-instance.ts';
import { buildBareReact } from './bare-react.ts';
import { buildReactAdmin } from './react-admin.ts';
import { pagesOf } from './visited-pages.ts';
import { FLAGS, IMAGE_BROTLI_QUALITY, visit, type Figures, type Visited } from './visit.ts';

const QUICK = new Set(['step0', 'clients']);
const CHECKOUT = ['offer', 'step0'];
const LISTS = ['clients', 'payments'];

export async function* measure(size: Size): AsyncGenerator<Reading> {
  process.env.BROTLI_QUALITY = IMAGE_BROTLI_QUALITY;
  const instance = await startTestInstance();
  const spare = await freePorts();
  const serve = (dist: string, port: number) =>
    serveApp({ dist, port, apiUrl: instance.deployment.apiUrl, places: instance.deployment.places });
  const isWhole = size === 'whole';
  const servers = [await serve(await buildBareReact(), spare['public-checkout'])];
  if (isWhole) servers.push(await serve(await buildReactAdmin(), spare.backoffice));
  const { CHROMIUM_PATH: executablePath } = findBrowser();
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const all = Object.entries(await pagesOf(browser, instance.deployment.places)).filter(
      ([name]) => isWhole || QUICK.has(name),
    );
    const peers: [string, Visited][] = [
      ['bare', { device: 'phone', address: `http://localhost:${spare['public-checkout']}/`, control: 'input' }],
    ];
    if (isWhole) {
      const address = `http://localhost:${spare.backoffice}/`;
      peers.push(['react-admin', { device: 'desktop', address, control: 'tbody td', bypassCSP: true }]);
    }
    const figuresByPage = await inTurns(browser, [...peers, ...all], isWhole ? 5 : 1);
    yield* readingsOf(figuresByPage);
  } finally {
    await browser.close();
    for (const server of servers) await server.close();
    await instance.stop();
  }
}

async function inTurns(browser: Browser, pages: [string, Visited][], rounds: number): Promise<Map<string, Figures>> {
  const figuresByPage = new Map(pages.map(([name]) => [name, [] as Figures[]]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, page] of pages) figuresByPage.get(name)!.push(await visit(browser, page));
  const middle = (all: Figures[], of: keyof Figures) => median(all.map((one) => one[of]));
  return new Map(
    [...figuresByPage].map(([name, all]) => [
      name,
      Object.fromEntries(
        Object.keys(all[0]!).map((of) => [of, middle(all, of as keyof Figures)]),
      ) as unknown as Figures,
    ]),
  );
}

function* readingsOf(figuresByPage: Map<string, Figures>): Generator<Reading> {
  const bare = figuresByPage.get('bare')!;
  const reactAdmin = figuresByPage.get('react-admin');
  for (const peer of ['bare', 'react-admin']) figuresByPage.delete(peer);
  const each = (names: readonly string[], of: keyof Figures, id: string): Reading => {
    const known = names.filter((name) => figuresByPage.has(name));
    const value = known.map((name) => figuresByPage.get(name)![of]);
    return { id, value, detail: known.map((name, i) => `${name} ${round(value[i]!)}`).join(', ') };
  };
  for (const [name, figures] of figuresByPage)
    yield { id: `${name}-bytes`, value: figures.bytes, detail: detailOf(figures, bare) };
  for (const name of ['client-home', 'client-payments', 'report', 'portfolio', 'panel', 'clients', 'payments'])
    if (figuresByPage.has(name)) yield { id: `${name}-lcp`, value: figuresByPage.get(name)!.largest };
  yield each([...figuresByPage.keys()], 'blocked', 'pages-blocked');
  yield each(CHECKOUT, 'shift', 'checkout-shift');
  yield each(CHECKOUT, 'response', 'checkout-response');
  yield each(LISTS, 'response', 'lists-response');
  if (reactAdmin) {
    const beside = (of: 'largest' | 'blocked', name: string) => figuresByPage.get(name)![of] / reactAdmin[of];
    const detail = `react-admin ${detailOf(reactAdmin, bare)}, ${round(reactAdmin.bytes)} kB`;
    yield { id: 'lists-lcp-peer', value: LISTS.map((name) => beside('largest', name)), detail };
    yield { id: 'payments-blocked-peer', value: beside('blocked', 'payments') };
  }
  yield each(['filters'], 'response', 'filters-response');
  yield each(LISTS, 'heap', 'lists-heap');
}

const round = (value: number) => String(Number(value.toFixed(value < 1 ? 3 : 1)));
const times = (own: number, bare: number) => `${own.toFixed(0)} ms (${(own / bare).toFixed(2)}x bare React)`;
const detailOf = ({ largest, usable, blocked, response, shift, heap }: Figures, bare: Figures) =>
  [
    `LCP ${times(largest, bare.largest)}`,
    `interactive ${times(usable, bare.usable)}`,
    `TBT ${round(blocked)}`,
    `INP ${round(response)}`,
    `CLS ${round(shift)}`,
    `heap ${round(heap)} MiB`,
  ].join(', ');
