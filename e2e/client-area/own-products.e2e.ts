import { cards, fillCard, finish, next } from '../public-checkout/checkout.ts';
import { logIn, logInAlone } from '../support/log-in.ts';
import { buyByCard, ownClient } from '../support/own-client.ts';
import { expect, test } from '../support/test.ts';

test('own product: links to its payment and pending renewal, and its history has every purchase', async ({ page }) => {
  await logIn(page, 'ana');
  await test.step('shows its expiry, and links to its payment', async () => {
    await page.goto('/#/conta/meus-produtos');
    await page.getByRole('link', { name: 'Detalhes de Mirante Completo' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mirante Completo' })).toBeFocused();
    await expect(page.getByRole('region', { name: 'Assinatura' })).toContainText('Validade');
    await expect(page.getByRole('region', { name: 'Pagamento' })).toContainText('RENOVAÇÃO');
    await page.getByRole('link', { name: 'Ver pagamento' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Pagamento / })).toBeVisible();
  });
  await test.step('a pending renewal links to its payment', async () => {
    await page.goto('/#/conta/meus-produtos/detalhar/3');
    await page.getByRole('link', { name: 'Ver pagamento da renovação' }).click();
    await expect(page.getByRole('region', { name: 'Pague o boleto' })).toBeVisible();
  });
  await test.step('the history has every purchase and renewal', async () => {
    await page.goto('/#/conta/meus-produtos');
    await page.getByRole('link', { name: 'Histórico de produtos' }).click();
    const rows = page.getByRole('list', { name: 'Histórico de produtos' }).getByRole('listitem');
    await expect(rows.filter({ hasText: 'Mirante Completo' })).toHaveCount(2);
    await expect(rows.filter({ hasText: 'CANCELADO' })).toContainText('Invest');
  });
});

test('withdrawal: a purchase is undone within seven days, and can be bought again', async ({ page, request }) => {
  const client = await ownClient(request);
  await buyByCard(request, client, 1);
  await logInAlone(page, client.email, client.password);
  await page.goto('/#/conta/meus-produtos/detalhar/1');
  await page.getByRole('link', { name: 'Desistir da compra' }).click();
  await expect(page.getByText(/^Você recebe R\$\s468,00 de volta/)).toBeVisible();
  await page.getByLabel('Sua senha').fill(client.password);
  await page.getByRole('button', { name: 'Desistir da compra' }).click();
  await expect(page.getByText('Compra desfeita. O protocolo está no seu email.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Assinatura' })).toContainText('Arrependimento em 7 dias');
  await expect(page.getByRole('link', { name: 'Comprar' })).toBeVisible();
});

test('upgrade: what is left of a product is credited, and goes on inside the product that includes it', async ({
  page,
  request,
}) => {
  const client = await ownClient(request);
  await buyByCard(request, client, 1);
  await logInAlone(page, client.email, client.password);
  await page.goto('/#/conta/meus-produtos/comprar?produtos=carteiras_mirante');
  const summary = page.getByRole('region', { name: 'Resumo do pedido' });
  await expect(summary).toContainText(/Crédito do que resta de Top Renda Fixa−R\$\s468,00/);
  await next(page);
  await expect(summary).toContainText(/Total\s*R\$\s126,00/);
  await fillCard(page, cards.approved);
  await finish(page);
  await expect(page.getByText('Produtos comprados com sucesso!')).toBeVisible();
  await page.getByRole('link', { name: 'Histórico de produtos' }).click();
  const rows = page.getByRole('list', { name: 'Histórico de produtos' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Top Renda Fixa' })).toContainText('TROCADO');
  await rows.getByRole('link', { name: /^R\$\s126,00/ }).click();
  await expect(
    page.getByText(/O desconto inclui R\$\s468,00 de crédito do que restava de Top Renda Fixa/),
  ).toBeVisible();
});
