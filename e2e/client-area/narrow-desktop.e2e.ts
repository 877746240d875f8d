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
