import type { Page } from 'playwright/test';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Dividendos', exact: true }).locator('tbody tr');
const cell = (page: Page, column: string, n: number) => page.getByLabel(`${column} do dividendo ${n}`, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Salvar' }).click();
const pasteInto = (page: Page, text: string) => page.getByLabel('Linhas copiadas').fill(text);

// Papers that no other run, and no demonstration, has: a dividend is created once.
const mark = Date.now().toString(36).toUpperCase();
const paper = (name: string) => `${name}${mark}`;

const line = (code: string, year: number, more: { portfolio?: string; value?: string; paid?: string } = {}) =>
  [
    more.portfolio ?? 'Small Caps',
    code,
    more.value ?? '1.234,5678',
    `20/11/${year}`,
    more.paid ?? 'A definir',
    '2,05%',
    '2,4',
  ].join('\t');

async function fillLine(page: Page, n: number, code: string, year: number): Promise<void> {
  await cell(page, 'Carteira', n).selectOption({ label: 'Carteira Valor' });
  await cell(page, 'Código', n).fill(code);
  await cell(page, 'Valor (R$)', n).fill('0,2104');
  await cell(page, 'Data com', n).fill(`20/11/${year}`);
  await cell(page, 'Yield no pagamento (%)', n).fill('2,05');
  await cell(page, 'Yield sobre o custo (%)', n).fill('2,4');
}

test.beforeEach(async ({ page }) => logIn(page, 'conteudo'));

test.describe('the list of dividends', () => {
  test('opens from a portfolio with its dividends, the newest first', async ({ page }) => {
    await page.goto('/#/dividendos?dividend.stock_portfolio_id=3&page=1&order=-1&sort=dividend.with_date');
    await expect(page.getByText('Carteira Small Caps').first()).toBeVisible();
    await expect(rows(page).first()).toContainText('Small Caps');
    for (const text of await rows(page).allInnerTexts()) expect(text).toContain('Small Caps');
    await expect(page.getByLabel('Filtrar por Carteira')).toHaveValue('3');
  });

  test('is searched by a part of the stock’s name, by stock, and by days', async ({ page }) => {
    await page.goto('/#/dividendos');
    await page.getByLabel('Filtrar por Ação', { exact: true }).fill('petro');
    await expect(page).toHaveURL(/stock\.name=petro/);
    await expect(rows(page).first()).toContainText('PETR4');
    await page.goto('/#/dividendos?dividend.stock_id=1&dividend.payment_date=2024-01-01');
    await expect(rows(page).first()).toContainText('Itaú Unibanco');
    await page.goto('/#/dividendos?dividend.with_date=2099-01-01');
    await expect(page.getByText('Sem resultados para o filtro')).toBeVisible();
  });

  test('leads to an edit, which comes back with its word', async ({ page }) => {
    await page.goto('/#/dividendos/7/editar');
    await page.getByLabel('Data de pagamento').fill('');
    await page.getByLabel('Valor por ação').fill('3,14159265');
    await save(page);
    await expect(page.getByText('Alterações salvas!')).toBeVisible();
    await expect(page).toHaveURL(/#\/dividendos$/);
    await page.goto('/#/dividendos/7/editar');
    await expect(page.getByLabel('Valor por ação')).toHaveValue('3,14159265');
    await expect(page.getByLabel('Data de pagamento')).toHaveValue('');
  });
});

test('typed dividends are created, seen in the list, and removed again', async ({ page }) => {
  await page.goto('/#/dividendos');
  await page.getByRole('link', { name: 'Criar dividendos' }).click();
  await expect(page.getByText('1 dividendo a criar')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remover o dividendo 1' })).toBeDisabled();
  await fillLine(page, 1, paper('wege').toLowerCase(), 2051);
  await expect(cell(page, 'Código', 1)).toHaveValue(paper('WEGE'));
  await page.getByRole('button', { name: 'Duplicar último' }).click();
  await expect(page.getByText('2 dividendos a criar')).toBeVisible();
  await save(page);
  await expect(page.getByText('Existem dividendos duplicados.')).toBeVisible();
  await cell(page, 'Valor (R$)', 2).fill('0,3');
  await expect(page.getByText('Existem dividendos duplicados.')).toHaveCount(0);
  await save(page);
  await expect(page.getByText('Dividendo(s) criados!')).toBeVisible();
  await expect(page).toHaveURL(/#\/dividendos$/);

  await page.goto(`/#/dividendos?dividend.code=${paper('WEGE')}`);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('A definir');
  await rows(page).first().getByRole('button', { name: 'Remover' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
  await expect(page.getByText('Removido com sucesso!')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
});

test('each wrong cell says what is wrong, and the first has the focus', async ({ page }) => {
  await page.goto('/#/criar-dividendos');
  await page.getByRole('button', { name: 'Novo item' }).click();
  await fillLine(page, 1, 'ITSA4', 2052);
  await cell(page, 'Código', 2).fill('ab');
  await cell(page, 'Data com', 2).fill('31/02/2052');
  await save(page);
  await expect(page.getByText('Um ou mais dividendos possui erros.')).toBeVisible();
  await expect(cell(page, 'Carteira', 2)).toBeFocused();
  await expect(cell(page, 'Código', 2)).toHaveAccessibleDescription('Código deve ter ao menos 3 caracteres.');
  await expect(cell(page, 'Data com', 2)).toHaveAccessibleDescription('Essa não parece uma data válida.');
  await expect(cell(page, 'Pagamento', 2)).toHaveAttribute('aria-invalid', 'false');
  await page.getByRole('button', { name: 'Remover o dividendo 2' }).click();
  await expect(page.getByText('Um ou mais dividendos possui erros.')).toHaveCount(0);
});

test('what is there already is refused by the server, with all that came along', async ({ page }) => {
  await page.goto('/#/criar-dividendos');
  await fillLine(page, 1, paper('KLB'), 2053);
  await save(page);
  await expect(page).toHaveURL(/#\/dividendos$/);
  await page.goto('/#/criar-dividendos');
  await fillLine(page, 1, paper('KLO'), 2053);
  await page.getByRole('button', { name: 'Duplicar último' }).click();
  await cell(page, 'Código', 2).fill(paper('KLB'));
  await save(page);
  const alert = page.getByRole('alert').filter({ hasText: 'Existem dividendos duplicados.' });
  await expect(alert).toContainText('Erro ao criar dividendos');
  await expect(page.getByText('Erro ao criar dividendos.')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Dividendo 2: Já existe.' })).toBeVisible();
  await page.goto(`/#/dividendos?dividend.code=${paper('KLO')}`);
  await expect(page.getByText('Sem resultados para o filtro')).toBeVisible();
});

test.describe('lines from a spreadsheet', () => {
  test('are seen before they are taken, and created as they were seen', async ({ page }) => {
    await page.goto('/#/criar-dividendos');
    await page.getByRole('button', { name: 'Colar da planilha' }).click();
    await pasteInto(
      page,
      [
        'Carteira\tCódigo\tValor\tData com\tPagamento\tYield no pagamento\tYield sobre o custo',
        line(paper('flr').toLowerCase(), 2054),
        line(paper('FLR'), 2054, { value: 'R$ 0,5', paid: '15/12/2054' }),
      ].join('\r\n'),
    );
    const preview = page.getByRole('region', { name: 'Prévia' });
    await expect(preview.getByRole('row')).toHaveCount(3);
    await expect(preview.getByRole('row').nth(1)).toContainText(
      /Small Caps\s*FLR\w+\s*1\.234,5678\s*20\/11\/2054\s*A definir\s*2,05\s*2,4/,
    );
    await page.getByRole('button', { name: 'Incluir 2 dividendos' }).click();
    await expect(page.getByText('2 dividendos a criar')).toBeVisible();
    await save(page);
    await expect(page.getByText('Dividendo(s) criados!')).toBeVisible();
    await page.goto(`/#/dividendos?dividend.code=${paper('FLR')}&sort=dividend.value&order=1`);
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).first()).toContainText(/R\$\s0,5000.*20\/11\/2054.*15\/12\/2054/s);
    await expect(rows(page).nth(1)).toContainText(/R\$\s1\.234,5678.*A definir/s);
  });

  test('pasted into any cell open the same preview', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/#/criar-dividendos');
    await page.evaluate((text) => navigator.clipboard.writeText(text), line('BBSE3', 2055));
    await cell(page, 'Código', 1).focus();
    await page.keyboard.press('Control+V');
    await page.getByRole('button', { name: 'Incluir 1 dividendo' }).click();
    await expect(cell(page, 'Código', 1)).toHaveValue('BBSE3');
  });

  test('without a portfolio get the one that is chosen, and what cannot be read is pointed at', async ({ page }) => {
    await page.goto('/#/criar-dividendos');
    await page.getByRole('button', { name: 'Colar da planilha' }).click();
    await pasteInto(page, 'ITUB4\t0,3\t01/12/2056\t\t1\t1\nITUB4\tmuito\t02/12/2056\t\t1\t1');
    await page.getByLabel('Carteira das linhas sem carteira').selectOption({ label: 'Carteira Dividendos' });
    await expect(page.getByText('A linha 2 tem algo a corrigir')).toBeVisible();
    await page.getByRole('button', { name: 'Incluir 2 dividendos' }).click();
    await expect(cell(page, 'Carteira', 1)).toHaveValue('1');
    await expect(cell(page, 'Valor (R$)', 2)).toHaveAccessibleDescription('Valor inválido.');
    await expect(page.getByText('Um ou mais dividendos possui erros.')).toBeVisible();
  });

  test('may be two hundred, on a phone too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/#/criar-dividendos');
    await page.getByRole('button', { name: 'Colar da planilha' }).click();
    await pasteInto(
      page,
      Array.from({ length: 200 }, (_, i) => line(paper(`L${i}X`), 2057, { value: '0,77' })).join('\n'),
    );
    await page.getByRole('button', { name: 'Incluir 200 dividendos' }).click();
    await cell(page, 'Código', 200).fill(paper('L199Y'));
    await save(page);
    await expect(page.getByText('Dividendo(s) criados!')).toBeVisible();
    await page.goto(`/#/dividendos?dividend.code=${paper('L199Y')}`);
    await expect(page.getByText('1 dividendo', { exact: true })).toBeVisible();
  });
});
