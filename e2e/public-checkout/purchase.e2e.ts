import type { Page } from 'playwright';
import { newBuyer, type Buyer } from '../support/buyer.ts';
import { goOffline } from '../support/go-offline.ts';
import { expect, test } from '../support/test.ts';
import {
  cards,
  choose,
  expectBought,
  expectStep,
  expectSubscriber,
  finish,
  fillAddress,
  fillCard,
  fillDetails,
  open,
  paymentsOf,
  phone,
  reachPayment,
} from './checkout.ts';

test.use(phone);

test("purchase by card: the buyer is a subscriber, at the offer's price", async ({ page, request }) => {
  const buyer = newBuyer();
  await page.goto('/');
  const plan = page.getByRole('article', { name: 'Mirante Completo' });
  await expect(plan).toContainText('R$ 99,50');
  await plan.getByRole('link', { name: 'Assinar Mirante Completo' }).click();
  await reachPayment(page, buyer);
  await fillCard(page, cards.approved);
  await expect(page.getByRole('radio', { name: 'Visa' })).toBeChecked();
  await expect(page.getByLabel('Nome no cartão')).toHaveValue('JOANA DE TESTE');
  await expect(page.getByLabel('CVV')).toHaveCSS('-webkit-text-security', 'disc');
  await expect(page.getByLabel('Parcelas')).toContainText('12x de R$ 99,50 sem juros');
  await finish(page);
  await expectSubscriber(page);
  expect(await paymentsOf(request, buyer)).toMatchObject([
    { method: 'credit_card', status: 'paid', amount: 2388, discount: 1194 },
  ]);
});

test('purchase by a refused card: charges nothing, and another card buys', async ({ page, request }) => {
  const buyer = newBuyer();
  await open(page);
  await reachPayment(page, buyer);
  await fillCard(page, cards.refused);
  await finish(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Pagamento rejeitado. Favor conferir os dados inseridos.',
  );
  await page.getByLabel('Número do cartão').fill(cards.approved);
  await finish(page);
  await expectBought(page);
  expect(await paymentsOf(request, buyer)).toMatchObject([{ status: 'paid' }]);
});

test('purchase of the free plan: one button', async ({ page, request }) => {
  const buyer = newBuyer();
  await page.goto('/');
  await page.getByRole('link', { name: 'Começar grátis' }).click();
  await reachPayment(page, buyer, 'Plano gratuito');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await finish(page);
  await expectSubscriber(page);
  expect(await paymentsOf(request, buyer)).toMatchObject([{ amount: 0, status: 'paid' }]);
});

test.describe('purchase with a failing network', () => {
  test.use({ provoked: /ERR_INTERNET_DISCONNECTED/ });

  test('keeps what was typed, and a retry buys once', async ({ page, context, request }) => {
    const buyer = newBuyer();
    await open(page);
    await reachPayment(page, buyer);
    await fillCard(page, cards.approved);
    await goOffline(context);
    await finish(page);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Tentar de novo é seguro');
    await context.setOffline(false);
    await finish(page);
    await expectBought(page);
    expect(await paymentsOf(request, buyer)).toHaveLength(1);
  });
});

test.describe('purchase whose answer is lost', () => {
  test.use({ provoked: /ERR_FAILED/ });

  for (const [how, again] of [
    ['a reload', reloadAtDetails],
    ['going back', goBackToDetails],
  ] as const)
    test(`is bought once, and ends at its confirmation, after ${how}`, async ({ page, request }) => {
      const buyer = newBuyer();
      await open(page);
      await reachPayment(page, buyer);
      await fillCard(page, cards.approved);
      await page.route('**/api/v1/clients', (route) => route.fetch().then(() => route.abort()), { times: 1 });
      await finish(page);
      await expect(page.getByRole('main').getByRole('alert')).toContainText('Tentar de novo é seguro');

      await again(page, buyer);
      await fillCard(page, cards.approved);
      await finish(page);
      await expectBought(page);
      expect(await paymentsOf(request, buyer)).toMatchObject([{ status: 'paid' }]);
    });
});

/** The password is typed again. */
async function reloadAtDetails(page: Page, buyer: Buyer): Promise<void> {
  await page.reload();
  await fillDetails(page, buyer);
  await expectStep(page, 'Pagamento');
}

async function goBackToDetails(page: Page, buyer: Buyer): Promise<void> {
  const back = page.getByRole('button', { name: 'Voltar' });
  await back.click();
  await expectStep(page, 'Endereço');
  await back.click();
  await expectStep(page, 'Seus dados');
  await fillDetails(page, buyer);
  await fillAddress(page);
}

test('purchase: two presses of the button buy once', async ({ page, request }) => {
  const buyer = newBuyer();
  await open(page);
  await reachPayment(page, buyer);
  await choose(page, 'Pix');
  await page.getByRole('button', { name: 'Finalizar' }).dblclick();
  await expectBought(page);
  expect(await paymentsOf(request, buyer)).toHaveLength(1);
});
