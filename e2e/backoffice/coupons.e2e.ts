import type { Page } from 'playwright/test';
import { logIn } from '../support/log-in.ts';
import { createCoupon, removeShown } from '../support/new-coupon.ts';
import { expect, test } from '../support/test.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Cupons' }).locator('tbody tr');
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Salvar' }).click();
const brazilian = (at: Date) =>
  at.toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo', day: '2-digit', month: '2-digit', year: 'numeric' });

test.beforeEach(async ({ page }) => logIn(page, 'financeiro'));

test('a coupon is created with what the form proposes, edited, and removed', async ({ page }) => {
  const today = brazilian(new Date());
  await page.goto('/#/cupons');
  await page.getByRole('link', { name: 'Criar cupom' }).click();
  await expect(page.getByLabel('Código')).toHaveValue(/^[A-Z2-9]{9}$/);
  await expect(page.getByLabel('Quantidade')).toHaveValue('1');
  await expect(page.getByRole('radio', { name: 'Porcentagem' })).toBeChecked();
  const proposed = page.getByLabel('Início');
  await expect(proposed).not.toHaveValue('');
  // Midnight may have passed since.
  expect([today, brazilian(new Date())]).toContain(await proposed.inputValue());
  const code = await createCoupon(page, '35');
  await expect(panel(page, 'Condições')).toContainText('35%');
  await expect(panel(page, 'Produtos')).toContainText('Vale para qualquer produto.');
  await page.getByRole('link', { name: 'Editar' }).click();
  await page.getByText('Valor', { exact: true }).click();
  await page.getByLabel('Valor do desconto').fill('99,90');
  await page.getByLabel('Forma de pagamento').selectOption('Pix');
  await page.getByLabel('Observação').fill('Só para quem veio da feira.');
  await save(page);
  await expect(page.getByText('Alterações salvas!')).toBeVisible();
  await expect(panel(page, 'Condições')).toContainText('R$ 99,90');
  await expect(panel(page, 'Observação')).toContainText('Só para quem veio da feira.');
  await expect(panel(page, 'Alterações')).toContainText('Editar um cupom');
  await removeShown(page);
  await expect(page).toHaveURL(/#\/cupons$/);
  await page.getByLabel('Filtrar por Código').fill(code);
  await expect(page.getByText('Sem resultados para o filtro')).toBeVisible();
});

test('the form refuses what cannot be, and says what a buyer cannot type', async ({ page }) => {
  await page.goto('/#/criar-cupom');
  await page.getByLabel('Início').fill('31/12/2026');
  await page.getByLabel('Fim').fill('01/12/2026');
  await page.getByLabel('Código').fill('OI26');
  await expect(page.getByText(/não pode ser digitado no checkout/)).toBeVisible();
  await save(page);
  await expect(page.getByText('Data inicial não pode ser posterior à final.')).toBeVisible();
  await expect(page.getByText('Campo obrigatório.')).toBeVisible();
  await page.getByLabel('Código').fill('mirante50');
  await page.getByLabel('Fim').fill('');
  await page.getByLabel('Porcentagem', { exact: true }).last().fill('10');
  await save(page);
  await expect(page.getByText('Já existe um cupom com este código.')).toBeVisible();
});

test('the list is found by code, quantity and state, keeps it in its address, and is a file', async ({ page }) => {
  await page.goto('/#/cupons');
  await expect(page.getByRole('columnheader', { name: 'Criado em' })).toHaveAttribute('aria-sort', 'descending');
  const options = page.getByLabel('Filtrar por Quantidade').locator('option');
  await expect(options).toHaveText(['Todas', 'Esgotado', '1', '2', '3 a 10', '11 a 20', '21 a 100', 'acima de 100']);
  await page.getByLabel('Filtrar por Quantidade').selectOption('exhausted');
  await expect(page).toHaveURL(/coupon\.qt=exhausted/);
  await page.getByLabel('Filtrar por Código').fill('lancamento');
  await expect(rows(page).filter({ hasText: 'LANCAMENTO30' })).toContainText('Esgotado');
  await page.goto('/#/cupons?coupon.state=expired&coupon.code=prima');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('EXPIRADO');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  expect((await download).suggestedFilename()).toBe('cupons.csv');
});

test('its payments are one link away, the newest first', async ({ page }) => {
  await page.goto('/#/cupons/1');
  await page.getByRole('link', { name: 'Ver pagamentos' }).click();
  await expect(page).toHaveURL(/#\/pagamentos\?coupon\.id=1&perPage=20&page=1&sort=payment\.created_at&order=-1$/);
  await expect(page.getByRole('table', { name: 'Pagamentos' }).locator('tbody tr')).toHaveCount(20);
});

test('another default takes the place of the one before, and can be none', async ({ page }) => {
  const isDefault = page.locator('.m-chip').filter({ hasText: 'Padrão' });
  await createCoupon(page, '50');
  const url = page.url();
  try {
    await page.getByRole('button', { name: 'Definir como padrão' }).click();
    await expect(page.getByText('Cupom definido como padrão!')).toBeVisible();
    await expect(isDefault).toBeVisible();
    await page.getByRole('button', { name: 'Desfazer padrão' }).click();
    await expect(page.getByText('Cupom não mais definido como padrão!')).toBeVisible();
    await expect(isDefault).toHaveCount(0);
  } finally {
    await page.goto('/#/cupons/1');
    await page.getByRole('button', { name: 'Definir como padrão' }).click();
    await expect(isDefault).toBeVisible();
  }
  await page.goto(url);
  await removeShown(page);
});

test('products are linked from those that are not yet, and unlinked with a word of warning', async ({ page }) => {
  await createCoupon(page);
  const url = page.url();
  await page.getByRole('link', { name: 'Adicionar produtos' }).click();
  await expect(page.getByText(/Hoje o cupom vale para qualquer produto/)).toBeVisible();
  await page.getByRole('button', { name: 'Adicionar Top Fundos' }).click();
  await expect(page.getByText('Produto adicionado ao cupom!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Adicionar Top Fundos' })).toHaveCount(0);
  await page.goto(`${url.replace('/cupons/', '/associar-cupom/produto/')}?currentIDs=1,2,3`);
  await expect(page.getByRole('button', { name: 'Adicionar Full Trader' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Adicionar (Top|Invista)/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Voltar ao cupom' }).click();
  const linked = page.getByRole('list', { name: 'Produtos do cupom' });
  await expect(linked.getByRole('listitem')).toHaveCount(1);
  await linked.getByRole('button', { name: 'Desvincular Top Fundos' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('sem ele, o cupom passa a valer para qualquer produto');
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Desvincular' }).click();
  await expect(page.getByText('Vale para qualquer produto.')).toBeVisible();
  await page.goto(url);
  await removeShown(page);
});

test('whoever saves second sees what the first one saved, and overwrites nothing unknowingly', async ({
  page,
  browser,
}) => {
  await createCoupon(page, '20');
  const url = page.url();
  const colleague = await browser.newPage();
  await logIn(colleague, 'admin');
  for (const one of [page, colleague]) {
    await one.goto(`${url}/editar`);
    await expect(one.getByLabel('Observação')).toBeVisible();
  }
  await colleague.getByLabel('Porcentagem', { exact: true }).last().fill('25');
  await save(colleague);
  await expect(colleague.getByText('Alterações salvas!')).toBeVisible();
  await page.getByLabel('Observação').fill('Minha nota');
  await save(page);
  const conflict = page.getByRole('alert').filter({ hasText: 'Outra pessoa salvou antes de você' });
  await expect(conflict.getByRole('row', { name: /Porcentagem 25 20/ })).toBeVisible();
  await expect(page.getByLabel('Observação')).toHaveValue('Minha nota');
  await page.goto(url);
  await expect(panel(page, 'Condições')).toContainText('25%');
  await removeShown(page);
  await colleague.close();
});

test('one that was used stays, and the one of the house is left alone', async ({ page }) => {
  await page.goto('/#/cupons/1');
  await page.getByRole('button', { name: 'Remover', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    /Este cupom está em \d+ pagamentos e não pode ser removido/,
  );
  await page.goto('/#/cupons/6');
  await expect(page.getByText('Só da equipe')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver pagamentos' })).toBeVisible();
  for (const name of ['Remover', 'Definir como padrão'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await page.goto('/#/cupons/999999');
  await expect(page.getByText('Código 404')).toBeVisible();
});
