import { fillLogin, logIn, logInByForm } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

test('staff are refused for a wrong password, log in by the right one, see who they are, and log out', async ({
  page,
}) => {
  await page.goto('/#/login');
  await fillLogin(page, 'admin', 'outra-senha');
  await expect(page.getByRole('alert')).toContainText('Usuário ou senha inválidos');
  await fillLogin(page, 'admin');
  await page.getByRole('button', { name: 'Menu de Renata Brandão' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/#\/login$/);
  await page.goto('/#/clientes');
  await expect(page).toHaveURL(/#\/login$/);
});

test('a session of the staff ends with its tab and not with a reload', async ({ page, context }) => {
  await logInByForm(page, 'admin');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Início' })).toBeVisible();
  const another = await context.newPage();
  await another.goto('/#/');
  await expect(another).toHaveURL(/#\/login$/);
});

test('who opens an address that is not theirs is told whose it is, and sees no row', async ({ page }) => {
  await logIn(page, 'trader');
  await page.goto('/#/clientes');
  await expect(page.getByText('Código 403')).toBeVisible();
  await expect(page.getByText('Papéis que podem: administrador, atendimento, financeiro.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Ana Beatriz/ })).toHaveCount(0);
});
