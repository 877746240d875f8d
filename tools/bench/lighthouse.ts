// Lighthouse's scores of first pages, in its own profiles of a phone and a desktop. It is installed for the bench alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { median, type Reading, type Size } from '../../apps/api/bench/statistics.ts';
import { findBrowser, installInto } from '../browser.ts';
import { dataDir } from '../paths.ts';
import { freePorts } from '../processes.ts';
import { startTestInstance } from '../test-instance.ts';
import { FLAGS, IMAGE_BROTLI_QUALITY } from './visit.ts';
import { logInAs } from './visited-pages.ts';

const PACKAGE = 'lighthouse@13.5.0';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];
/** From 0 to 100. */
type Scores = Record<Category, number>;

/** The part of its module that is used here. */
interface Lighthouse {
  default: (
    address: string,
    flags: object,
    config?: object,
  ) => Promise<{ lhr: { categories: Record<Category, Scored> } }>;
  desktopConfig: object;
}
interface Scored {
  score: number | null;
}

interface Audited {
  name: string;
  address: string;
  device: 'phone' | 'desktop';
  /** Whose login it needs. */
  by?: { app: string; email: string };
}

export async function* measure(size: Size): AsyncGenerator<Reading> {
  process.env.BROTLI_QUALITY = IMAGE_BROTLI_QUALITY;
  const lighthouse = await installLighthouse();
  const instance = await startTestInstance();
  const { checkout, client, backoffice } = instance.deployment.places;
  const ana = { app: client, email: 'ana@mirante.example' };
  const admin = { app: backoffice, email: 'admin@mirante.example' };
  const rounds = size === 'whole' ? 3 : 1;
  const scoresOf = async (pages: readonly Audited[]) => {
    const all: [string, Scores][] = [];
    for (const page of pages) all.push([page.name, await audit(lighthouse, page, rounds)]);
    return all;
  };
  try {
    const first = await scoresOf([
      { name: 'offer', address: `${checkout}/`, device: 'phone' },
      { name: 'sign-up', address: `${checkout}/#/cadastro?produtos=mirante_completo`, device: 'phone' },
    ]);
    yield reading('lighthouse-checkout', first, categories);
    const own = await scoresOf([
      { name: 'home', address: `${client}/#/`, device: 'phone', by: ana },
      { name: 'payments', address: `${client}/#/conta/pagamentos`, device: 'phone', by: ana },
    ]);
    yield reading('lighthouse-client', own, ['performance']);
    yield reading('lighthouse-client-others', own, ['accessibility', 'best-practices', 'seo']);
    const lists = await scoresOf([
      { name: 'clients', address: `${backoffice}/#/clientes`, device: 'desktop', by: admin },
      { name: 'payments', address: `${backoffice}/#/pagamentos?perPage=60`, device: 'desktop', by: admin },
    ]);
    // Staff's pages ask search engines to leave them out.
    yield reading('lighthouse-lists', lists, ['performance', 'accessibility', 'best-practices']);
  } finally {
    await instance.stop();
  }
}

async function installLighthouse(): Promise<Lighthouse> {
  const folder = path.join(dataDir, 'bench/lighthouse');
  if (!installInto(folder, PACKAGE)) throw new Error(`${PACKAGE} cannot be installed.`);
  return import(pathToFileURL(path.join(folder, 'node_modules/lighthouse/core/index.js')).href) as Promise<Lighthouse>;
}

/** The medians of several audits, each in a browser of its own. */
async function audit(lighthouse: Lighthouse, page: Audited, rounds: number): Promise<Scores> {
  const all: Scores[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await auditOnce(lighthouse, page));
  return Object.fromEntries(
    categories.map((category) => [category, median(all.map((scores) => scores[category]))]),
  ) as Scores;
}

async function auditOnce(lighthouse: Lighthouse, { address, device, by }: Audited): Promise<Scores> {
  const profile = mkdtempSync(path.join(tmpdir(), 'mirante-lighthouse-'));
  const { api: port } = await freePorts();
  const { CHROMIUM_PATH: executablePath } = findBrowser();
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    // The session ends with its last tab, so this one stays.
    if (by) await logInAs(await browser.newPage(), by.app, by.email);
    const flags = { port, logLevel: 'error', onlyCategories: categories, disableStorageReset: by !== undefined };
    const { lhr } = await lighthouse.default(
      address,
      flags,
      device === 'desktop' ? lighthouse.desktopConfig : undefined,
    );
    return Object.fromEntries(
      categories.map((category) => [category, (lhr.categories[category].score ?? Number.NaN) * 100]),
    ) as Scores;
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

const reading = (id: string, pages: readonly [string, Scores][], judged: readonly Category[]): Reading => ({
  id,
  value: pages.flatMap(([, scores]) => judged.map((category) => scores[category])),
  detail: pages
    .map(([name, scores]) => `${name} ${judged.map((category) => Math.round(scores[category])).join('/')}`)
    .join(', '),
});
