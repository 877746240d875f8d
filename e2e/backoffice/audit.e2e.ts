import { holdRequests } from '../support/hold-requests.ts';
import { logIn } from '../support/log-in.ts';
import { enterBackoffice, newUser } from '../support/new-user.ts';
import { expect, test } from '../support/test.ts';

test('audit log: a CSV export is listed at once, and found by its author', async ({ page, request }) => {
  const user = await newUser(request, 'administrador');
  await enterBackoffice(page, user);
  await page.goto('/#/alteracoes');
  await expect(page.getByRole('list', { name: 'Alterações' })).toBeVisible();
  await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Exportar CSV' }).click()]);
  await page.getByRole('link', { name: 'Início', exact: true }).first().click();
  await page.getByRole('link', { name: 'Planilhas exportadas' }).click();
  const newest = page.getByRole('list', { name: 'Alterações' }).locator('> li').filter({ hasText: user.name });
  await expect(newest.first()).toContainText('Registro de alterações');
  await page.goto('/#/alteracoes');
  await page.getByLabel('Filtrar por Usuário').selectOption({ label: `Usuário: ${user.name}` });
  await expect(page).toHaveURL(/audit\.user_id=\d+/);
  const listed = page.getByRole('list', { name: 'Alterações' }).locator('> li');
  await expect(listed.filter({ hasNotText: user.name })).toHaveCount(0);
  await expect(listed.first()).toContainText('Registro de alterações');
});

test('audit log: filters keep their place when the names of another one arrive', async ({ page }) => {
  const release = await holdRequests(page, '**/api/v1/audit-authors');
  await logIn(page, 'admin');
  await page.goto('/#/alteracoes');
  const next = page.getByLabel('Filtrar por Registro');
  await expect(next).toBeVisible();
  const before = await next.boundingBox();
  release();
  await expect(page.getByLabel('Filtrar por Usuário').getByRole('option')).not.toHaveCount(1);
  expect(await next.boundingBox()).toEqual(before);
});
