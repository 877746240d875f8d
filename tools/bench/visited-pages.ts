/// <reference lib="dom" />
import type { Places } from '@mirante/domain/house/brand.ts';
import type { Browser, Page } from 'playwright';
import { choose, press, tap, type } from './input.ts';
import type { Kept, Visited } from './visit.ts';

export const PASSWORD = 'mirante123';

/** The pages of the three frontends, each with a typical first interaction. */
export async function pagesOf(
  browser: Browser,
  { checkout, client, backoffice }: Places,
): Promise<Record<string, Visited>> {
  const ana = await keptOf(browser, client, 'ana@mirante.example');
  const staff = await keptOf(browser, backoffice, 'admin@mirante.example');
  const [report, portfolio] = [await firstOf(client, ana, 'reports'), await firstOf(client, ana, 'stock-portfolios')];
  const phone = { device: 'phone' } as const;
  const desk = { device: 'desktop' } as const;
  const [login, plan, name] = ['form input', 'a[href*="cadastro"]', 'input[name=name]'];
  const sort = (head: string) => press('thead [role="button"]', head);
  const [row, paid] = ['tbody a[href]', 'main a[href^="#/conta/pagamentos/"]'];
  const signUp = `${checkout}/#/cadastro?produtos=mirante_completo&cupom=MIRANTE50`;
  return {
    offer: { ...phone, address: `${checkout}/`, control: plan, text: 'R$\u00A099,50', act: tap(plan) },
    step0: { ...phone, address: signUp, control: name, text: '99,50', act: type(name, 'Maria Clara') },
    'client-login': { ...phone, address: `${client}/#/login`, control: login },
    'client-home': { ...phone, address: `${client}/#/`, control: paid, kept: ana },
    'client-payments': { ...phone, address: `${client}/#/conta/pagamentos`, control: paid, kept: ana },
    report: { ...phone, address: `${client}/#/relatorios/${report}`, control: 'main h1', kept: ana },
    portfolio: { ...phone, address: `${client}/#/carteiras-de-acoes/${portfolio}`, control: 'main canvas', kept: ana },
    panel: { ...desk, address: `${client}/#/full-trader/painel`, control: 'main table', kept: ana },
    'backoffice-login': { ...desk, address: `${backoffice}/#/login`, control: login },
    clients: { ...desk, address: `${backoffice}/#/clientes?perPage=20`, control: row, kept: staff, act: sort('Nome') },
    filters: { ...desk, address: `${backoffice}/#/clientes`, control: row, kept: staff, act: filter },
    payments: { ...desk, address: `${backoffice}/#/pagamentos?perPage=60`, control: row, kept: staff, act: sort('ID') },
  };
}

/** A text filter and a select filter. */
const filter = async (page: Page) => {
  await type('[aria-label="Filtrar por Telefone"]', '1199')(page);
  await choose('[aria-label="Filtrar por Situação"]')(page);
};

/** The first id in one of the client's lists, read from the API. */
async function firstOf(client: string, { local }: Kept, list: string): Promise<number> {
  const [, session] = local.find(([key]) => key === 'mirante.session')!;
  const { token } = JSON.parse(session) as { token: string };
  const answer = await fetch(`${client}/api/v1/client/${list}`, { headers: { authorization: `Bearer ${token}` } });
  const { items } = (await answer.json()) as { items: { id: number }[] };
  return items[0]!.id;
}

/** Logs in through the form. */
export async function logInAs(page: Page, address: string, email: string): Promise<void> {
  await page.goto(`${address}/#/login`);
  await page.getByLabel('Email | CPF').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Acessar' }).click();
  await page.waitForURL((url) => !url.hash.startsWith('#/login'));
}

/** Logs in through the form, without throttling, and returns the browser's storage. */
export async function keptOf(browser: Browser, address: string, email: string): Promise<Kept> {
  const context = await browser.newContext({ locale: 'pt-BR' });
  try {
    const page = await context.newPage();
    await logInAs(page, address, email);
    return await page.evaluate(() => ({
      local: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
    }));
  } finally {
    await context.close();
  }
}
