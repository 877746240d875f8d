import type { APIRequestContext, Page } from 'playwright/test';
import { buyByPix, cards, finish, fillCard, paymentsOf } from '../public-checkout/checkout.ts';
import { address } from '../support/address.ts';
import { newBuyer, type Buyer } from '../support/buyer.ts';
import { settle } from '../support/charges.ts';
import { advanceTo } from '../support/clock.ts';
import { logInAlone } from '../support/log-in.ts';
import { mailedLink } from '../support/mail.ts';
import { expect, test } from '../support/test.ts';

const PRODUCT = 'Mirante Completo';
const day = (at: Date) => at.toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });

/** When the buyer's access ends, once it exists. */
async function endOf(request: APIRequestContext, { email, password }: Buyer): Promise<Date> {
  const { token } = (await (
    await request.post(`${address.api}/api/v1/login`, { data: { email, password } })
  ).json()) as { token: string };
  const ends = async () => {
    const products = (await (
      await request.get(`${address.api}/api/v1/client/products`, { headers: { authorization: `Bearer ${token}` } })
    ).json()) as { status: string; expires_at: string }[];
    return products.find(({ status }) => status === 'active')?.expires_at ?? '';
  };
  await expect.poll(ends).not.toBe('');
  return new Date(await ends());
}

/** After a clock jump the previous session has expired. */
async function expectOwned(page: Page, buyer: Buyer, status: string): Promise<void> {
  await page.reload();
  await expect(page).toHaveURL(/#\/login/);
  await logInAlone(page, buyer.email, buyer.password);
  await page.goto('/#/conta/meus-produtos');
  await expect(
    page.getByRole('article').filter({ has: page.getByRole('heading', { name: PRODUCT, exact: true, level: 2 }) }),
  ).toContainText(status);
}

test('a year: purchase, reminders by mail and on the home, renewal by the mailed link, and its expiry', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const buyer = newBuyer();
  await buyByPix(request, buyer);
  await page.goto(await mailedLink(request, buyer.email, 'confirmar-email'));
  await page.getByRole('button', { name: 'Confirmar meu email' }).click();
  await expect(page.getByRole('heading', { name: /confirmado/i })).toBeVisible();
  const [payment] = await paymentsOf(request, buyer);
  await settle(request, payment!.vindi_code);
  const last = await endOf(request, buyer);

  await advanceTo(request, last, -30);
  const renewal = await mailedLink(request, buyer.email, 'conta/renovar');
  await logInAlone(page, buyer.email, buyer.password);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Seus produtos' })).toContainText('Expira em 30 dias');
  await page.goto(renewal);
  await expect(page.getByText(`Expira em 30 dias, em ${day(last)}.`)).toBeVisible();
  await fillCard(page, cards.approved);
  await finish(page);
  await expect(page.getByText('Renovação encaminhada com sucesso!')).toBeVisible();
  const renewed = await endOf(request, buyer);
  expect(day(renewed).slice(-4)).toBe(String(Number(day(last).slice(-4)) + 1));

  await advanceTo(request, last, 1);
  await expectOwned(page, buyer, 'ATIVO');
  await advanceTo(request, renewed, 1);
  expect(await mailedLink(request, buyer.email, 'conta/meus-produtos')).toContain('/comprar?produtos=mirante_completo');
  await expectOwned(page, buyer, 'EXPIRADO');
});
