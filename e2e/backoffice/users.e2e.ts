import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright/test';
import { fillLogin, logIn, STRONG_PASSWORD } from '../support/log-in.ts';
import { mailedLink } from '../support/mail.ts';
import { enterBackoffice, newEmail, newUser } from '../support/new-user.ts';
import { expect, test } from '../support/test.ts';

test('user: a new one sets the password by the mailed link', async ({ page, request, browser }) => {
  const email = newEmail();
  await logIn(page, 'admin');
  await page.goto('/#/criar-usuario');
  await page.getByLabel('Nome').fill('Paula de Teste');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('checkbox', { name: 'conteudo' }).check();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Usuário criado com sucesso!')).toBeVisible();
  await expect(page).toHaveURL(/#\/usuarios$/);
  const hers = await (await browser.newContext()).newPage();
  await hers.goto(await mailedLink(request, email, 'redefinir-senha'));
  await expect(hers.getByLabel('Nova senha', { exact: true })).toHaveAccessibleDescription(/12 para a equipe/);
  await hers.getByLabel('Nova senha', { exact: true }).fill(STRONG_PASSWORD);
  await hers.getByLabel('Confirme a nova senha').fill(STRONG_PASSWORD);
  await hers.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(hers.getByRole('heading', { name: 'Senha atualizada com sucesso!' })).toBeVisible();
  await hers.getByRole('link', { name: 'Fazer login' }).click();
  await fillLogin(hers, email, STRONG_PASSWORD);
  await expect(hers.getByRole('button', { name: 'Menu de Paula de Teste' })).toBeVisible();
});

test('user: changed roles apply to the next action, and a removed user is out at once', async ({
  page,
  request,
  browser,
}) => {
  const dora = await newUser(request, 'trader');
  const hers = await (await browser.newContext()).newPage();
  await enterBackoffice(hers, dora);
  await hers.goto('/#/pagamentos');
  await expect(hers.getByText('Código 403')).toBeVisible();
  await logIn(page, 'admin');
  await page.goto(`/#/usuarios/${dora.id}`);
  await page.getByRole('link', { name: 'Editar papéis' }).click();
  await page.getByRole('checkbox', { name: 'trader' }).uncheck();
  await page.getByRole('checkbox', { name: 'financeiro' }).check();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Alterações salvas!')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Alterações' })).toContainText('Editar os papéis de um usuário');
  await hers.reload();
  await expect(hers.getByRole('table', { name: 'Pagamentos' })).toBeVisible();
  await page.getByRole('button', { name: 'Remover' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(`Deseja mesmo remover o usuário ${dora.name}?`);
  await dialog.getByRole('button', { name: 'Remover' }).click();
  await expect(page).toHaveURL(/#\/usuarios$/);
  await hers.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Reembolsos' }).click();
  await expect(hers).toHaveURL(/#\/login$/);
});

const open = async (page: Page, item: string) => {
  await page.getByRole('button', { name: /^Menu de/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
};
const leave = async (page: Page) => {
  await open(page, 'Sair');
  await expect(page).toHaveURL(/#\/login$/);
};

/**
 * The authenticator app. A code is accepted once, and the next half minute's is valid already, so that two codes need
 * no wait.
 */
function phoneWith(secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  let step = 0;
  return () => totp.generate({ timestamp: Date.now() + STEP_MS * step++ });
}
const STEP_MS = 30_000;

test('user: a second factor is set up by QR code, asked for at login, and disabled', async ({ page, request }) => {
  const dora = await newUser(request, 'trader');
  await enterBackoffice(page, dora);
  await open(page, 'Segurança');
  await page.getByLabel('Sua senha', { exact: true }).fill(STRONG_PASSWORD);
  await page.getByRole('button', { name: 'Ligar segundo fator' }).click();
  await expect(page.getByRole('img', { name: 'QR code para o aplicativo autenticador' })).toBeVisible();
  const code = phoneWith((await page.locator('code').innerText()).replaceAll(' ', ''));
  await page.getByLabel('Código do aplicativo').fill('000000');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText('Código incorreto ou já usado.')).toBeVisible();
  await page.getByLabel('Código do aplicativo').fill(code());
  await page.getByRole('button', { name: 'Confirmar' }).click();
  const codes = page.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const kept = await codes.allInnerTexts();
  await page.getByRole('button', { name: 'Já guardei' }).click();
  await expect(page.getByText('Restam 10 códigos de recuperação.')).toBeVisible();

  await leave(page);
  await fillLogin(page, dora.email, STRONG_PASSWORD);
  await expect(page.getByLabel('Código do aplicativo')).toBeFocused();
  await page.getByLabel('Código do aplicativo').fill(code());
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByRole('heading', { name: 'Início' })).toBeVisible();

  await leave(page);
  await fillLogin(page, dora.email, STRONG_PASSWORD);
  await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
  await page.getByLabel('Código de recuperação').fill(kept[0]!.toLowerCase());
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByRole('heading', { name: 'Início' })).toBeVisible();

  await open(page, 'Segurança');
  await expect(page.getByText('Restam 9 códigos de recuperação.')).toBeVisible();
  await page.getByRole('button', { name: 'Desligar' }).click();
  await page.getByLabel('Sua senha', { exact: true }).fill(STRONG_PASSWORD);
  await page.getByLabel('Código', { exact: true }).fill(kept[1]!);
  await page.getByRole('button', { name: 'Desligar' }).click();
  await expect(page.getByText('Segundo fator desligado.')).toBeVisible();
  await leave(page);
  await enterBackoffice(page, dora);
});

test('permissions: the table scrolls to its last row by keyboard', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/#/permissoes');
  const table = page.getByRole('region', { name: 'Permissões' });
  const last = table.getByRole('row').last();
  await expect(last).not.toBeInViewport();
  await table.focus();
  await page.keyboard.press('End');
  await expect(last).toBeInViewport();
});
