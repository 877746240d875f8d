import { address } from '../support/address.ts';
import { logIn } from '../support/log-in.ts';
import { uniqueText } from '../support/unique.ts';
import { expect, test } from '../support/test.ts';

test.use({ baseURL: address.backoffice, trace: 'off', video: 'off' });

const MAX_MS = 10_000;

test('a trade is called by keys alone within 10 s', async ({ page }) => {
  await logIn(page, 'trader');
  await page.goto('/#/full-trader/mesa');
  const swing = page.getByRole('button', { name: /Swing 3,5%/ });
  const key = (await swing.getAttribute('aria-keyshortcuts'))!;
  await expect(page.getByText('Ao vivo')).toBeVisible();
  const began = Date.now();
  await page.keyboard.press(key);
  await expect(page.getByLabel('Ativo', { exact: true })).toBeFocused();
  await page.keyboard.type(`S${uniqueText().toUpperCase()}`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('38,90');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Operação criada com sucesso.')).toBeVisible();
  expect(Date.now() - began).toBeLessThan(MAX_MS);
});
