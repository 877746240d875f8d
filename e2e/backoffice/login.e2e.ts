import { fillLogin, logInByForm } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

test('staff log in, see who they are, and log out', async ({ page }) => {
  await logInByForm(page, 'admin');
  await page.getByRole('button', { name: 'Menu de Renata Brandão' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/#\/login$/);
  await page.goto('/#/clientes');
  await expect(page).toHaveURL(/#\/login$/);
});

test('a wrong password is refused in the same words as an unknown account', async ({ page }) => {
  await page.goto('/#/login');
  for (const who of ['admin', 'ninguem']) {
    await fillLogin(page, who, 'outra-senha');
    await expect(page.getByRole('alert')).toContainText('Erro no acesso!');
    await expect(page.getByRole('alert')).toContainText('Usuário ou senha inválidos');
  }
  await expect(page).toHaveURL(/#\/login$/);
});

test('a session ends with its tab and not with a reload', async ({ page, context }) => {
  await logInByForm(page, 'admin');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Início' })).toBeVisible();
  const another = await context.newPage();
  await another.goto('/#/');
  await expect(another).toHaveURL(/#\/login$/);
});
