import { expectAccessible } from '../support/accessible.ts';
import { newBuyer } from '../support/buyer.ts';
import { expect, test } from '../support/test.ts';
import { cards, expectConfirmation, finish, fillCard, open, paymentsOf, phone, reachPayment } from './checkout.ts';

test.use(phone);

test('confirmation: survives a reload, and leaves nothing to be bought again behind it', async ({ page, request }) => {
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
