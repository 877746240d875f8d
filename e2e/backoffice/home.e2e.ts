import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

test('home page: finance sees the revenue as chart and table for the chosen period', async ({ page }) => {
  await logIn(page, 'financeiro');
  await page.goto('/');
  const revenue = page.getByRole('region', { name: 'Receita por dia e método', exact: true });
  await expect(
    revenue.getByRole('img', { name: /^Gráfico da receita de .*: R\$.* ao todo; o melhor dia foi/ }),
  ).toBeVisible();
  await expect(revenue.getByRole('list', { name: 'Receita por método' })).toContainText('Cartão de crédito R$');
  await revenue.getByRole('button', { name: 'Ver como tabela' }).click();
  await expect(revenue.locator('tbody tr')).toHaveCount(30);
  // The radio follows the address, just after the click.
  await page.getByRole('radio', { name: '7 dias' }).click();
  await expect(page.getByRole('radio', { name: '7 dias' })).toBeChecked();
  await expect(revenue.locator('tbody tr')).toHaveCount(7);
  await expect(page.getByRole('region', { name: 'Resumo da receita' })).toContainText('contra 7 dias antes');
});
