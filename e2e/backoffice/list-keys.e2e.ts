import { logIn, logInAlone, STRONG_PASSWORD } from '../support/log-in.ts';
import { newUser } from '../support/new-user.ts';
import { expect, test } from '../support/test.ts';

test('lists by keyboard: a view is saved, left by a key, opened again, walked, and its row opened', async ({
  page,
  request,
}) => {
  // Saved views are the user's: a second run, as a retry, would find the view.
  const { email } = await newUser(request, 'atendimento');
  await logInAlone(page, email, STRONG_PASSWORD);
  await page.goto('/#/pagamentos?payment.status=pending&sort=payment.created_at&order=1');
  const rows = page.getByRole('table', { name: 'Pagamentos' }).locator('tbody tr');
  await expect(rows.first()).toContainText('PENDENTE');

  const views = page.getByRole('button', { name: /^(Visões|Visão aberta: .*)$/ });
  await views.press('Enter');
  await page.getByRole('menuitem', { name: 'Salvar esta visão…' }).press('Enter');
  await page.getByRole('textbox', { name: 'Nome' }).fill('Pendentes');
  await page.keyboard.press('Enter');
  await expect(views).toHaveAccessibleName('Visão aberta: Pendentes');
  await expect(views).toBeFocused();

  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('textbox', { name: 'Filtrar por Busca' })).toBeFocused();
  await page.keyboard.type('gp');
  await expect(page.getByRole('textbox', { name: 'Filtrar por Busca' })).toHaveValue('gp');
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page.getByRole('heading', { level: 1, name: 'Pagamentos' })).toBeFocused();
  await expect(rows.first()).toBeVisible();

  await views.press('Enter');
  await page.getByRole('menuitem', { name: 'Pendentes' }).press('Enter');
  await expect(page).toHaveURL(/payment\.status=pending/);
  await expect(views).toHaveAccessibleName('Visão aberta: Pendentes');
  await expect(rows.first()).toContainText('PENDENTE');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(rows.nth(1).getByRole('link').first()).toBeFocused();
  const id = await rows.nth(1).getByRole('link').first().innerText();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#/pagamentos/${id}$`));
});

test('keys: are listed, and turned off for good, from the user menu', async ({ page }) => {
  await logIn(page, 'conteudo');
  await page.goto('/#/relatorios');
  await expect(page.getByRole('heading', { level: 1, name: 'Relatórios' })).toBeVisible();
  await page.getByRole('button', { name: /^Menu de/ }).click();
  await page.getByRole('menuitem', { name: 'Atalhos do teclado' }).click();
  const help = page.getByRole('dialog', { name: 'Atalhos do teclado' });
  await expect(help.getByText('Notícias')).toBeVisible();
  await expect(help.getByText('Pagamentos')).toHaveCount(0);
  await help.getByRole('checkbox', { name: /atalhos de uma tecla/ }).uncheck();
  await help.getByRole('button', { name: 'Fechar' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Relatórios' })).toBeVisible();
  await page.keyboard.press('?');
  await page.keyboard.press('g');
  await page.keyboard.press('n');
  await expect(help).toHaveCount(0);
  await expect(page).toHaveURL(/#\/relatorios/);
});
