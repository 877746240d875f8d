import { address } from '../support/address.ts';
import { expect, test } from '../support/test.ts';
import { phone } from './checkout.ts';

test.use(phone);

test('password recovery: answers alike for any address', async ({ page }) => {
  await page.goto('/#/esqueci-a-senha');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Campo obrigatório.')).toBeVisible();
  await page.getByLabel('Email').fill('ninguem@exemplo.com.br');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Pedido de recuperação de senha enviado com sucesso!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Requisição enviada!' })).toBeVisible();
});

test('new password: is typed twice, and needs a valid link', async ({ page }) => {
  await page.goto('/#/redefinir-senha/nao-existe');
  await page.getByLabel('Nova senha', { exact: true }).fill('12345');
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page.getByText('Senha deve possuir entre 6 e 30 caracteres.')).toBeVisible();
  await page.getByLabel('Nova senha', { exact: true }).fill('girassol');
  await page.getByLabel('Confirme a nova senha').fill('margarida');
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page.getByText('Senhas digitadas não conferem')).toBeVisible();
  await page.getByLabel('Confirme a nova senha').fill('girassol');
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page.getByRole('link', { name: 'Pedir um novo link' })).toBeVisible();
});

test.describe('e-mail confirmation', () => {
  test.use({ provoked: /ERR_FAILED/ });

  test('a failure is shown, with a retry unless the link is no longer valid', async ({ page }) => {
    const failure = page.getByRole('heading', { name: 'Ocorreu um erro na confirmação do email.' });
    const retry = page.getByRole('button', { name: 'Tentar novamente' });
    await page.route('**/api/v1/mailed-link', (route) => route.abort(), { times: 1 });
    const keepsFocus = page.waitForResponse(/restore-focus/);
    await page.goto('/#/confirmar-email/nao-existe');
    await expect(failure).toBeVisible();
    await keepsFocus;
    await retry.press('Enter');
    await expect(page.getByText(/Se o endereço já foi confirmado/)).toBeVisible();
    await expect(failure).toBeVisible();
    await expect(retry).toHaveCount(0);
    await expect(failure).toBeFocused();
  });
});

test('login: is at the client area', async ({ page }) => {
  await page.goto('/#/login');
  await expect(page).toHaveURL(`${address.client}/#/login`);
});

test('not found page: leads home', async ({ page }) => {
  await page.goto('/#/qualquer-coisa');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page.getByRole('article', { name: 'Mirante Completo' })).toBeVisible();
});
