import { newBuyer } from '../support/buyer.ts';
import { expire, settle } from '../support/charges.ts';
import { expect, test } from '../support/test.ts';
import { buyByPix, paymentsOf, phone } from './checkout.ts';

test.use({ ...phone, permissions: ['clipboard-read', 'clipboard-write'] });

test('Pix page: turns to paid by itself', async ({ page, request }) => {
  const buyer = newBuyer();
  const { pix_code } = await buyByPix(request, buyer);
  await page.goto(`/#/pix-qr-code/${pix_code}`);
  await expect(page.getByText('Aguardando pagamento')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pague com Pix' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(29|30):\d\d$/);
  await page.getByRole('button', { name: 'Copiar código' }).click();
  await expect(page.getByRole('button', { name: 'Código copiado' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^000201.*6304[0-9A-F]{4}$/);

  await page.getByRole('button', { name: 'Verificar pagamento' }).click();
  await expect(
    page.getByText('Não foi possível identificar o pagamento. Aguarde alguns minutos e tente novamente.'),
  ).toBeVisible();
  const [payment] = await paymentsOf(request, buyer);
  await settle(request, payment!.vindi_code);
  await expect(page.getByRole('heading', { name: 'Pagamento já realizado!' })).toBeVisible({ timeout: 15_000 });
});

test('Pix page: an expired code is regenerated', async ({ page, request }) => {
  const buyer = newBuyer();
  const { pix_code } = await buyByPix(request, buyer);
  const [payment] = await paymentsOf(request, buyer);
  await expire(request, payment!.vindi_code);
  await page.goto(`/#/pix-qr-code/${pix_code}`);
  await page.getByRole('button', { name: 'Gerar novo código' }).click();
  await expect(page.getByText('Aguardando pagamento')).toBeVisible();
});

test('Pix page: an unknown code refers to support', async ({ page }) => {
  await page.goto('/#/pix-qr-code/nao-existe');
  await expect(page.getByRole('heading', { name: 'Não encontramos este pagamento' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'fale com o suporte' })).toBeVisible();
});
