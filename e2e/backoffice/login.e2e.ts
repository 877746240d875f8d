import { fillLogin, logIn, logInByForm } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

test('staff are refused for a wrong password, log in by the right one, see who they are, and log out', async ({
  page,
}) => {
  await page.goto('/#/login');
  await fillLogin(page, 'admin', 'outra-senha');
  await expect(page.getByRole('alert').filter({ hasText: 'Erro no acesso!' })).toContainText(
    'Usuário ou senha inválidos',
  );
  await fillLogin(page, 'admin');
  await page.getByRole('button', { name: 'Menu de Renata Brandão' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/#\/login$/);
  await page.goto('/#/clientes');
  await expect(page).toHaveURL(/#\/login$/);
});

test('a session of the staff outlives a reload, is shared by the tabs, and ends with the last of them', async ({
  page,
  context,
}) => {
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

test('the login leads to the address that was asked for', async ({ page }) => {
  await page.goto('/#/pagamentos?payment.method=pix');
  await expect(page).toHaveURL(/#\/login$/);
  await fillLogin(page, 'admin');
  await expect(page).toHaveURL(/#\/pagamentos\?payment\.method=pix/);
});

test('who opens an address that is not theirs is told whose it is, and sees no row', async ({ page }) => {
  await logIn(page, 'trader');
  await page.goto('/#/clientes');
  await expect(page.getByText('Código 403')).toBeVisible();
  await expect(page.getByText('Papéis que podem: administrador, atendimento, financeiro.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Ana Beatriz/ })).toHaveCount(0);
});
