import { logIn } from '../support/log-in.ts';
import { uniqueText } from '../support/unique.ts';
import { removeRecord } from '../support/remove-record.ts';
import { expect, test } from '../support/test.ts';

test('fund category: gets two funds, orders them, and is removed once empty', async ({ page }) => {
  const mark = uniqueText();
  await logIn(page, 'conteudo');
  await page.goto('/#/criar-categoria-de-fundos');
  await page.getByLabel('Nome').fill(`Categoria ${mark}`);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Nenhum fundo nesta categoria.')).toBeVisible();
  const category = page.url();
  for (const name of ['Primeiro', 'Segundo']) {
    await page.goto('/#/criar-fundo');
    await page.getByLabel('Nome').fill(`${name} ${mark}`);
    await page.getByRole('combobox', { name: 'Categoria' }).fill(`categoria ${mark}`);
    await page.getByRole('option', { name: `Categoria ${mark}` }).click();
    await page.getByLabel('Liquidez (dias)').fill('30');
    await page.getByLabel('Valor mínimo').fill('1000');
    await page.getByRole('textbox', { name: 'Descrição' }).fill('Um fundo de teste.');
    await page.getByRole('checkbox', { name: 'Top Fundos' }).check();
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByRole('heading', { name: `${name} ${mark}` })).toBeVisible();
  }
  await page.goto(category);
  await expect(page.getByRole('button', { name: 'Remover' })).toBeDisabled();
  const save = page.getByRole('button', { name: 'Salvar Ordem' });
  await expect(save).toBeDisabled();
  await page.getByRole('button', { name: `Mover Segundo ${mark} para cima` }).focus();
  await page.keyboard.press('Enter');
  await save.click();
  await expect(page.getByText('Ordem salva!')).toBeVisible();
  await page.reload();
  const funds = page.getByRole('region', { name: 'Fundos' }).getByRole('listitem');
  await expect(funds).toHaveText([new RegExp(`Segundo ${mark}`), new RegExp(`Primeiro ${mark}`)]);
  for (const name of ['Primeiro', 'Segundo']) {
    await page.goto(category);
    await page.getByRole('link', { name: `${name} ${mark}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${name} ${mark}` })).toBeVisible();
    await removeRecord(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Fundos', exact: true })).toBeVisible();
  }
  await page.goto(category);
  await removeRecord(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Categorias de fundos' })).toBeVisible();
});

test('stock code: is added to a stock, and refused when another stock has it', async ({ page }) => {
  const code = `T${uniqueText().toUpperCase()}`;
  await logIn(page, 'conteudo');
  await page.goto('/#/acoes/18/adicionar-papel');
  await page.getByRole('textbox', { name: 'Código' }).fill('petr4');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('PETR4 já é um papel de Petrobras.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Código' }).fill(code);
  await page.getByLabel('Preço atual').fill('10');
  await page.getByLabel('Preço justo').fill('12,5');
  await page.getByRole('button', { name: 'Salvar' }).click();
  const paper = page.getByRole('region', { name: 'Papéis' }).getByRole('listitem').filter({ hasText: code });
  await expect(paper).toContainText(/R\$\s10,00.*R\$\s11,25.*R\$\s12,50.*\+25,00%/s);
  await removeRecord(page, paper);
  await expect(paper).toHaveCount(0);
});
