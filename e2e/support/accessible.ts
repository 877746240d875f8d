import type { Page } from 'playwright/test';
import { expectNoA11yViolations } from './accessibility.ts';
import { expect } from './test.ts';

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** On a desktop and on a phone, by day and by night: nothing that axe finds, and nothing wider than the screen. */
export async function expectAccessible(page: Page, isReady: () => Promise<void>): Promise<void> {
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    await isReady();
    await expectNoA11yViolations(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, `${page.url()} scrolls sideways on a ${size}`).toBe(0);
  }
}
