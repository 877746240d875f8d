import { goOffline } from '../support/go-offline.ts';
import { newBuyer } from '../support/buyer.ts';
import { expect, test } from '../support/test.ts';
import { expectStep, fillDetails, identify, next, open, phone } from './checkout.ts';

test.use(phone);

test.beforeEach(async ({ page }) => {
  const buyer = newBuyer();
  await open(page);
  await identify(page, buyer);
  await fillDetails(page, buyer);
  await expectStep(page, 'Endereço');
});

test('address step: a CEP fills in the address', async ({ page }) => {
  await page.getByLabel('CEP').pressSequentially('20040002');
  await expect(page.getByLabel('Cidade')).toHaveValue('Rio de Janeiro');
  await expect(page.getByLabel('Estado')).toHaveValue('RJ');
  await expect(page.getByLabel('Endereço')).not.toHaveValue('');
  await next(page);
  await expect(page.getByText('Campo obrigatório.')).toBeVisible();
  await expect(page.getByLabel('Número', { exact: true })).toBeFocused();
});

test('address step: after two unknown CEPs the address is typed by hand', async ({ page }) => {
  await page.getByLabel('CEP').fill('00000-001');
  await expect(page.getByText('Não foi encontrado endereço para o CEP.')).toBeVisible();
  await expect(page.getByText('Erro buscando CEP')).toBeVisible();
  await expect(page.getByLabel('Cidade')).toBeDisabled();
  await page.getByLabel('CEP').fill('00000-002');
  await expect(page.getByText('Preencha o endereço à mão.')).toBeVisible();
  await page.getByLabel('Endereço').fill('R'.repeat(150));
  await page.getByLabel('Número', { exact: true }).fill('12');
  await page.getByLabel('Bairro').fill('Centro');
  await page.getByLabel('Cidade').fill('Parati');
  await page.getByLabel('Estado').selectOption('RJ');
  await next(page);
  await expectStep(page, 'Pagamento');
});

test('address step: a lookup aborted by a reload is repeated', async ({ page }) => {
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

test.describe('address step without a network', () => {
  test.use({ provoked: /ERR_INTERNET_DISCONNECTED/ });

  test('is filled in by hand at once', async ({ page, context }) => {
    await goOffline(context);
    await page.getByLabel('CEP').fill('01310-100');
    await expect(page.getByText('Não foi possível buscar o CEP.')).toBeVisible();
    await expect(page.getByLabel('Cidade')).toBeEnabled();
  });
});
