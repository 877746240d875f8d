import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, withoutWatch } from './test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** By night and by day, in which it leaves the page. */
export async function expectNoA11yViolations(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
    const { violations } = await withoutWatch(page, () => new AxeBuilder({ page }).withTags(TAGS).analyze());
    const found = violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join('\n  ')}`);
    expect(found, `${page.url()}, ${colorScheme}`).toEqual([]);
  }
}
