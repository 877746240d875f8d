import { enterBackoffice, newUser } from '../support/new-user.ts';
import { expect, test } from '../support/test.ts';

test('taking a list as a file is in the log as soon as one comes to look', async ({ page, request }) => {
  const user = await newUser(request, 'administrador');
  await enterBackoffice(page, user);
  await page.goto('/#/alteracoes');
  await expect(page.getByRole('list', { name: 'Alterações' })).toBeVisible();
  await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Exportar CSV' }).click()]);
  await page.getByRole('link', { name: 'Início', exact: true }).first().click();
  await page.getByRole('link', { name: 'Planilhas exportadas' }).click();
  const newest = page.getByRole('list', { name: 'Alterações' }).locator('> li').filter({ hasText: user.name });
  await expect(newest.first()).toContainText('Registro de alterações');
});
