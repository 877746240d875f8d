import { newBuyer } from '../support/buyer.ts';
import { expect, test } from '../support/test.ts';
import { expectStep, fillDetails, identify, next, open, phone } from './checkout.ts';

test.use(phone);

test('address step: a lookup aborted by a reload is repeated', async ({ page }) => {
  const buyer = newBuyer();
  await open(page);
  await identify(page, buyer);
  await fillDetails(page, buyer);
  await expectStep(page, 'Endereço');
  const asked = page.waitForRequest(/\/api\/v1\/zipcode\//);
  await page.route(/\/api\/v1\/zipcode\//, () => undefined, { times: 1 });
  await page.getByLabel('CEP').fill('20040-002');
  await asked;
  await page.reload();
  await page.getByLabel('Senha', { exact: true }).fill('girassol');
  await page.getByLabel('Confirme a senha').fill('girassol');
  await next(page);
  await expectStep(page, 'Endereço');
  await expect(page.getByLabel('CEP')).toHaveValue('20040-002');
  await expect(page.getByLabel('Cidade')).toHaveValue('Rio de Janeiro');
});
