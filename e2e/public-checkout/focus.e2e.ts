import { coveredControls } from '../support/covered-controls.ts';
import { expect, test } from '../support/test.ts';
import { open } from './checkout.ts';

test('focus on a low screen: the buttons of a step come after its fields, over none of them', async ({ page }) => {
  // 1280 by 1024 at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page);
  await page.getByLabel('Email').focus();
  await expect(page.getByRole('button', { name: 'Prosseguir' })).not.toBeInViewport();
  expect(await coveredControls(page)).toEqual([]);
});
