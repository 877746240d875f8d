import type { Page } from 'playwright/test';
import { holdRequests } from './hold-requests.ts';
import { expect } from './test.ts';

/** Expects the title in the page's frame while its code is on its way, and the page's own in the same place then. */
export async function expectTitleInFrame(page: Page, address: string, title: string | RegExp): Promise<void> {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto(`/#${address}`, { waitUntil: 'commit' });
  const early = page.locator('.m-frame > section > b');
  await expect(early).toBeVisible();
  await expect(early).toHaveText(title);
  const { x, y, height } = (await early.boundingBox())!;
  release();
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeVisible();
  await expect(early).toBeHidden();
  expect(await heading.boundingBox()).toMatchObject({ x, y, height });
  await page.unrouteAll({ behavior: 'wait' });
}
