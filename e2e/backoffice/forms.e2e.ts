import type { Page } from 'playwright/test';
import { logIn } from '../support/log-in.ts';
import { uniqueText } from '../support/unique.ts';
import { expect, test } from '../support/test.ts';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Há alterações não salvas' });
/** Unlike `goto` of these tests, without a reload. */
const typeAddress = (page: Page, hash: string) => page.evaluate((to) => void (location.hash = to), hash);

test('dividend form: edited from the middle of a filtered list and back, without losing input by any way out', async ({
  page,
}) => {
  await logIn(page, 'conteudo');
  await page.goto('/#/dividendos?sort=dividend.code&order=1&perPage=50&dividend.stock_portfolio_id=1');
  const frame = page.getByRole('region', { name: 'Dividendos', exact: true });
  const row = frame.locator('tbody tr').nth(40);
  await row.getByRole('link', { name: 'Editar' }).scrollIntoViewIfNeeded();
  const code = await row.locator('td').nth(1).innerText();
  const [scrolled, list] = [await frame.evaluate((node) => node.scrollTop), page.url()];
  expect(scrolled).toBeGreaterThan(0);
  await row.getByRole('link', { name: 'Editar' }).click();
  const value = page.getByLabel('Valor por ação');
  const typed = `0,${Date.now() % 1_000_000}1`;
  await value.fill(typed);

  await page.getByRole('link', { name: 'Início' }).click();
  await question(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(value).toHaveValue(typed);
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL(/\/editar$/);
  await question(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(value).toHaveValue(typed);
  await typeAddress(page, '#/dividendos');
  await question(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL(/\/editar$/);
  page.once('dialog', (dialog) => void dialog.dismiss());
  await page.close({ runBeforeUnload: true });
  await expect(value).toHaveValue(typed);

  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Alterações salvas!')).toBeVisible();
  await expect(page).toHaveURL(list);
  await expect(row.getByRole('link', { name: 'Editar' })).toBeFocused();
  await expect(row).toContainText(code);
  await expect.poll(() => frame.evaluate((node) => node.scrollTop)).toBe(scrolled);
});

test('form: Back with changes asks, then goes to the intended history entry', async ({ page }) => {
  await logIn(page, 'conteudo');
  await page.goto('/#/dividendos?dividend.stock_portfolio_id=1&page=2');
  await page.getByRole('link', { name: 'Editar' }).first().click();
  await page.getByLabel('Valor por ação').fill('7,5');
  await page.goBack();
  await question(page).getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(page).toHaveURL(/#\/dividendos\?dividend\.stock_portfolio_id=1&page=2$/);
  await expect(page.getByRole('link', { name: 'Editar' }).first()).toBeFocused();
  await page.goForward();
  await expect(page.getByLabel('Valor por ação')).not.toHaveValue('7,5');
});

test('form at a typed address: Back with changes asks, every time, and Cancelar returns to it', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/#/produtos');
  await page.getByRole('link', { name: 'Clientes', exact: true }).click();
  await typeAddress(page, '#/cupons/1/editar');
  const quantity = page.getByLabel('Quantidade');
  const typed = String(Date.now() % 1_000_000);
  await quantity.fill(typed);
  for (const _ of ['first', 'again']) {
    await page.goBack();
    await question(page).getByRole('button', { name: 'Cancelar' }).click();
    await expect(page).toHaveURL(/#\/cupons\/1\/editar$/);
    await expect(quantity).toHaveValue(typed);
  }
  await page.goBack();
  await question(page).getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(page).toHaveURL(/#\/clientes$/);
});

test('dividend sheet: its draft is restored in its tab until discarded', async ({ page }) => {
  await logIn(page, 'conteudo');
  const mark = `PV${uniqueText().toUpperCase()}`;
  await page.goto('/#/criar-dividendos');
  await page.getByLabel('Código do dividendo 1', { exact: true }).fill(mark);
  await page.getByRole('link', { name: 'Dividendos', exact: true }).first().click();
  await question(page).getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dividendos' })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Criar dividendos' }).click();
  await expect(page.getByText('Rascunho recuperado')).toBeVisible();
  await expect(page.getByLabel('Código do dividendo 1', { exact: true })).toHaveValue(mark);
  await page.getByRole('button', { name: 'Descartar rascunho' }).click();
  await expect(page.getByLabel('Código do dividendo 1', { exact: true })).toHaveValue('');
});

test('field error: does not move the link that is being clicked', async ({ page }) => {
  await logIn(page, 'conteudo');
  await page.goto('/#/criar-categoria-de-fundos');
  await page.getByRole('textbox').first().focus();
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL(/#\/categorias-de-fundos$/);
});

test('record field: Tab goes on to the next field, past options that scroll', async ({ page }) => {
  await logIn(page, 'conteudo');
  await page.goto('/#/criar-fundo');
  await page.getByRole('combobox', { name: 'Categoria' }).focus();
  // However many categories there are.
  await page.getByRole('listbox', { name: 'Categoria' }).evaluate((list) => void (list.style.maxHeight = '40px'));
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Liquidez (dias)')).toBeFocused();
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('forced colours: what is chosen, the focused field and the main button are outlined', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await logIn(page, 'financeiro');
  await page.goto('/#/criar-cupom');
  await expect(page.getByRole('button', { name: 'Salvar' })).toHaveCSS('outline-style', 'solid');
  const field = page.getByRole('textbox', { name: 'Quantidade' });
  await field.focus();
  await expect(field).toHaveCSS('outline-style', 'solid');
  await page.goto('/#/pagamentos');
  await expect(page.getByRole('button', { name: 'Página 1', exact: true })).toHaveCSS('outline-style', 'solid');
  const search = page.getByLabel('Filtrar por ID', { exact: true });
  await search.focus();
  await expect(search).toHaveCSS('outline-style', 'solid');
  await page.goto('/#/');
  const periods = page.locator('label', { has: page.getByRole('radio') });
  await expect(periods).toHaveText(['7 dias', '30 dias', '90 dias']);
  const outlines = await periods.evaluateAll((all) => all.map((label) => getComputedStyle(label).outlineStyle));
  expect(outlines).toEqual(['none', 'solid', 'none']);
});
