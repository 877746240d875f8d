import { newBuyer } from '../support/buyer.ts';
import { expect, test } from '../support/test.ts';
import { choose, expectStep, open, phone, reachPayment } from './checkout.ts';

test.use(phone);

test('coupon: applied and removed, with updated totals', async ({ page }) => {
  await open(page, 'mirante_completo', '');
  await reachPayment(page, newBuyer());
  const values = page.getByLabel('Valores');
  await expect(values.getByText('R$ 2.388,00').last()).toBeVisible();
  const field = page.getByLabel('Cupom (opcional)');
  const apply = page.getByRole('button', { name: 'Aplicar' });

  await field.fill('ABC');
  await expect(apply).toBeDisabled();
  await field.fill('ABCD');
  await apply.click();
  await expect(page.getByText('Código deve conter ao menos 7 caracteres.')).toBeVisible();
  await field.fill('ABC_DEFG');
  await apply.click();
  await expect(page.getByText('Código deve conter somente letras e números.')).toBeVisible();
  await field.fill('NAOEXISTE');
  await apply.click();
  await expect(page.getByText('Cupom não encontrado ou inválido.')).toBeVisible();
  await field.fill('ultimas10');
  await apply.click();
  await expect(page.getByText('Cupom aplicado com sucesso!')).toBeVisible();
  await expect(values).toContainText('R$ 1.910,40');
  await choose(page, 'Pix');
  await expect(values).toContainText('R$ 1.671,60');
  await page.getByRole('button', { name: 'Remover' }).click();
  await expect(values).toContainText('R$ 2.149,20');
});

test('coupon: the first step tells that the one in the address is not valid', async ({ page }) => {
  await open(page, 'mirante_completo', 'NAOEXISTE');
  await expectStep(page, 'Vamos começar');
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveText('Cupom não encontrado ou inválido.');
});

test('coupon: a typed code that was not applied is not forgotten', async ({ page }) => {
  await open(page, 'mirante_completo', '');
  await reachPayment(page, newBuyer());
  await choose(page, 'Pix');
  await page.getByLabel('Cupom (opcional)').fill('MIRANTE50');
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await expect(page.getByText('Aplique o cupom ou deixe o campo vazio.')).toBeVisible();
});
