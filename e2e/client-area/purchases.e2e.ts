import type { Page } from 'playwright/test';
import { cards, finish, fillCard, next, paymentsOf } from '../public-checkout/checkout.ts';
import { openAsNewClient } from '../support/as-new-client.ts';
import { settle } from '../support/charges.ts';
import { expect, test } from '../support/test.ts';

const owned = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true, level: 2 }) });
const option = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const ownProducts = /#\/conta\/meus-produtos$/;

test('purchase: a client chooses products, pays them by card at once, and has them', async ({ page }) => {
  const buyer = await openAsNewClient(page, '/conta/meus-produtos');
  await page.getByRole('link', { name: 'Comprar Top Fundos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Comprar' })).toBeFocused();
  await option(page, 'Top Fundos').uncheck();
  await next(page);
  await expect(page.getByRole('alert')).toHaveText('Selecione ao menos um produto.');
  await option(page, 'Top Fundos').check();
  await option(page, 'Full Trader').check();
  await expect(option(page, 'Invista em Ações')).toBeDisabled();
  await expect(page.getByText('Já vem com Full Trader')).toBeVisible();
  const summary = page.getByRole('region', { name: 'Resumo do pedido' });
  await expect(summary).toContainText('R$ 1.188,00');
  await next(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Pagamento' })).toBeFocused();
  await expect(summary).toContainText('Cupom MIRANTE50');
  await expect(summary).toContainText('R$ 1.188,00');
  await fillCard(page, cards.approved);
  await finish(page);
  await expect(page.getByText('Produtos comprados com sucesso!')).toBeVisible();
  await expect(page).toHaveURL(ownProducts);
  for (const name of ['Top Fundos', 'Full Trader']) await expect(owned(page, name)).toContainText('ATIVO');
  const [payment] = await paymentsOf(page.request, buyer);
  expect(payment!.amount - payment!.discount).toBe(1188);
  // A product granted by the purchase is not on offer any more.
  await expect(
    page.getByRole('region', { name: 'Disponíveis para você' }).getByRole('heading', { name: 'Invista em Ações' }),
  ).toHaveCount(0);
});

test('purchase: a refused card is shown beside the button; the same order is then paid by Pix on the page', async ({
  page,
}) => {
  const buyer = await openAsNewClient(page, '/conta/meus-produtos/comprar?produtos=top_renda_fixa&pagamento=true');
  await fillCard(page, cards.refused);
  await finish(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Nada foi cobrado.' })).toContainText(
    'Erro ao comprar produto(s)',
  );
  await expect(page.getByLabel('Número do cartão')).toHaveValue('4000 0000 0000 0002');
  await page.getByRole('button', { name: 'Pagar com Pix' }).click();
  await finish(page);
  await expect(page).toHaveURL(ownProducts);
  await expect(owned(page, 'Top Renda Fixa')).toContainText('PAGAMENTO PENDENTE');
  await expect(page.getByRole('img', { name: 'QR code do pagamento Pix' })).toBeVisible();
  const [payment] = await paymentsOf(page.request, buyer);
  await settle(page.request, payment!.vindi_code);
  await expect(owned(page, 'Top Renda Fixa')).toContainText('ATIVO', { timeout: 20_000 });
  await expect(page.getByRole('img', { name: 'QR code do pagamento Pix' })).toHaveCount(0);
});

test('renewal: the previewed expiry is the final one', async ({ page }) => {
  await openAsNewClient(page, '/conta/meus-produtos/comprar?produtos=top_fundos&pagamento=true');
  await fillCard(page, cards.approved);
  await finish(page);
  await owned(page, 'Top Fundos').getByRole('link', { name: 'Renovar Top Fundos' }).click();
  const summary = page.getByRole('region', { name: 'Resumo do pedido' });
  const until = (label: string) =>
    summary
      .locator('div')
      .filter({ has: page.getByRole('term').filter({ hasText: label }) })
      .last()
      .getByRole('definition')
      .innerText();
  const [current, promised] = [await until('Validade atual'), await until('Nova validade')];
  expect(Number(promised.slice(-4))).toBe(Number(current.slice(-4)) + 1);
  await fillCard(page, cards.approved);
  await finish(page);
  await expect(page.getByText('Renovação encaminhada com sucesso!')).toBeVisible();
  await expect(page).toHaveURL(ownProducts);
  await expect(owned(page, 'Top Fundos')).toHaveCount(1);
  await expect(owned(page, 'Top Fundos')).toContainText(promised);
});
