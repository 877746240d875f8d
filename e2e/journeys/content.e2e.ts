import type { Browser, BrowserContextOptions, Page } from 'playwright/test';
import { address } from '../support/address.ts';
import { logInAlone } from '../support/log-in.ts';
import { uniqueText } from '../support/unique.ts';
import { pdfOf } from '../support/pdf.ts';
import { expect, test } from '../support/test.ts';

/** Bought by ana, not by bruno. */
const PRODUCT = 'Invista em Ações';
/** The upload queues the job that extracts a new PDF's text. */
const INDEXED_WITHIN_MS = 60_000;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function openAs(browser: Browser, who: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await logInAlone(page, who);
  return page;
}

/** Returns the report's id. */
async function publishReport(page: Page, name: string, lines: readonly string[]): Promise<string> {
  await page.goto(`${address.backoffice}/#/criar-relatorio`);
  await page.getByLabel('Nome').fill(name);
  await page.getByLabel('Descrição').fill('O que muda nos proventos.');
  await page.getByRole('checkbox', { name: PRODUCT }).check();
  await page.getByRole('checkbox', { name: /^Rascunho/ }).uncheck();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByRole('link', { name: 'Enviar PDF' }).click();
  await page
    .getByLabel('PDF do relatório')
    .setInputFiles({ name: 'estudo.pdf', mimeType: 'application/pdf', buffer: pdfOf(lines) });
  await page.getByRole('button', { name: 'Enviar PDF' }).click();
  // The API takes up to 20 s to process it.
  await expect(page.getByText('PDF enviado!')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Versões do PDF' })).toContainText(`${lines.length} páginas`);
  return /relatorios\/(\d+)$/.exec(page.url())![1]!;
}

async function publishNews(page: Page, title: string): Promise<void> {
  await page.goto(`${address.backoffice}/#/criar-noticia`);
  await page.getByRole('textbox', { name: 'Título' }).fill(title);
  await page.getByRole('textbox', { name: 'Texto' }).click();
  await page.keyboard.type('O conselho aprovou ');
  await page.keyboard.press('Control+B');
  await page.keyboard.type('proventos extras');
  await page.getByRole('checkbox', { name: PRODUCT }).check();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Notícia criada!')).toBeVisible();
}

async function search(page: Page, text: string, found: string): Promise<void> {
  await page.goto(`${address.client}/#/conteudos`);
  await page.getByLabel('Buscar nos conteúdos').fill(text);
  await expect(page).toHaveURL(new RegExp(`busca=${text}`));
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: found })).toBeVisible({ timeout: 8000 });
  }).toPass({ timeout: INDEXED_WITHIN_MS });
}

test("content: staff publish it; it is found by its PDF's words and read on a phone, and 404 without the product", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const mark = uniqueText();
  const staff = await openAs(browser, 'conteudo');
  const lines = ['Capa', `Calendario ${mark} de proventos`, 'Contracapa'];
  const report = await publishReport(staff, 'Estudo de proventos', lines);
  await publishNews(staff, `Fato relevante ${mark}`);

  const ana = await openAs(browser, 'ana', phone);
  await search(ana, mark, '2 resultados');
  await ana.getByRole('link', { name: /^Pág\. 2/ }).click();
  await expect(ana).toHaveURL(new RegExp(`#/relatorios/${report}\\?pagina=2$`));
  // Its copy is stamped first.
  await expect(ana.getByLabel('Página, de 3')).toHaveValue('2', { timeout: 30_000 });
  await expect(ana.getByText(lines[1]!)).toBeInViewport();
  await ana.getByRole('button', { name: 'Próxima página' }).click();
  await expect(ana.getByText('Contracapa')).toBeInViewport();
  await ana.goBack();
  await ana.getByRole('link', { name: new RegExp(`Fato relevante ${mark}`) }).click();
  await expect(ana.locator('strong', { hasText: 'proventos extras' })).toBeVisible();

  const bruno = await openAs(browser, 'bruno');
  await search(bruno, mark, '0 resultados');
  await bruno.goto(`${address.client}/#/relatorios/${report}`);
  await expect(bruno.getByText('Código 404')).toBeVisible();
});
