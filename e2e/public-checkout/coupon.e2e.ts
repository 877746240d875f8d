import { expect, test } from '../support/test.ts';
import { expectStep, open, phone } from './checkout.ts';

test.use(phone);

test('coupon: the first step tells that the one in the address is not valid', async ({ page }) => {
  await open(page, 'mirante_completo', 'NAOEXISTE');
  await expectStep(page, 'Vamos começar');
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveText('Cupom não encontrado ou inválido.');
});
