import type { Page } from 'playwright/test';
import { logIn } from '../support/log-in.ts';
import { removeShown } from '../support/new-coupon.ts';
import { expect, test } from '../support/test.ts';

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const dialog = (page: Page) => page.getByRole('alertdialog');
const save = (page: Page) => page.getByRole('button', { name: 'Salvar' }).click();
const offered = async (page: Page): Promise<string[]> =>
  (await (await page.request.get('/api/v1/active-products')).json()).map(({ name }: { name: string }) => name);
let made = 0;

test.beforeEach(async ({ page }) => logIn(page, 'financeiro'));

/** Ends on its page; answers with its name and address. */
async function createProduct(page: Page): Promise<{ name: string; url: string }> {
  const n = `${Date.now()}${(made += 1)}`;
  await page.goto('/#/criar-produto');
  await page.getByLabel('Código', { exact: true }).fill(`prova_${n}`);
  await page.getByLabel('Nome').fill(`Prova ${n}`);
  await page.getByLabel('Descrição').fill('Um produto de prova.');
  await page.getByLabel('Preço').fill('199,90');
  await page.getByLabel('ID Vindi').fill('4242');
  await page.getByLabel('Código Vindi').fill(`prova-${n}`);
  await save(page);
  await expect(page.getByRole('heading', { level: 1, name: `Prova ${n}` })).toBeVisible();
  return { name: `Prova ${n}`, url: page.url() };
}

test('a product is created, edited, taken out of sale and removed, and the offer follows at once', async ({ page }) => {
  const { name } = await createProduct(page);
  expect(await offered(page)).toContain(name);
  await expect(panel(page, 'Venda')).toContainText('R$ 199,90');
  await page.getByRole('link', { name: 'Editar' }).click();
  await page.getByLabel('Parcelas').fill('25');
  await save(page);
  await expect(page.getByText('Valor numérico deve estar entre 1 e 24')).toBeVisible();
  await page.getByLabel('Parcelas').fill('3');
  await page.getByLabel('Imagem').fill('logo.png');
  await save(page);
  await expect(page.getByText('Favor digitar um endereço válido, que comece por https://.')).toBeVisible();
  await page.getByLabel('Imagem').fill('');
  await save(page);
  await expect(page.getByText('Alterações salvas!')).toBeVisible();
  await expect(panel(page, 'Venda')).toContainText('até 3x');
  await expect(panel(page, 'Alterações')).toContainText('Parcelas');
  await page.getByRole('button', { name: 'Inativar' }).click();
  await expect(dialog(page)).toContainText('Sai da página de oferta');
  await expect(dialog(page)).toContainText('Nenhum cliente ganha ou perde acesso.');
  await dialog(page).getByRole('button', { name: 'Inativar' }).click();
  await expect(page.getByText('Inativo', { exact: true })).toBeVisible();
  expect(await offered(page)).not.toContain(name);
  await removeShown(page);
  await expect(page).toHaveURL(/#\/produtos$/);
});

test('the catalogue is in the order of names, shows whom to ask, and is found by name and state', async ({ page }) => {
  await page.goto('/#/produtos');
  const rows = page.getByRole('table', { name: 'Produtos' }).locator('tbody tr');
  await expect(page.getByRole('columnheader', { name: 'Nome' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows.filter({ hasText: 'Mirante Consultoria' })).toContainText('Consulte Valores');
  await page.getByLabel('Filtrar por Nome').fill('INVISTA EM ACOES');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Invista em Ações');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  expect((await download).suggestedFilename()).toBe('produtos.csv');
});

test('a product shows what it includes and what includes it, and only its own links are removed', async ({ page }) => {
  await page.goto('/#/produtos/4');
  const children = page.getByRole('list', { name: 'Produtos filhos' }).getByRole('listitem');
  const parents = page.getByRole('list', { name: 'Produtos pais' }).getByRole('listitem');
  await expect(children).toHaveCount(3);
  await expect(parents.filter({ hasText: 'Mirante Vitalício' })).toContainText('pai indireto');
  await expect(parents.filter({ hasText: 'Mirante Vitalício' }).getByRole('button')).toHaveCount(0);
  await expect(parents.filter({ hasText: 'Mirante Completo' })).toContainText('pai direto');
  await expect(
    parents.filter({ hasText: 'Mirante Completo' }).getByRole('button', { name: 'Desvincular' }),
  ).toBeVisible();
});

test('who would lose access is told before a link is removed, and giving up changes nothing', async ({ page }) => {
  await page.goto('/#/produtos/6');
  await page.getByRole('button', { name: 'Desvincular Full Trader' }).click();
  await expect(
    dialog(page).getByRole('list', { name: 'Perdem acesso' }).getByRole('listitem').filter({ hasText: 'Full Trader' }),
  ).toContainText(/\d+ clientes/);
  await expect(dialog(page).getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Desvincular Full Trader' })).toBeVisible();
});

test('a child is added from the candidates, which leave out what would close a circle', async ({ page }) => {
  const parent = await createProduct(page);
  const child = await createProduct(page);
  await page.goto(parent.url);
  await page.getByRole('link', { name: 'Adicionar filho' }).click();
  await page.getByRole('button', { name: `Adicionar ${child.name}` }).click();
  await expect(dialog(page)).toContainText('Nenhum cliente ganha ou perde acesso.');
  await dialog(page).getByRole('button', { name: 'Incluir' }).click();
  await expect(page.getByText('Produto vinculado!')).toBeVisible();
  await expect(page.getByRole('button', { name: `Adicionar ${child.name}` })).toHaveCount(0);
  await page.goto(`${child.url}/adicionar-filho`);
  await expect(page.getByRole('button', { name: 'Adicionar Full Trader' })).toBeVisible();
  await expect(page.getByRole('button', { name: `Adicionar ${parent.name}` })).toHaveCount(0);
  await page.goto(parent.url);
  await page.getByRole('button', { name: 'Remover', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Remover' }).click();
  await expect(dialog(page)).toContainText('está vinculado a outro produto');
  await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: `Desvincular ${child.name}` }).click();
  await dialog(page).getByRole('button', { name: 'Desvincular' }).click();
  await expect(page.getByText('Este produto não inclui outros.')).toBeVisible();
  await expect(panel(page, 'Alterações')).toContainText('Desvincular um produto filho');
  await removeShown(page);
  await page.goto(child.url);
  await removeShown(page);
});

test('a product that clients have cannot be removed, and is said why', async ({ page }) => {
  await page.goto('/#/produtos/6');
  await page.getByRole('button', { name: 'Remover', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Remover' }).click();
  await expect(dialog(page)).toContainText(/\d+ clientes o têm ou já o tiveram/);
  await page.goto('/#/produtos/999999');
  await expect(page.getByText('Código 404')).toBeVisible();
});
