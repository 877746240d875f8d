import { holdRequests } from '../support/hold-requests.ts';
import type { Page } from 'playwright/test';
import { newBuyer } from '../support/buyer.ts';
import { CARD_MONTH } from '../support/card-month.ts';
import { expect, test } from '../support/test.ts';
import {
  cards,
  expectBought,
  expectStep,
  finish,
  fillAddress,
  fillCard,
  fillDetails,
  identify,
  next,
  open,
  phone,
  reachPayment,
} from './checkout.ts';

test.use(phone);

test('draft: a reload at the payment asks for the password alone', async ({ page }) => {
  const buyer = newBuyer();
  await open(page);
  await reachPayment(page, buyer);
  await fillCard(page, cards.approved);
  await page.reload();
  await expectStep(page, 'Seus dados');
  await expect(page.getByText('Digite sua senha de novo')).toBeVisible();
  await expect(page.getByLabel('Nome completo')).toHaveValue(buyer.name);
  await expect(page.getByLabel('Data de nascimento')).toHaveValue('14/08/1987');
  await page.getByLabel('Senha', { exact: true }).fill(buyer.password);
  await page.getByLabel('Confirme a senha').fill(buyer.password);
  await next(page);
  await expectStep(page, 'Pagamento');
  await expect(page.getByLabel('Número do cartão')).toHaveValue('');
  await fillCard(page, cards.approved);
  await finish(page);
  await expectBought(page);
});

test('draft: neither password nor card is ever stored', async ({ page }) => {
  const buyer = newBuyer();
  await open(page);
  await reachPayment(page, buyer);
  await fillCard(page, cards.refused);
  await finish(page);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(stored).toContain(buyer.email);
  for (const secret of [buyer.password, cards.refused, '4000 0000 0000 0002', CARD_MONTH])
    expect(stored).not.toContain(secret);
});

test("draft: the browser's Back goes one step back and loses nothing", async ({ page }) => {
  const buyer = newBuyer();
  await open(page);
  await identify(page, buyer);
  await fillDetails(page, buyer);
  await fillAddress(page);
  await page.goBack();
  await expectStep(page, 'Endereço');
  await expect(page.getByLabel('Número')).toHaveValue('1000');
  await page.goBack();
  await expectStep(page, 'Seus dados');
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue(buyer.password);
  await page.goBack();
  await expectStep(page, 'Vamos começar');
  await expect(page.getByLabel('Email')).toHaveValue(buyer.email);
  await page.goForward();
  await page.goForward();
  await page.goForward();
  await expectStep(page, 'Pagamento');
});

test('draft: Voltar goes one step back, and from the first to the offer', async ({ page }) => {
  await open(page);
  await identify(page, newBuyer());
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expectStep(page, 'Vamos começar');
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(page).toHaveURL(/#\/$/);
});

/** Opens the prerendered first step; its code loads when the returned function is called. */
async function openWithoutCode(page: Page): Promise<() => void> {
  const release = await holdRequests(page, '**/assets/index-*.js');
  await page.goto('/#/cadastro?produtos=mirante_completo&cupom=MIRANTE50', { waitUntil: 'commit' });
  return release;
}

test('first step: submitted before hydration, it is submitted afterwards', async ({ page }) => {
  const release = await openWithoutCode(page);
  await page.getByLabel('Nome completo').fill('Joana de Teste');
  await page.getByLabel('Email').fill('joana@exemplo.com.br');
  await page.getByLabel('Telefone').fill('11987654321');
  await next(page);
  expect(new URL(page.url()).search).toBe('');
  release();
  await expectStep(page, 'Seus dados');
});

test('first step: left before hydration, it is left afterwards', async ({ page }) => {
  const release = await openWithoutCode(page);
  await page.getByRole('button', { name: 'Voltar' }).click();
  release();
  await expect(page).toHaveURL(/#\/$/);
});

test('first step: keeps what was typed before hydration', async ({ page }) => {
  const release = await openWithoutCode(page);
  await page.getByLabel('Nome completo').fill('Joana de Teste');
  await page.getByLabel('Email').pressSequentially('joana@');
  release();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('.folded summary')).toContainText('12x de R$ 99,50');
  await page.keyboard.type('exemplo.com.br');
  await expect(page.getByLabel('Nome completo')).toHaveValue('Joana de Teste');
  await expect(page.getByLabel('Email')).toHaveValue('joana@exemplo.com.br');
  await page.reload();
  await expect(page.getByLabel('Nome completo')).toHaveValue('Joana de Teste');
});
