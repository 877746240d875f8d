import { address } from '../support/address.ts';
import { newBuyer } from '../support/buyer.ts';
import { findMailedLink } from '../support/mail.ts';
import { expect, test } from '../support/test.ts';
import { expectStep, fillAddress, fillDetails, identify, open, phone } from './checkout.ts';

test.use(phone);

test('resume link: an abandoned checkout goes on at its payment in another browser', async ({
  page,
  request,
  browser,
}) => {
  const buyer = newBuyer();
  await open(page);
  await page.getByLabel('Quero receber um link').check();
  await identify(page, buyer);
  await fillDetails(page, buyer);
  const kept = page.waitForResponse((answer) => {
    const body = answer.request().postDataJSON() as { step?: number } | null;
    return answer.url().endsWith('/api/v1/resume-link') && body?.step === 3;
  });
  await fillAddress(page);
  expect((await kept).status()).toBe(204);
  // The page may store the checkout once more, which is then due a second later.
  const find = () => findMailedLink(request, buyer.email, 'retomar-compra');
  await expect
    .poll(async () => {
      await request.post(`${address.api}/sandbox/clock`, { data: { advance: 'PT1S' } });
      return find();
    })
    .not.toBe('');
  const link = await find();

  const context = await browser.newContext(phone);
  const other = await context.newPage();
  await other.goto(link);
  await expectStep(other, 'Seus dados');
  await expect(other.getByText('Confira seus dados para continuar')).toBeVisible();
  await expect(other.getByLabel('Email')).toHaveValue(buyer.email);
  await expect(other.getByLabel('CPF')).toHaveValue('');
  await fillDetails(other, buyer);
  await expectStep(other, 'Pagamento');

  await other.goto(`${link}/apagar`);
  await other.getByRole('button', { name: 'Não quero mais este link' }).click();
  await expect(other.getByRole('heading', { name: 'Link desligado' })).toBeVisible();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Não foi possível retomar a compra' })).toBeVisible();
  await context.close();
});
