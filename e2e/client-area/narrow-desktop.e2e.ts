import { cutElements } from '../support/cut-elements.ts';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

test('narrow desktop: no table is cut off', async ({ page }) => {
  await logIn(page, 'ana');
  for (const [path, name] of [
    ['acoes/3', 'Papéis'],
    ['carteiras-de-acoes/1/quanto-comprar', 'Suas posições'],
  ] as const) {
    await page.goto(`/#/${path}`);
    await expect(page.getByRole('table', { name }).getByRole('row').nth(1)).toBeVisible();
    for (const width of [900, 960, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await cutElements(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('narrow desktop: payments, trades, stock portfolios and their record need no sideways scrolling at 1280 px', async ({
  page,
}) => {
  const SCROLLBAR = 15;
  await page.setViewportSize({ width: 1280 - SCROLLBAR, height: 800 });
  await logIn(page, 'ana');
  for (const [path, name] of [
    ['conta/pagamentos', 'Pagamentos'],
    ['full-trader/operacoes', 'Operações'],
    ['carteiras-de-acoes/1', 'Ativos'],
    ['carteiras-de-acoes/1', 'Tabela dos últimos dividendos'],
    ['carteiras-de-acoes/1', 'Tabela das posições encerradas'],
    ['historico', 'Recomendações encerradas'],
  ] as const) {
    await page.goto(`/#/${path}`);
    const table = page.getByRole('region', { name, exact: true });
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth), name).toBe(0);
  }
});
