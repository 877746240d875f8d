import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright/test';
import { fillLogin, logIn, PASSWORD } from '../support/log-in.ts';
import { enter, newUser, type NewUser } from '../support/new-user.ts';
import { expect, test } from '../support/test.ts';

let dora: NewUser;
test.beforeEach(async ({ page, request }) => {
  dora = await newUser(request, 'trader');
  await enter(page, dora);
});

const open = async (page: Page, item: string) => {
  await page.getByRole('button', { name: /^Menu de/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
};
const leave = async (page: Page) => {
  await open(page, 'Sair');
  await expect(page).toHaveURL(/#\/login$/);
};

test('one edits name and e-mail, and sees the own roles', async ({ page }) => {
  await open(page, 'Meus dados');
  await expect(page.getByRole('list', { name: 'Meus papéis' })).toContainText('trader');
  await page.getByLabel('Nome', { exact: true }).fill('');
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  await page.getByLabel('Nome', { exact: true }).fill('Dora Renomeada');
  await page.getByLabel('Email', { exact: true }).fill('nem isto');
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  await page.getByLabel('Email', { exact: true }).fill(dora.email);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Dados atualizados com sucesso!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu de Dora Renomeada' })).toBeVisible();
});

test('a new password takes the old one', async ({ page }) => {
  await open(page, 'Trocar senha');
  const fill = async (current: string) => {
    await page.getByLabel('Senha antiga').fill(current);
    await page.getByLabel('Senha nova', { exact: true }).fill('girassol');
    await page.getByLabel('Repita a senha nova').fill('girassol');
    await page.getByRole('button', { name: 'Trocar senha' }).click();
  };
  await fill('engano123');
  await expect(page.getByText('Senha antiga não foi reconhecida.')).toBeVisible();
  await fill(PASSWORD);
  await expect(page.getByText('Senha atualizada com sucesso!')).toBeVisible();
  await leave(page);
  await fillLogin(page, dora.email, 'girassol');
  await expect(page.getByRole('heading', { name: 'Início' })).toBeVisible();
});

/** The app on the phone. A code counts once, and the next half minute's is good already: so two of them need no wait. */
function phoneWith(secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  let step = 0;
  return () => totp.generate({ timestamp: Date.now() + STEP_MS * step++ });
}
const STEP_MS = 30_000;

test('a second factor is set up by a QR code, asked for at the login, and turned off again', async ({ page }) => {
  await open(page, 'Segurança');
  await page.getByLabel('Sua senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Ligar segundo fator' }).click();
  await expect(page.getByRole('img', { name: 'QR Code para o aplicativo autenticador' })).toBeVisible();
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
  await fillLogin(page, dora.email);
  await expect(page.getByLabel('Código do aplicativo')).toBeFocused();
  await page.getByLabel('Código do aplicativo').fill(code());
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByRole('heading', { name: 'Início' })).toBeVisible();

  await leave(page);
  await fillLogin(page, dora.email);
  await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
  await page.getByLabel('Código de recuperação').fill(kept[0]!.toLowerCase());
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByRole('heading', { name: 'Início' })).toBeVisible();

  await open(page, 'Segurança');
  await expect(page.getByText('Restam 9 códigos de recuperação.')).toBeVisible();
  await page.getByRole('button', { name: 'Desligar' }).click();
  await page.getByLabel('Sua senha', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Código', { exact: true }).fill(kept[1]!);
  await page.getByRole('button', { name: 'Desligar' }).click();
  await expect(page.getByText('Segundo fator desligado.')).toBeVisible();
  await leave(page);
  await enter(page, dora);
});

test('an administrator gives a way back to who lost phone and codes', async ({ page, browser, baseURL }) => {
  await open(page, 'Segurança');
  await page.getByLabel('Sua senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Ligar segundo fator' }).click();
  const code = phoneWith((await page.locator('code').innerText()).replaceAll(' ', ''));
  await page.getByLabel('Código do aplicativo').fill(code());
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByRole('button', { name: 'Já guardei' })).toBeVisible();
  const admin = await browser.newPage({ baseURL: baseURL! });
  await logIn(admin, 'admin');
  await admin.goto(`/#/usuarios/${dora.id}`);
  await admin.getByRole('region', { name: 'Dados' }).getByRole('button', { name: 'Remover' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
  await expect(admin.getByText('Segundo fator desligado.')).toBeVisible();
  await expect(admin.getByRole('region', { name: 'Alterações' })).toContainText(
    'Desligar o segundo fator de um usuário',
  );
  await admin.close();
  await page.goto('/#/login');
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await enter(page, dora);
});
