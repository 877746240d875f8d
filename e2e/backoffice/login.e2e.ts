import { fillLogin, logIn, logInByForm } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

test('session: survives a reload, is shared by tabs, and ends with the last one', async ({ page, context }) => {
  await logInByForm(page, 'admin');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Início' })).toBeVisible();
  const pasted = await context.newPage();
  await pasted.goto('/#/clientes?client.filter=ana%40mirante.example');
  await expect(pasted.getByRole('row', { name: /Ana Beatriz/ })).toBeVisible();
  const opened = context.waitForEvent('page');
  await pasted
    .getByRole('row', { name: /Ana Beatriz/ })
    .getByRole('cell')
    .nth(2)
    .click({ modifiers: ['ControlOrMeta'] });
  const client = await opened;
  await expect(client.getByRole('heading', { level: 1, name: /Ana Beatriz/ })).toBeVisible();
  await client.getByRole('button', { name: 'Menu de Renata Brandão' }).click();
  await client.getByRole('menuitem', { name: 'Sair' }).click();
  for (const tab of [page, pasted, client]) await expect(tab).toHaveURL(/#\/login$/);
  await logInByForm(page, 'admin');
  await expect(pasted).toHaveURL(/#\/clientes/);
  for (const tab of [page, pasted, client]) await tab.close();
  const later = await context.newPage();
  await later.goto('/#/clientes');
  await expect(later).toHaveURL(/#\/login$/);
});

test('login: leads to the requested URL', async ({ page }) => {
  await page.goto('/#/pagamentos?payment.method=pix');
  await expect(page).toHaveURL(/#\/login$/);
  await fillLogin(page, 'admin');
  await expect(page).toHaveURL(/#\/pagamentos\?payment\.method=pix/);
});

test('permissions: a page without permission says who may open it, and shows no data', async ({ page }) => {
  await logIn(page, 'trader');
  await page.goto('/#/clientes');
  await expect(page.getByText('Código 403')).toBeVisible();
  await expect(page.getByText('Papéis que podem: administrador, atendimento, financeiro.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Ana Beatriz/ })).toHaveCount(0);
});

test.describe('app', () => {
  test.use({ provoked: /ERR_FAILED|Failed to fetch/ });

  test('says so when the code behind the login did not load, and opens on a retry', async ({ page }) => {
    await logIn(page, 'admin');
    let isFailing = true;
    await page.route(/\/assets\/logged-in-app-[^/]*\.js$/, (route) => (isFailing ? route.abort() : route.continue()));
    await page.goto('/#/clientes');
    await expect(page.getByRole('heading', { level: 1, name: 'Erro desconhecido' })).toBeVisible();
    isFailing = false;
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible();
  });
});
