import { cutElements } from '../support/cut-elements.ts';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

const tables = {
  'clientes/1001': 'Tabela dos produtos',
  'clientes/1001/produto/8002': 'Tabela das outras aquisições',
  'carteiras/1': 'Tabela dos itens',
};

test('narrow desktop: no table of a record is cut off', async ({ page }) => {
  await logIn(page, 'admin');
  for (const [path, name] of Object.entries(tables)) {
    await page.goto(`/#/${path}`);
    await expect(page.getByRole('region', { name }).getByRole('row').nth(1)).toBeVisible();
    for (const width of [900, 1024, 1200, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await cutElements(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

for (const [kind, path, name] of [
  ['fund portfolio', 'carteiras/1', 'Tabela dos itens'],
  ['stock portfolio', 'carteiras-de-acoes/1', 'Ativos'],
  ['dividend list', 'dividendos', 'Dividendos'],
] as const)
  test(`narrow desktop: a ${kind}'s row actions are in view`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await logIn(page, 'admin');
    await page.goto(`/#/${path}`);
    const table = page.getByRole('region', { name });
    const remove = table.getByRole('button', { name: /^Remover/ }).first();
    await expect(remove).toBeInViewport({ ratio: 1 });
  });

test('narrow desktop: closed positions beside the dividends show their result', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page, 'admin');
  await page.goto('/#/carteiras-de-acoes/1');
  const table = page.getByRole('region', { name: 'Tabela das posições encerradas' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});
