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

test('a stranger is sent to the login from any page', async ({ page }) => {
  for (const route of ['/', '/clientes', '/clientes/1001', '/pagamentos', '/permissoes']) {
    await page.goto(`/#${route}`);
    await expect(page).toHaveURL(/#\/login$/);
  }
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

test('the button waits for an identifier and a password', async ({ page }) => {
  await page.goto('/#/login');
  const button = page.getByRole('button', { name: 'Acessar' });
  await expect(button).toBeDisabled();
  await page.getByLabel('Email | CPF').fill('nem isto nem aquilo');
  await page.getByLabel('Senha', { exact: true }).fill('mirante123');
  await expect(button).toBeDisabled();
  await page.getByLabel('Email | CPF').fill('admin@mirante.example');
  await expect(button).toBeEnabled();
});

test("a client's right password is no session here, and leads to the client area", async ({ page }) => {
  await page.goto('/#/login');
  await fillLogin(page, 'ana');
  const link = page.getByRole('link', { name: 'Ir para a área do cliente' });
  await expect(link).toHaveAttribute('href', /\/#\/login$/);
  await expect(page).toHaveURL(/#\/login$/);
  await page.goto('/#/');
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

test('an unknown address says so in English and leads home', async ({ page }) => {
  await page.goto('/#/nada-aqui');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(/#\/login$/);
});
