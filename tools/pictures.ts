// node tools/pictures.ts: takes the README's screenshots of a running Mirante, at the addresses in CHECKOUT_URL,
// CLIENT_URL and BACKOFFICE_URL.
import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { findBrowser } from './browser.ts';
import { deployment, root } from './paths.ts';

interface Picture {
  /** The file's name under `.github/pictures`. */
  name: string;
  at: string;
  width: number;
  height: number;
  scheme?: 'light' | 'dark';
  /** The login, if the page needs one. */
  who?: string;
  /** What the page shows once it is complete. */
  sign: string | RegExp;
}

const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 800 };
const { checkout, client, backoffice } = deployment.places;
const pictures: readonly Picture[] = [
  { name: 'offer', at: `${checkout}/#/`, ...wide, sign: 'Mirante Completo' },
  {
    name: 'checkout-phone',
    at: `${checkout}/#/cadastro?produtos=mirante_completo&cupom=MIRANTE50`,
    ...phone,
    sign: 'Prosseguir',
  },
  { name: 'client-area', at: `${client}/#/`, ...wide, who: 'ana', sign: 'Últimos pagamentos' },
  {
    name: 'client-area-phone',
    at: `${client}/#/conta/meus-produtos`,
    ...phone,
    who: 'ana',
    scheme: 'dark',
    sign: 'Mirante Completo',
  },
  { name: 'report', at: `${client}/#/relatorios/24`, ...wide, who: 'ana', sign: /de \d+/ },
  {
    name: 'stock-portfolio',
    at: `${client}/#/carteiras-de-acoes/1`,
    ...wide,
    who: 'ana',
    scheme: 'dark',
    sign: 'Performance',
  },
  { name: 'live-panel', at: `${client}/#/full-trader/painel`, ...wide, width: 1440, who: 'ana', sign: 'Alertas e som' },
  {
    name: 'live-panel-phone',
    at: `${client}/#/full-trader/painel`,
    ...phone,
    who: 'ana',
    scheme: 'dark',
    sign: 'Alertas e som',
  },
  {
    name: 'desk',
    at: `${backoffice}/#/full-trader/mesa`,
    ...wide,
    // Down to the first open calls, below the form and its preview.
    height: 1270,
    who: 'trader',
    sign: 'Últimos eventos',
  },
  { name: 'home', at: `${backoffice}/#/`, ...wide, who: 'admin', sign: 'Funil do checkout' },
  {
    name: 'clients',
    at: `${backoffice}/#/clientes?sort=client.name&order=1`,
    ...wide,
    height: 640,
    who: 'admin',
    sign: /^1 a \d+ de/,
  },
  {
    name: 'client',
    at: `${backoffice}/#/clientes/1001`,
    ...wide,
    who: 'admin',
    scheme: 'dark',
    sign: 'Linha do tempo',
  },
];

const HEAVIEST = 300_000;
const folder = path.join(root, '.github/pictures');

async function take(
  browser: Browser,
  { name, at, width, height, scheme = 'light', who, sign }: Picture,
): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: scheme,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  });
  if (who) await logIn(page, new URL(at).origin, who);
  await page.goto(at);
  await page.getByText(sign).first().waitFor();
  await page.waitForLoadState('networkidle');
  const file = path.join(folder, `${name}.png`);
  await page.screenshot({ path: file, animations: 'disabled' });
  await page.close();
  const { size } = statSync(file);
  if (size > HEAVIEST) throw new Error(`${file} weighs ${size} bytes, of at most ${HEAVIEST}.`);
}

async function logIn(page: Page, origin: string, who: string): Promise<void> {
  await page.goto(`${origin}/#/login`);
  await page.getByLabel('Email | CPF').fill(`${who}@mirante.example`);
  await page.getByLabel('Senha', { exact: true }).fill('mirante123');
  await page.getByRole('button', { name: 'Acessar' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForURL((url) => !url.hash.startsWith('#/login'));
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: findBrowser().CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
});
try {
  for (const picture of pictures) await take(browser, picture);
} finally {
  await browser.close();
}
