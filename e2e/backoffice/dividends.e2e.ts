import type { Page } from 'playwright/test';
import { logIn } from '../support/log-in.ts';
import { uniqueText } from '../support/unique.ts';
import { expect, test } from '../support/test.ts';

const cell = (page: Page, column: string, n: number) => page.getByLabel(`${column} do dividendo ${n}`, { exact: true });
const line = (code: string, value = '1.234,5678', paid = 'A definir') =>
  ['Small Caps', code, value, '20/11/2054', paid, '2,05%', '2,4'].join('\t');

test.beforeEach(async ({ page }) => {
  await logIn(page, 'conteudo');
  await page.goto('/#/criar-dividendos');
});

test('dividends: lines pasted from a spreadsheet are previewed, and created as previewed', async ({
  page,
  context,
}) => {
  const code = `FL${uniqueText().toUpperCase()}`;
  const text = [
    'Carteira\tCódigo\tValor\tData com\tPagamento\tYield no pagamento\tYield sobre o custo',
    line(code.toLowerCase()),
    line(code, 'R$ 0,5', '15/12/2054'),
  ].join('\r\n');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await cell(page, 'Código', 1).focus();
  await page.keyboard.press('Control+V');
  const preview = page.getByRole('region', { name: 'Prévia' }).getByRole('row');
  await expect(preview).toHaveCount(3);
  await expect(preview.nth(1)).toContainText(
    new RegExp(String.raw`Small Caps\s*${code}\s*1\.234,5678\s*20/11/2054\s*A definir\s*2,05\s*2,4`),
  );
  await page.getByRole('button', { name: 'Incluir 2 dividendos' }).click();
  await expect(page.getByText('2 dividendos a criar')).toBeVisible();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Dividendo(s) criados!')).toBeVisible();
  await page.goto(`/#/dividendos?dividend.code=${code}&sort=dividend.value&order=1`);
  const rows = page.getByRole('table', { name: 'Dividendos', exact: true }).locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(/R\$\s0,5000.*20\/11\/2054.*15\/12\/2054/s);
  await expect(rows.nth(1)).toContainText(/R\$\s1\.234,5678.*A definir/s);
});

test('dividends: the head stays in view above the last line, 1100 and 1440 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 700 });
  await page.getByRole('button', { name: 'Colar da planilha' }).click();
  await page.getByLabel('Linhas copiadas').fill(Array.from({ length: 40 }, (_, i) => line(`L${i}`)).join('\n'));
  await page.getByRole('button', { name: 'Incluir 40 dividendos' }).click();
  for (const width of [1100, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await cell(page, 'Código', 1).focus();
    await cell(page, 'Código', 40).focus();
    await expect(page.getByRole('columnheader', { name: 'Código' })).toBeInViewport();
  }
});

test('dividends: two hundred are pasted and saved on a phone', async ({ page }) => {
  const mark = uniqueText().toUpperCase();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Colar da planilha' }).click();
  await page
    .getByLabel('Linhas copiadas')
    .fill(Array.from({ length: 200 }, (_, i) => line(`L${i}${mark}`, '0,77')).join('\n'));
  await page.getByRole('button', { name: 'Incluir 200 dividendos' }).click();
  await expect(page.getByText('200 dividendos a criar')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await cell(page, 'Código', 200).fill(`Y${mark}`);
  // A role is slow to find among thousands of elements, and the toast may be gone by the time this is evaluated.
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/#\/dividendos/, { timeout: 20_000 });
  await page.goto(`/#/dividendos?dividend.code=Y${mark}`);
  await expect(page.getByText('1 dividendo', { exact: true })).toBeVisible();
});
