import { newCoupon, newProduct, removeProduct } from '../support/catalogue.ts';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

test('coupon: is linked to a product, and unlinked to apply to any', async ({ page, request }) => {
  const coupon = await newCoupon(request);
  await logIn(page, 'financeiro');
  await page.goto(`/#/cupons/${coupon}`);
  await page.getByRole('link', { name: 'Adicionar produtos' }).click();
  await page.getByRole('button', { name: 'Adicionar Top Fundos' }).click();
  await expect(page.getByText('Produto adicionado ao cupom!')).toBeVisible();
  await page.getByRole('link', { name: 'Voltar ao cupom' }).click();
  const linked = page.getByRole('list', { name: 'Produtos do cupom' });
  await expect(linked.getByRole('listitem')).toHaveCount(1);
  await linked.getByRole('button', { name: 'Desvincular Top Fundos' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desvincular' }).click();
  await expect(page.getByText('Vale para qualquer produto.')).toBeVisible();
});

test('product: includes another, is separated again, and leaves the offer at once', async ({ page, request }) => {
  const [parent, child] = [await newProduct(request), await newProduct(request)];
  const offered = async () =>
    ((await (await request.get('/api/v1/active-products')).json()) as { name: string }[]).map(({ name }) => name);
  const dialog = page.getByRole('alertdialog');
  await logIn(page, 'financeiro');
  await page.goto(`/#/produtos/${parent.id}`);
  await page.getByRole('link', { name: 'Adicionar filho' }).click();
  await page.getByRole('button', { name: `Adicionar ${child.name}` }).click();
  await expect(dialog).toContainText('Nenhum cliente ganha ou perde acesso.');
  await dialog.getByRole('button', { name: 'Incluir' }).click();
  await expect(page.getByText('Produto vinculado!')).toBeVisible();
  await page.goto(`/#/produtos/${child.id}/adicionar-filho`);
  await expect(page.getByRole('button', { name: 'Adicionar Full Trader' })).toBeVisible();
  await expect(page.getByRole('button', { name: `Adicionar ${parent.name}` })).toHaveCount(0);
  await page.goto(`/#/produtos/${parent.id}`);
  await page.getByRole('button', { name: 'Remover', exact: true }).click();
  await dialog.getByRole('button', { name: 'Remover' }).click();
  await expect(dialog).toContainText('está vinculado a outro produto');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: `Desvincular ${child.name}` }).click();
  await dialog.getByRole('button', { name: 'Desvincular' }).click();
  await expect(page.getByText('Este produto não inclui outros.')).toBeVisible();
  expect(await offered()).toContain(parent.name);
  await page.getByRole('button', { name: 'Inativar' }).click();
  await dialog.getByRole('button', { name: 'Inativar' }).click();
  await expect(page.getByText('Inativo', { exact: true })).toBeVisible();
  expect(await offered()).not.toContain(parent.name);
  for (const product of [parent, child]) await removeProduct(request, product);
});
