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

const LOOKS_AGAIN = 3;

/** A fault counts that is still there when the screen has come to rest. */
async function lastingFaultsOf(page: Page): Promise<string[]> {
  let faults = await faultsOf(page);
  for (let n = 0; faults.length > 0 && n < LOOKS_AGAIN; n += 1) {
    await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
    faults = await faultsOf(page);
  }
  return faults;
}

/** On a desktop by day and on a phone by night, and with NIGHTLY the other way round too: nothing that axe finds, nothing wider than the screen. */
export async function expectAccessible(page: Page, isReady: () => Promise<void>): Promise<void> {
  for (const look of looks) {
    await take(page, look);
    await isReady();
    expect(await lastingFaultsOf(page), `${page.url()}, ${look.size}, ${look.colorScheme}`).toEqual([]);
  }
}

type Act = (page: Page) => Promise<void>;
/** The text or the list on a screen that tells that it is there, or how else one knows. */
type Sign = string | Act;
/** With what is done on it before one looks. */
type Screen = Sign | { after: Act; shows: Sign };

export const heading =
  (name: string): Act =>
  (page) =>
    expect(page.getByRole('heading', { name })).toBeVisible();

const textOrList = (main: Locator, sign: string): Locator =>
  main
    .getByText(sign)
    .or(main.getByRole('list', { name: sign }))
    .first();

const expectSign = (page: Page, sign: Sign): Promise<void> =>
  typeof sign === 'string' ? expect(textOrList(page.getByRole('main'), sign)).toBeVisible() : sign(page);

const SCREEN_MS = 10_000;
const screenOf = (route: string) => route.replace(/\?.*/, '').replaceAll(/\d+/g, ':id');

/** Within the document, where axe is already. The sign of the next screen may stand on this one too: its title goes with it. */
async function turnTo(page: Page, from: string, route: string): Promise<void> {
  await page.evaluate((hash) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    location.hash = hash;
  }, route);
  if (screenOf(from) !== screenOf(route)) await expect(page.locator('h1[data-left]')).toHaveCount(0);
}

/** One walk through all of these screens of an area. */
export function testScreens(who: Person | 'nobody', area: string, screens: Record<string, Screen>): void {
  test.describe(area, () => {
    // Axe measures with styles of its own, which the pages' policy stops and reports.
    test.use({ provoked: /Applying inline style violates/ });

    test(`accessibility: axe finds nothing on any screen of ${who}`, async ({ page }) => {
      test.setTimeout((Object.keys(screens).length + 1) * SCREEN_MS * looks.length);
      if (who !== 'nobody') await logIn(page, who);
      let before: string | undefined;
      for (const [route, screen] of Object.entries(screens)) {
        await test.step(route, async () => {
          const [shows, after] = typeof screen === 'object' ? [screen.shows, screen.after] : [screen];
          await take(page, looks[0]!);
          if (before === undefined) await page.goto(`/#${route}`);
          else await turnTo(page, before, route);
          before = route;
          await after?.(page);
          for (const look of looks) {
            await take(page, look);
            await expectSign(page, shows);
            expect.soft(await lastingFaultsOf(page), `${look.size}, ${look.colorScheme}`).toEqual([]);
          }
        });
      }
    });
  });
}
