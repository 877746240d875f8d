import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { logIn, type Person } from './log-in.ts';
import { expect, test, withoutWatch } from './test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** On a desktop and on a phone, by day and by night: nothing that axe finds, and nothing wider than the screen. */
export async function expectAccessible(page: Page, isReady: () => Promise<void>): Promise<void> {
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await isReady();
      const { violations } = await withoutWatch(page, () => new AxeBuilder({ page }).withTags(TAGS).analyze());
      const found = violations.map(
        ({ id, help, nodes }) =>
          `${id}: ${help}\n  ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join('\n  ')}`,
      );
      expect(found, `${page.url()}, ${size}, ${colorScheme}`).toEqual([]);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${page.url()} scrolls sideways on a ${size}`).toBe(0);
  }
}

/** One test for each screen of the app under test, open once the text or the list that its route names is on it. */
export function testScreens(who: Person, screens: Record<string, string>): void {
  for (const [route, sign] of Object.entries(screens)) {
    test(`${route} of ${who} has nothing that axe finds`, async ({ page }) => {
      await logIn(page, who);
      await page.goto(`/#${route}`);
      const main = page.getByRole('main');
      await expectAccessible(page, () =>
        expect(
          main
            .getByText(sign)
            .or(main.getByRole('list', { name: sign }))
            .first(),
        ).toBeVisible(),
      );
    });
  }
}
