import { coveredControls } from '../support/covered-controls.ts';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

const phone = { width: 390, height: 844 };
/** 1280 by 1024 at 400 % zoom. */
const zoomed = { width: 320, height: 256 };

for (const [path, sign, viewports] of [
  ['/conta/dados', 'Salvar', [phone, zoomed]],
  ['/acoes', 'Detalhar: Alphabet', [phone]],
] as const)
  test(`focus on ${path}, on small screens: no control is covered by a bar`, async ({ page }) => {
    await logIn(page, 'ana');
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      await page.goto(`/#${path}`);
      await expect(
        page
          .getByRole('button', { name: sign })
          .or(page.getByRole('link', { name: sign }))
          .first(),
      ).toBeVisible();
      expect(await coveredControls(page)).toEqual([]);
    }
  });

test('focus on a low screen: no bar stays over the page', async ({ page }) => {
  await page.setViewportSize(zoomed);
  await logIn(page, 'ana');
  await page.goto('/#/acoes');
  await page.getByRole('link', { name: 'Detalhar: Amazon' }).focus();
  await expect(page.getByRole('banner').filter({ visible: true })).not.toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Atalhos' })).not.toBeInViewport();
  await expect(page.getByRole('link', { name: 'Falar com o suporte' })).not.toBeInViewport();
});

test('focus in the report reader, on small screens: reaches all of its bars, and none beneath it', async ({ page }) => {
  await logIn(page, 'ana');
  for (const viewport of [phone, zoomed]) {
    await page.setViewportSize(viewport);
    await page.goto('/#/relatorios/8');
    // Its copy is stamped first.
    await expect(page.getByRole('button', { name: 'Próxima página' })).toBeVisible({ timeout: 30_000 });
    expect(await coveredControls(page)).toEqual([]);
    await page.getByRole('link', { name: 'Voltar' }).click();
    await expect(page.getByRole('navigation', { name: 'Atalhos' })).toBeVisible();
  }
});
