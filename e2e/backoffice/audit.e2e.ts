import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

test('an administrator reads who did what, by call, with what ids are called', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/#/alteracoes?audit.resource=client_product');
  const cancelled = page
    .getByRole('list', { name: 'Alterações' })
    .locator('> li')
    .filter({ hasText: 'Cancelar um produto de um cliente' })
    .first();
  await expect(cancelled).toContainText('Silvana Prado');
  await expect(cancelled).toContainText('ativo → para cancelado');
  await expect(cancelled.getByRole('link', { name: /^Produto do cliente \d+$/ })).toHaveAttribute(
    'href',
    /^#\/clientes\/\d+\/produto\/\d+$/,
  );
  await page.goto('/#/alteracoes?audit.action=Cancelar+um+produto+de+um+cliente');
  await expect(page.getByText('2 registros na mesma ação').first()).toBeVisible();
});

test('the log is filtered, and its filters are its address', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/#/alteracoes');
  const requests = page.getByRole('list', { name: 'Alterações' }).locator('> li');
  await expect(requests.first()).toBeVisible();
  await page.getByLabel('Filtrar por Usuário').selectOption({ label: 'Usuário: marcos tavares' });
  await expect(page).toHaveURL(/audit\.user_id=2/);
  await page.getByLabel('Filtrar por Ação').selectOption({ label: 'Ação: alterar os telefones de um cliente' });
  await expect(page.getByRole('button', { name: 'Remover o filtro Ação' })).toBeVisible();
  for (const text of await requests.allInnerTexts()) expect(text).toContain('Marcos Tavares');
  await page.reload();
  await expect(page.getByLabel('Filtrar por Usuário')).toHaveValue('2');
  await page.getByLabel('Filtrar por ID do registro').fill('999999');
  await expect(page.getByText('Sem resultados para o filtro')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).last().click();
  await expect(requests.first()).toBeVisible();
});

test('a change shows as soon as one comes to look, and so does the taking of a list as a file', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/#/alteracoes');
  await expect(page.getByRole('list', { name: 'Alterações' })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('alteracoes.csv');
  await page.getByRole('link', { name: 'Início', exact: true }).first().click();
  await page.getByRole('link', { name: 'Planilhas exportadas' }).click();
  const newest = page.getByRole('list', { name: 'Alterações' }).locator('> li').first();
  await expect(newest).toContainText('Renata Brandão');
  await expect(newest).toContainText('Registro de alterações');
});
