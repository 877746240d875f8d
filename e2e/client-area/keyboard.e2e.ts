import type { Page } from 'playwright/test';
import { buyByPix, paymentsOf } from '../public-checkout/checkout.ts';
import { address } from '../support/address.ts';
import { newBuyer } from '../support/buyer.ts';
import { CARD_MONTH } from '../support/card-month.ts';
import { expire, reverse } from '../support/charges.ts';
import { expect, test } from '../support/test.ts';

const MAX_TABS = 60;

/** Moves focus to a control by Tab alone: fails if it cannot be reached. */
async function tabTo(
  page: Page,
  role: 'link' | 'button' | 'textbox' | 'checkbox' | 'radio',
  name: string | RegExp,
): Promise<void> {
  const target = page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name }).first();
  await expect(target).toBeVisible();
  // Finding it by its role anew after each key would be most of the test's work.
  const control = await target.elementHandle();
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let n = 0; n < MAX_TABS && !(await isThere()); n += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}
async function press(page: Page, role: 'link' | 'button', name: string | RegExp): Promise<void> {
  await tabTo(page, role, name);
  await page.keyboard.press('Enter');
}
async function type(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, 'textbox', name);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}
async function payByCard(page: Page): Promise<void> {
  await expect(page.getByLabel('Número do cartão')).toBeVisible();
  await type(page, 'Número do cartão', '4111111111111111');
  await type(page, 'Nome no cartão', 'Joana de Teste');
  await type(page, 'Validade', CARD_MONTH.replace('/', ''));
  await type(page, 'CVV', '123');
  await press(page, 'button', 'Finalizar');
}
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('keyboard: buy, renew, edit the account, and remove it', async ({ page, request }) => {
  test.slow();
  const buyer = newBuyer();
  await buyByPix(request, buyer, 1);
  const [unpaid] = await paymentsOf(request, buyer);
  await expire(request, unpaid!.vindi_code);

  await page.goto(`${address.client}/#/login`);
  await expect(page.getByLabel('Email | CPF')).toBeFocused();
  await page.keyboard.type(buyer.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(buyer.password);
  await page.keyboard.press('Enter');
  await expect(title(page, /Joana/)).toBeVisible();

  // Purchase.
  await press(page, 'link', 'Meus produtos');
  await expect(title(page, 'Meus produtos')).toBeFocused();
  await press(page, 'link', 'Comprar Full Trader');
  await expect(title(page, 'Comprar')).toBeFocused();
  await tabTo(page, 'checkbox', 'Top Fundos');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Top Fundos' })).toBeChecked();
  await press(page, 'button', 'Prosseguir');
  await expect(title(page, 'Pagamento')).toBeFocused();
  await payByCard(page);
  await expect(title(page, 'Meus produtos')).toBeFocused();

  // Renewal.
  await press(page, 'link', 'Renovar Full Trader');
  await expect(title(page, 'Renovar Full Trader')).toBeFocused();
  await payByCard(page);
  await expect(page.getByText('Renovação encaminhada com sucesso!')).toBeVisible();
  await expect(title(page, 'Meus produtos')).toBeFocused();

  // Profile change.
  await press(page, 'link', 'Meus dados');
  await expect(title(page, 'Meus dados')).toBeFocused();
  await type(page, 'Nome completo', 'Joana Matsuda');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dados atualizados com sucesso!')).toBeVisible();

  // Account removal: possible only once the purchases have been refunded.
  await press(page, 'link', /^Remover/);
  await expect(page.getByText('Só é possível remover uma conta cuja assinatura esteja cancelada.')).toBeVisible();
  for (const { status, vindi_code: code } of await paymentsOf(request, buyer))
    if (status === 'paid') await reverse(request, code);
  await expect
    .poll(async () => (await paymentsOf(request, buyer)).filter(({ status }) => status === 'paid'))
    .toEqual([]);
  await page.reload();
  await type(page, 'Sua senha', buyer.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/login$/);
  await expect(page.getByLabel('Email | CPF')).toBeFocused();
  await page.keyboard.type(buyer.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(buyer.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Erro no acesso!' })).toContainText(
    'Usuário ou senha inválidos',
  );
});
