import { expect, test } from '../support/test.ts';

test('the offer names its products', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Mirante Completo').first()).toBeVisible();
});
