import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

test('own account: products and payments are shown, and a payment opens in detail', async ({ page }) => {
  await logIn(page, 'ana');
  await test.step('own products are listed with their state, available ones below', async () => {
    await page.goto('/#/conta/meus-produtos');
    const owned = (name: string) =>
      page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true, level: 2 }) });
    await expect(owned('Mirante Completo')).toContainText('ATIVO');
    await expect(owned('Mirante Completo')).toContainText(/Expira em/);
    await expect(owned('Full Trader')).toContainText('PAGAMENTO PENDENTE');
    await expect(owned('Top Renda Fixa')).toContainText('PAGAMENTO NÃO REALIZADO');
    await expect(owned('Top Fundos')).toContainText(/Expirado/);
    await expect(owned('Invest')).toContainText('CANCELADO');
    await expect(owned('Invista em Ações')).toContainText('Renovação aguardando confirmação do pagamento');
    const available = page.getByRole('region', { name: 'Disponíveis para você' });
    await expect(available.getByRole('heading', { name: 'Mirante Vitalício' })).toBeVisible();
    await expect(available.getByRole('heading', { name: 'Mirante Completo' })).toHaveCount(0);
    await expect(available.getByRole('heading', { name: 'Mirante Aberto' })).toHaveCount(0);
  });
  await test.step('own payments are filtered, and open in detail', async () => {
    await page.goto('/#/conta/pagamentos');
    const rows = page.getByRole('table', { name: 'Pagamentos' }).locator('tbody tr');
    await expect(rows).toHaveCount(8);
    await page.getByLabel('Filtrar por Tipo').selectOption({ label: 'RENOVAÇÃO' });
    await expect(rows).toHaveCount(2);
    await page.reload();
    await expect(rows).toHaveCount(2);
    await page.getByLabel('Filtrar por Situação').selectOption({ label: 'PAGO' });
    await expect(rows).toHaveCount(1);
    await rows.getByRole('link').first().click();
    const main = page.getByRole('main');
    await expect(main).toContainText('RENOVAÇÃO');
    await expect(main).toContainText('R$ 1.194,00');
    await expect(page.getByRole('region', { name: 'Itens' })).toContainText('Mirante Completo');
  });
});

test('phone: the bottom tabs lead everywhere', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'ana');
  await page.goto('/');
  const tabs = page.getByRole('navigation', { name: 'Atalhos' });
  await tabs.getByRole('link', { name: 'Conteúdos' }).click();
  await expect(page.getByRole('list', { name: 'Conteúdos' }).getByRole('listitem').first()).toBeVisible();
  await tabs.getByRole('link', { name: 'Carteiras' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Carteiras recomendadas' })).toBeVisible();
  await tabs.getByRole('link', { name: 'Painel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Painel' })).toBeVisible();
});
