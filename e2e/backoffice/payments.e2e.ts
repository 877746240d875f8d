import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Pagamentos' }).locator('tbody tr');

test.beforeEach(async ({ page }) => {
  await logIn(page, 'financeiro');
  await page.goto('/#/pagamentos');
  await expect(rows(page).first()).toBeVisible();
});

test('overdue payments are found by a status of their own', async ({ page }) => {
  await page.getByLabel('Filtrar por Situação').selectOption({ label: 'VENCIDO' });
  await expect(page).toHaveURL(/payment\.status=expired/);
  await expect(rows(page).first()).toContainText('VENCIDO');
  for (const text of await rows(page).allInnerTexts()) expect(text).toContain('VENCIDO');
});

test('amounts and discounts are found by their bands', async ({ page }) => {
  await page.goto('/#/pagamentos?payment.discount=0');
  await expect(rows(page).first()).toContainText('R$ 0,00');
  const options = page.getByLabel('Filtrar por Valor').locator('option');
  await expect(options).toHaveText(['Todos', '= 0', '1 a 50', '51 a 100', '101 a 150', 'acima de 150']);
});

test('a link from a coupon shows it as a filter that can be taken away', async ({ page }) => {
  await page.goto('/#/pagamentos?coupon.id=1&perPage=20&page=1&sort=payment.created_at&order=-1');
  await expect(page.getByRole('button', { name: 'Remover o filtro Cupom' })).toBeVisible();
  await expect(page.getByText('Cupom MIRANTE50')).toBeVisible();
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Remover o filtro Cupom' }).click();
  await expect(page).not.toHaveURL(/coupon\.id/);
});

test('one client with two hundred payments is paged through', async ({ page }) => {
  await page.goto('/#/pagamentos?client.id=1008&perPage=100');
  await expect(rows(page)).toHaveCount(100);
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await expect(page.getByText(/^101 a 200 de/)).toBeVisible();
});

test('a payment tells its method, coupon, dates and items, and leads to its client', async ({ page }) => {
  await page.goto('/#/pagamentos?client.id=1001&payment.type=renew&payment.status=paid');
  await rows(page)
    .filter({ hasText: 'Ana Beatriz Falcão' })
    .filter({ hasText: 'RENOVAÇÃO' })
    .first()
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Pagamento / })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('PAGO');
  await expect(main).toContainText('RENOVAÇÃO');
  await expect(page.getByRole('region', { name: 'Cupom' })).toContainText('MIRANTE50');
  await expect(page.getByRole('region', { name: 'Itens' })).toContainText('Mirante Completo');
  await expect(page.getByRole('link', { name: 'MIRANTE50' })).toHaveAttribute('href', '#/cupons/1');
  await expect(page.getByRole('region', { name: 'Cliente' })).toContainText('ana@mirante.example');
  await expect(page.getByRole('region', { name: 'Alterações' })).toBeVisible();
  await page.getByRole('link', { name: 'Ana Beatriz Falcão' }).click();
  await expect(page).toHaveURL(/#\/clientes\/1001$/);
});

test('a Pix that waits is told to staff, who are not asked to pay it', async ({ page }) => {
  await page.goto('/#/pagamentos?payment.method=pix&payment.status=pending');
  // Until the filtered rows are there, the others stay.
  await expect(rows(page).filter({ hasNotText: 'Pix' })).toHaveCount(0);
  await rows(page).filter({ hasText: 'PENDENTE' }).first().getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Pix à espera do cliente' })).toBeVisible();
  await expect(page.getByText('Pague com Pix')).toHaveCount(0);
});

test('payments go into a spreadsheet with the filter in use', async ({ page }) => {
  await page.goto('/#/pagamentos?client.id=1002');
  await expect(rows(page).filter({ hasNotText: 'Bruno Tavares Lima' })).toHaveCount(0);
  const shown = await rows(page).count();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('pagamentos.csv');
  const text = await readFile(await download.path(), 'utf8');
  expect(text.trimEnd().split('\r\n')).toHaveLength(shown + 1);
});

test('a payment that does not exist is a page that says so', async ({ page }) => {
  await page.goto('/#/pagamentos/999999');
  await expect(page.getByText('Código 404')).toBeVisible();
});
