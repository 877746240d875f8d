import { expectAccessible } from '../support/accessible.ts';
import { newBuyer } from '../support/buyer.ts';
import { settle } from '../support/charges.ts';
import { expect, test } from '../support/test.ts';
import {
  cards,
  choose,
  expectConfirmation,
  expectSubscriber,
  finish,
  fillCard,
  open,
  paymentsOf,
  phone,
  reachPayment,
} from './checkout.ts';

test.use(phone);

test('the confirmation stays over a refresh, and behind it nothing is left to be bought again', async ({
  page,
  request,
}) => {
  const buyer = newBuyer();
  await open(page);
  await reachPayment(page, buyer);
  await fillCard(page, cards.approved);
  await finish(page);
  await expect(page.getByText('Cadastro realizado com sucesso!')).toBeVisible();
  await expectConfirmation(page, 'Compra realizada');
  for (const words of ['Mirante Completo', 'R$ 1.194,00', '12x de R$ 99,50 sem juros', /^Até \d\d\/\d\d\/\d{4}$/])
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
  await expect(page.getByText(buyer.email)).toBeVisible();
  await page.reload();
  await expectConfirmation(page, 'Compra realizada');
  await expectAccessible(page, () => expectConfirmation(page, 'Compra realizada'));
  await page.goBack();
  await expect(page.getByText('Você já comprou Mirante Completo')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('');
  expect(await paymentsOf(request, buyer)).toHaveLength(1);
  await page.getByRole('link', { name: 'Ver a confirmação' }).click();
  await expectConfirmation(page, 'Compra realizada');
});

test('a Pix is paid from the confirmation, which follows it', async ({ page, request }) => {
  const buyer = newBuyer();
  await open(page);
  await reachPayment(page, buyer);
  await choose(page, 'Pix');
  await finish(page);
  await expectConfirmation(page, 'Falta só pagar o Pix');
  await page.getByRole('link', { name: 'Pagar com Pix' }).click();
  const [payment] = await paymentsOf(request, buyer);
  await settle(request, payment!.vindi_code);
  await expectConfirmation(page, 'Pagamento já realizado!');
  await page.getByRole('link', { name: 'Ver a confirmação da compra' }).click();
  await expectConfirmation(page, 'Pagamento confirmado');
  await expectSubscriber(page);
});
