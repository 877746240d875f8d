import type { Page } from 'playwright/test';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Clientes' }).locator('tbody tr');
const row = (page: Page, name: string) => rows(page).filter({ has: page.getByRole('link', { name, exact: true }) });

test.beforeEach(async ({ page }) => {
  await logIn(page, 'atendimento');
  await page.goto('/#/clientes');
  await expect(rows(page).first()).toBeVisible();
});

test('a name is found without its accents, and the address keeps the search', async ({ page }) => {
  await page.getByLabel('Filtrar por Busca').fill('ines carvalho');
  await expect(row(page, 'Inês Carvalho Teles')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/client\.filter=ines\+carvalho/);
  await page.reload();
  await expect(page.getByLabel('Filtrar por Busca')).toHaveValue('ines carvalho');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Remover o filtro Busca' }).click();
  await expect(page).not.toHaveURL(/client\.filter/);
  await expect(rows(page)).toHaveCount(20);
});

test('an e-mail finds its client, and a phone too', async ({ page }) => {
  await page.getByLabel('Filtrar por Busca').fill('bruno@mirante.example');
  await expect(row(page, 'Bruno Tavares Lima')).toBeVisible();
  await page.goto('/#/clientes?client.phone=912345678');
  await expect(row(page, 'Inês Carvalho Teles')).toContainText('+351912345678');
});

test('the products to filter by stand in the order of the house', async ({ page }) => {
  const options = page.getByLabel('Filtrar por Produto', { exact: true }).locator('option');
  expect(await options.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))).toEqual([
    '',
    '100',
    '6',
    '5',
    '4',
    '3',
    '2',
    '1',
  ]);
});

test('filters by product and by status add up, and a reload keeps them', async ({ page }) => {
  await page.getByLabel('Filtrar por Produto', { exact: true }).selectOption('100');
  await page.getByLabel('Filtrar por Situação').selectOption('active');
  await expect(page).toHaveURL(/client\.product_id=100/);
  await expect(page).toHaveURL(/client\.product_status=active/);
  await expect(row(page, 'Carla Yamamoto Reis')).toBeVisible();
  for (const text of await rows(page).allInnerTexts()) expect(text).toMatch(/Mirante Consultoria[^]*ATIVO/);
  await page.reload();
  await expect(page.getByLabel('Filtrar por Produto', { exact: true })).toHaveValue('100');
  await expect(row(page, 'Carla Yamamoto Reis')).toBeVisible();
});

test('clients with and without active products are told apart', async ({ page }) => {
  await page.goto('/#/clientes?client.filter=davi@mirante.example&client.active_products=false');
  await expect(row(page, 'Davi Conceição Prado')).toContainText('CANCELADO');
  await page.goto('/#/clientes?client.filter=davi@mirante.example&client.active_products=true');
  await expect(page.getByText('Sem resultados para o filtro')).toBeVisible();
});

test('a list that finds nothing says so and offers all of it again', async ({ page }) => {
  await page.getByLabel('Filtrar por Busca').fill('ninguém se chama assim');
  await expect(page.getByText('Sem resultados para o filtro')).toBeVisible();
  await expect(page.getByText('Nenhum resultado encontrado.')).toBeVisible();
  await page.getByRole('table').getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(rows(page)).toHaveCount(20);
});

test('a column sorts up, then down, and says which', async ({ page }) => {
  const names = () => rows(page).locator('td:nth-child(2)').allInnerTexts();
  await page.getByRole('button', { name: 'Nome' }).click();
  await expect(page).toHaveURL(/sort=client\.name&order=1/);
  await expect(page.getByRole('columnheader', { name: 'Nome' })).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(async () => isSorted(await names())).toBe(true);
  await page.getByRole('button', { name: 'Nome' }).click();
  await expect(page.getByRole('columnheader', { name: 'Nome' })).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(async () => isSorted((await names()).toReversed())).toBe(true);
});

const isSorted = (names: string[]) =>
  names.every((name, i) => i === 0 || names[i - 1]!.localeCompare(name, 'pt-BR', { sensitivity: 'base' }) <= 0);

test('pages follow each other, and Back returns to the one before', async ({ page }) => {
  const first = await rows(page).first().innerText();
  await page
    .getByRole('navigation', { name: 'Páginas' })
    .getByRole('button', { name: 'Ir para a página 2', exact: true })
    .click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows(page).first()).not.toHaveText(first);
  await expect(page.getByText(/^21 a 40 de/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^1 a 20 de/)).toBeVisible();
  await page.getByLabel('Por página').selectOption('50');
  await expect(rows(page)).toHaveCount(50);
});

test('what an address asks wrongly is left out, and said', async ({ page }) => {
  await page.goto('/#/clientes?client.product_status=dormindo&cor=azul');
  await expect(page.getByText(/foram ignorados/)).toBeVisible();
  await expect(rows(page)).toHaveCount(20);
});

test('on a phone each client is a card, and the filters a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const cards = page.getByRole('list', { name: 'Clientes' }).getByRole('listitem');
  await expect(cards).toHaveCount(20);
  await page.getByRole('button', { name: /^Filtros/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await sheet.getByLabel('Situação').selectOption('cancelled');
  await sheet.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page).toHaveURL(/client\.product_status=cancelled/);
  await expect(cards.first()).toContainText('CANCELADO');
});
