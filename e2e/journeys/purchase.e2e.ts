import {
  choose,
  expectSubscriber,
  finish,
  open,
  paymentsOf,
  phone,
  reachPayment,
} from '../public-checkout/checkout.ts';
import { address } from '../support/address.ts';
import { newBuyer } from '../support/buyer.ts';
import { settle } from '../support/charges.ts';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

test.use(phone);

test('Pix purchase: with coupon and cash discount, seen pending by staff, and paid by all', async ({
  page,
  request,
  browser,
}) => {
  const buyer = newBuyer();
  const refused: string[] = [];
  page.on('response', (answer) => void (answer.status() === 401 && refused.push(answer.url())));
  await open(page);
  await reachPayment(page, buyer);
  await choose(page, 'Pix');
  await expect(page.getByText('R$ 955,20').first()).toBeVisible();
  await finish(page);
  await expectSubscriber(page);
  await expect(page.getByRole('heading', { name: 'Pagamento pendente' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copiar código' })).toBeVisible();
  // Nothing is read before the session is handed over.
  expect(refused).toEqual([]);

  const staff = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await logIn(staff, 'atendimento');
  await staff.goto(`${address.backoffice}/#/clientes?client.filter=${buyer.cpf}`);
  const row = staff.getByRole('row').filter({ hasText: buyer.name });
  await expect(row).toContainText('PAGAMENTO PENDENTE');

  const [payment] = await paymentsOf(request, buyer);
  expect(payment).toMatchObject({ method: 'pix', status: 'pending', amount: 2388, discount: 1432.8 });
  await settle(request, payment!.vindi_code);
  await expect(page.getByText('ATIVO', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('heading', { name: 'Pagamento pendente' })).toBeHidden();

  await staff.reload();
  await expect(row).toContainText('ATIVO');
  await row.getByRole('link', { name: buyer.name }).click();
  await staff.getByRole('link', { name: /^Pagamento \d+$/ }).click();
  await expect(staff.getByText('PAGO', { exact: true })).toBeVisible();
  await staff.context().close();
});

test("purchase: the charge equals the offer's price", async ({ page, request }) => {
  const buyer = newBuyer();
  await page.goto('/');
  const plan = page
    .locator('article, li, section')
    .filter({ has: page.getByRole('heading', { name: 'Carteiras Mirante' }) })
    .last();
  await expect(plan).toContainText('R$ 475,20');
  await plan.getByRole('link', { name: /Assinar/ }).click();
  await reachPayment(page, buyer);
  await choose(page, 'Boleto');
  await finish(page);
  await expectSubscriber(page);
  const [payment] = await paymentsOf(request, buyer);
  expect(Math.round((payment!.amount - payment!.discount) * 100)).toBe(47_520);
});
