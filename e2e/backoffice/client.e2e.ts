import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => logIn(page, 'atendimento'));

test('a profile opens from the list and leads back to it as it was', async ({ page }) => {
  await page.goto('/#/clientes?client.filter=ana%40mirante.example&sort=client.name&order=1');
  await page.getByRole('link', { name: 'Ana Beatriz Falcão' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Beatriz Falcão' })).toBeFocused();
  await page.getByRole('link', { name: 'Clientes', exact: true }).last().click();
  await expect(page).toHaveURL(/#\/clientes\?.*client\.filter=ana%40mirante\.example/);
  await expect(page).toHaveURL(/sort=client\.name/);
});

test('the way back is never more than the query of the list', async ({ page }) => {
  await page.goto('/#/clientes/1001?backToList=%2F%2Fevil.example%2F%3Fa%3Db');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const link of await page.getByRole('link', { name: 'Clientes', exact: true }).all())
    expect(await link.getAttribute('href')).toMatch(/^#\/clientes/);
});

test('a profile tells who the client is and all that was acquired, the newest first', async ({ page }) => {
  await page.goto('/#/clientes/1001');
  const contact = page.getByRole('region', { name: 'Dados e contato' });
  await expect(contact).toContainText('ana@mirante.example');
  await expect(contact).toContainText(/\d{3}\.\d{3}\.\d{3}-\d{2}/);
  await expect(contact).toContainText('Feminino');
  await expect(page.getByRole('region', { name: 'Endereço' })).toContainText(/\d{5}-\d{3}/);
  const ids = await page.getByRole('region', { name: 'Produtos' }).locator('tbody td:first-child').allInnerTexts();
  expect(ids.map(Number)).toEqual(ids.map(Number).toSorted((a, b) => b - a));
  await expect(page.getByRole('region', { name: 'Produtos' })).toContainText(
    'Renovação aguardando confirmação do pagamento',
  );
});

test('the timeline says in words what its bars show', async ({ page }) => {
  await page.goto('/#/clientes/1001');
  const row = page
    .getByRole('region', { name: 'Linha do tempo' })
    .getByRole('listitem')
    .filter({ hasText: 'Mirante Completo' });
  await expect(row).toContainText(/expirado, de \d\d\/\d\d\/\d{4} a \d\d\/\d\d\/\d{4}; ativo, de/);
});

test('a client who has not confirmed the e-mail carries the badge', async ({ page }) => {
  await page.goto('/#/clientes/1001');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Email não confirmado')).toHaveCount(0);
});

test("a client's payments are one link away", async ({ page }) => {
  await page.goto('/#/clientes/1002');
  await page.getByRole('link', { name: 'Ver em Pagamentos' }).click();
  await expect(page).toHaveURL(/#\/pagamentos\?client\.id=1002&page=1&perPage=20&order=-1/);
  const rows = page.getByRole('table', { name: 'Pagamentos' }).locator('tbody tr');
  await expect(rows.filter({ hasText: 'Bruno Tavares Lima' }).first()).toBeVisible();
  await expect(rows.filter({ hasNotText: 'Bruno Tavares Lima' })).toHaveCount(0);
});

test('a client who does not exist is a page that says so', async ({ page }) => {
  for (const id of ['999999', '0', 'abc', '99999999999']) {
    await page.goto(`/#/clientes/${id}`);
    await expect(page.getByText('Código 404')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ir para o início' })).toBeVisible();
  }
});
