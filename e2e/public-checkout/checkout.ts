import type { APIRequestContext, Page } from 'playwright/test';
import { address } from '../support/address.ts';
import type { Buyer } from '../support/buyer.ts';
import { CARD_MONTH } from '../support/card-month.ts';
import { expect } from '../support/test.ts';

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const cards = { approved: '4111111111111111', refused: '4000000000000002' };

export const next = (page: Page): Promise<void> => page.getByRole('button', { name: 'Prosseguir' }).click();
export const finish = (page: Page): Promise<void> => page.getByRole('button', { name: 'Finalizar' }).click();
export const expectStep = (page: Page, title: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

export const open = (page: Page, product = 'mirante_completo', coupon = 'MIRANTE50'): Promise<unknown> =>
  page.goto(`/#/cadastro?produtos=${product}${coupon && `&cupom=${coupon}`}`);

export async function identify(page: Page, { name, email, phone: number }: Buyer): Promise<void> {
  await page.getByLabel('Nome completo').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Telefone').fill(number);
  await next(page);
  await expectStep(page, 'Seus dados');
}

export async function fillDetails(page: Page, { cpf, password }: Pick<Buyer, 'cpf' | 'password'>): Promise<void> {
  await page.getByLabel('CPF').fill(cpf);
  await page.getByLabel('Data de nascimento').fill('14/08/1987');
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByLabel('Confirme a senha').fill(password);
  await page.getByText('Feminino').click();
  await next(page);
}

export async function fillAddress(page: Page, lastStep = 'Pagamento'): Promise<void> {
  await expectStep(page, 'Endereço');
  await page.getByLabel('CEP').fill('01310-100');
  await expect(page.getByLabel('Cidade')).toHaveValue('São Paulo');
  await page.getByLabel('Número').fill('1000');
  await next(page);
  await expectStep(page, lastStep);
}

/** From the open checkout to its payment step. */
export async function reachPayment(page: Page, buyer: Buyer, lastStep?: string): Promise<void> {
  await identify(page, buyer);
  await fillDetails(page, buyer);
  await fillAddress(page, lastStep);
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Número do cartão').fill(number);
  await page.getByLabel('Nome no cartão').fill('Joana de Teste');
  await page.getByLabel('Validade').fill(CARD_MONTH.replace('/20', '/'));
  await expect(page.getByLabel('Validade')).toHaveValue(CARD_MONTH);
  await page.getByLabel('CVV').fill('123');
}

export const choose = (page: Page, method: 'Pix' | 'Boleto' | 'Cartão de crédito'): Promise<void> =>
  page.getByRole('radio', { name: method }).check();

export const expectConfirmation = (page: Page, title: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 20_000 });

/** A successful purchase ends at its confirmation. */
export const expectBought = (page: Page): Promise<void> =>
  expect(page).toHaveURL(/#\/compra-concluida$/, { timeout: 20_000 });

/** The confirmation's link opens the client area with the buyer logged in. */
export async function expectSubscriber(page: Page): Promise<void> {
  await expectBought(page);
  await page.getByRole('link', { name: 'Acessar minha área' }).click();
  await expectClientArea(page);
}

/** After a login, the home of the client area is open. */
export const expectClientArea = (page: Page): Promise<void> =>
  expect(page).toHaveURL(`${address.client}/#/`, { timeout: 20_000 });

/** A buyer's payments, from the API. */
export async function paymentsOf(
  request: APIRequestContext,
  { email, password }: Pick<Buyer, 'email' | 'password'>,
): Promise<{ id: number; status: string; amount: number; discount: number; method: string; vindi_code: string }[]> {
  const login = await request.post(`${address.api}/api/v1/login`, { data: { email, password } });
  expect(login.ok(), `login of ${email} answers ${login.status()}`).toBe(true);
  const { token } = (await login.json()) as { token: string };
  const list = await request.get(`${address.api}/api/v1/client/payments`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await list.json()) as { items: [] }).items;
}

/** Buys by Pix through the API: the client and the charge that a test starts from. */
export async function buyByPix(
  request: APIRequestContext,
  { name, email, cpf, phone: number, password }: Buyer,
  product = 6,
): Promise<{ pix_code: string; payment_id: number }> {
  const answer = await request.post(`${address.api}/api/v1/clients`, {
    headers: { 'idempotency-key': `e2e-${cpf}-${product}` },
    data: {
      client: { name, email, cpf, password, phone: number, birth_date: '1987-08-14', gender: 'F' },
      address: {
        zipcode: '01310100',
        address: 'Avenida Paulista',
        number: 1000,
        district: 'Bela Vista',
        state: 'SP',
        city: 'São Paulo',
      },
      payment: { method: 'pix', installments: 1, products: [product] },
    },
  });
  expect(answer.ok(), `purchase answers ${answer.status()}`).toBe(true);
  return (await answer.json()) as { pix_code: string; payment_id: number };
}
