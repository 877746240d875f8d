import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

test('taking a list as a file is in the log as soon as one comes to look', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/#/alteracoes');
  await expect(page.getByRole('list', { name: 'Alterações' })).toBeVisible();
  await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Exportar CSV' }).click()]);
  await page.getByRole('link', { name: 'Início', exact: true }).first().click();
  await page.getByRole('link', { name: 'Planilhas exportadas' }).click();
  const newest = page.getByRole('list', { name: 'Alterações' }).locator('> li').filter({ hasText: 'Renata Brandão' });
  await expect(newest.first()).toContainText('Registro de alterações');
});
