import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

test("stock portfolio: a subscriber opens it, its dividend map, and another's foreign papers", async ({ page }) => {
  await logIn(page, 'ana');
  await page.goto('/#/carteiras-de-acoes');
  await page.getByRole('link', { name: 'Abrir: Carteira Dividendos' }).click();
  await expect(page.getByRole('table', { name: 'Ativos' }).getByRole('row', { name: /ITUB4/ })).toContainText('12%');
  await expect(page.getByRole('table', { name: 'Diversificação por setor' })).toContainText('Energia');
  await page.getByRole('button', { name: 'Mapa de Dividendos' }).click();
  const map = page.getByRole('dialog', { name: 'Mapa de Dividendos' });
  await expect(map.frameLocator('iframe').getByText('Quando a carteira paga')).toBeVisible();
  await map.getByRole('button', { name: 'Fechar' }).click();
  await expect(page.getByRole('columnheader', { name: 'Ações' })).toHaveCount(0);

  await page.goto('/#/carteiras-de-acoes/4');
  await page.getByRole('tab', { name: 'Stocks' }).click();
  await expect(page.getByRole('table', { name: 'Stocks' }).getByRole('row', { name: /AAPL/ })).toContainText('US$');
  await expect(page.locator('main canvas')).toBeVisible();
});

test("stock portfolio: the consultancy's ones are in its clients' menu", async ({ page }) => {
  await logIn(page, 'carla');
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await menu.getByRole('link', { name: 'Consultoria Renda' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Consultoria Renda' })).toBeVisible();
});
