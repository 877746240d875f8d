import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright/test';
import { logIn, type Person } from './log-in.ts';
import { expect, test, withoutWatch } from './test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

interface Look {
  size: keyof typeof sizes;
  colorScheme: 'light' | 'dark';
}
const everyDay: Look[] = [
  { size: 'desktop', colorScheme: 'light' },
  { size: 'phone', colorScheme: 'dark' },
];
const nightly: Look[] = [
  { size: 'desktop', colorScheme: 'dark' },
  { size: 'phone', colorScheme: 'light' },
];
const looks = process.env.NIGHTLY ? [...everyDay, ...nightly] : everyDay;

async function take(page: Page, { size, colorScheme }: Look): Promise<void> {
  await page.setViewportSize(sizes[size]);
  await page.emulateMedia({ colorScheme });
}

/** What is wrong with the page as it stands: whatever axe finds, and being wider than the screen. */
async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await withoutWatch(page, () => axeOn(page));
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n  ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join('\n  ')}`,
  );
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflow > 0 ? [...found, `it scrolls sideways by ${overflow} px`] : found;
}

/** Axe stays in a page while only the address behind its `#` changes: bringing it takes longer than its look at most screens. */
async function axeOn(page: Page) {
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in globalThis));
  return (
    new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
      .options({ runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] })
      // Looks into frames of the page's own origin, as all of ours are, without a second page for the sum of it.
      .setLegacyMode()
      .analyze()
  );
}

/** On a desktop by day and on a phone by night, and with NIGHTLY the other way round too: nothing that axe finds, nothing wider than the screen. */
export async function expectAccessible(page: Page, isReady: () => Promise<void>): Promise<void> {
  for (const look of looks) {
    await take(page, look);
    await isReady();
    expect(await faultsOf(page), `${page.url()}, ${look.size}, ${look.colorScheme}`).toEqual([]);
  }
}

/** The text or the list on a screen that tells that it is there, or how else one knows and what is done first. */
export type Sign = string | ((page: Page) => Promise<void>);

export const heading =
  (name: string): Sign =>
  (page) =>
    expect(page.getByRole('heading', { name })).toBeVisible();

const textOrList = (main: Locator, sign: string): Locator =>
  main
    .getByText(sign)
    .or(main.getByRole('list', { name: sign }))
    .first();

const SCREEN_MS = 10_000;

/** One walk through all of these screens for each look at them. */
export function testScreens(who: Person | 'nobody', screens: Record<string, Sign>): void {
  for (const look of looks) {
    test.describe(`a ${look.size}, ${look.colorScheme},`, () => {
      // Axe measures with styles of its own, which the pages' policy stops and reports.
      test.use({ provoked: /Applying inline style violates/ });

      test(`shows ${who} every screen without anything that axe finds`, async ({ page }) => {
        test.setTimeout(Object.keys(screens).length * SCREEN_MS + SCREEN_MS);
        await take(page, look);
        if (who !== 'nobody') await logIn(page, who);
        const faults: Record<string, string[]> = {};
        for (const [route, sign] of Object.entries(screens)) {
          await test.step(route, async () => {
            await page.goto(`/#${route}`);
            if (typeof sign === 'string') await expect(textOrList(page.getByRole('main'), sign)).toBeVisible();
            else await sign(page);
            const found = await faultsOf(page);
            if (found.length > 0) faults[route] = found;
          });
        }
        expect(faults).toEqual({});
      });
    });
  }
}
