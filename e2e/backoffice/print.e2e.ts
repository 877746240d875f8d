import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

test('print: a sheet across its width shows all rows of a list', async ({ page }) => {
  await page.setViewportSize({ width: 1047, height: 718 });
  await logIn(page, 'admin');
  await page.goto('/#/pagamentos?perPage=50');
  const list = page.getByRole('region', { name: 'Pagamentos' });
  await expect(list.getByRole('row').nth(50)).toBeAttached();
  const hiddenHeight = () => list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(await hiddenHeight()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(hiddenHeight).toBe(0);
  await expect(page.getByText('1 a 50 de')).toBeVisible();
  await expect(page.getByLabel('Por página')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Páginas' })).toBeHidden();
});

test('print: bars and dots, which are backgrounds, are printed, and buttons are not', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/#/clientes/1001');
  const timeline = page.getByRole('region', { name: 'Linha do tempo' });
  await expect(timeline).toBeVisible();
  await expect(page.getByRole('button', { name: 'Adicionar produto' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect(await timeline.evaluate((part) => getComputedStyle(part).printColorAdjust)).toBe('exact');
  await expect(page.getByRole('button', { name: 'Adicionar produto' })).toBeHidden();
});
