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

/**
 * The page's faults: axe's violations, except in the `checked` element, overflow wider than the screen, fields that an
 * iPhone zooms into, and actions of its head in another order than on other pages.
 */
async function faultsOf(page: Page, checked?: string): Promise<string[]> {
  const violations = await withoutWatch(page, () => violationsOn(page, checked));
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n  ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join('\n  ')}`,
  );
  const { overflow, zoomed, actions } = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    zoomed: [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(
      (field) =>
        innerWidth < 900 &&
        field.checkVisibility() &&
        !/checkbox|radio|range|file/.test(field.type) &&
        parseFloat(getComputedStyle(field).fontSize) < 16,
    ).length,
    actions: [...document.querySelectorAll('main header:has(h1) .MuiButton-root')].map(
      ({ classList, textContent }) => ({
        name: textContent,
        isPrimary: classList.contains('MuiButton-contained'),
        isFinal: classList.contains('MuiButton-colorError'),
      }),
    ),
  }));
  return [
    ...found,
    ...(overflow > 0 ? [`it scrolls sideways by ${overflow} px`] : []),
    ...(zoomed > 0 ? [`an iPhone zooms into ${zoomed} of its fields, whose text is smaller than 16 px`] : []),
    ...actions.flatMap(({ name, isPrimary, isFinal }, i) => [
      ...(isPrimary && i > 0 ? [`${name} is the primary action of its head, and not the first`] : []),
      ...(isFinal && i < actions.length - 1 ? [`${name} removes or ends, and is not the last action of its head`] : []),
    ]),
  ];
}

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;
type Options = Parameters<AxeBuilder['options']>[0];

const OPTIONS: Options = {
  runOnly: { type: 'tag', values: TAGS },
  resultTypes: ['violations'],
  // Not the style sheets, which none of these rules reads.
  preload: { assets: ['media'] },
};

/** Axe stays loaded while only the hash changes: injecting it takes as long as running it on most screens. */
async function violationsOn(page: Page, checked?: string): Promise<Results['violations']> {
  const loaded = page.frames().length === 1 && (await runLoadedAxe(page, checked));
  return loaded || (await injectAndRunAxe(page, checked)).violations;
}

/** Undefined if the document has no axe yet. */
const runLoadedAxe = (page: Page, checked: string | undefined) =>
  page.evaluate(
    async ([options, exclude]) => {
      const { axe } = globalThis as { axe?: { run: (context: object, options: Options) => Promise<Results> } };
      return (await axe?.run({ include: [['html']], exclude: exclude && [[exclude]] }, options))?.violations;
    },
    [OPTIONS, checked] as const,
  );

function injectAndRunAxe(page: Page, checked: string | undefined): Promise<Results> {
  const axe = new AxeBuilder({ page }).options(OPTIONS);
  if (checked) axe.exclude(checked);
  // Includes same-origin frames, which all of ours are, without a second page for merging results.
  return axe.setLegacyMode().analyze();
}

const LOOKS_AGAIN = 3;

/** Only faults that remain once the page is idle count. */
async function lastingFaultsOf(page: Page, checked?: string): Promise<string[]> {
  let faults = await faultsOf(page, checked);
  for (let n = 0; faults.length > 0 && n < LOOKS_AGAIN; n += 1) {
    await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
    faults = await faultsOf(page, checked);
  }
  return faults;
}

/**
 * Expects no axe violations and no overflow on a light desktop and a dark phone; with NIGHTLY, on the opposite pairs
 * too.
 */
export async function expectAccessible(page: Page, isReady: () => Promise<void>): Promise<void> {
  for (const look of looks) {
    await take(page, look);
    await isReady();
    expect(await lastingFaultsOf(page), `${page.url()}, ${look.size}, ${look.colorScheme}`).toEqual([]);
  }
}

type Act = (page: Page) => Promise<void>;
/** The text or list that shows that a screen is loaded, or another check of it. */
type Sign = string | Act;
/** With actions before the check. */
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
/** Half of a screen's elements, alike on all screens of a person: checked on the first, in each look. */
const SIDEBAR = 'aside[aria-label="Menu lateral"]';
const screenOf = (route: string) => route.replace(/\?.*/, '').replaceAll(/\d+/g, ':id');

/**
 * Navigates within the document, which keeps axe. The next screen's sign may be on this one too, so the old title must
 * be gone.
 */
async function turnTo(page: Page, from: string, route: string): Promise<void> {
  await page.evaluate((hash) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    location.hash = hash;
  }, route);
  if (screenOf(from) !== screenOf(route)) await expect(page.locator('h1[data-left]')).toHaveCount(0);
}

/** One test that visits all of these screens of an area. */
export function testScreens(who: Person | 'nobody', area: string, screens: Record<string, Screen>): void {
  test.describe(area, () => {
    // Axe uses inline styles, which the pages' policy blocks and reports.
    test.use({ provoked: /Applying inline style violates/ });

    test(`accessibility: axe finds nothing on any screen of ${who}`, async ({ page }) => {
      test.setTimeout((Object.keys(screens).length + 1) * SCREEN_MS * looks.length);
      if (who !== 'nobody') await logIn(page, who);
      let before: string | undefined;
      let last = looks[0]!;
      for (const [route, screen] of Object.entries(screens)) {
        await test.step(route, async () => {
          const [shows, after] = typeof screen === 'object' ? [screen.shows, screen.after] : [screen];
          // A screen opens in the last look of the one before, which saves a layout; actions are for the desktop.
          const first = after ? looks[0]! : last;
          await take(page, first);
          const checked = before === undefined ? undefined : SIDEBAR;
          if (before === undefined) await page.goto(`/#${route}`);
          else await turnTo(page, before, route);
          before = route;
          await after?.(page);
          for (const look of [first, ...looks.filter((each) => each !== first)]) {
            await take(page, look);
            await expectSign(page, shows);
            expect.soft(await lastingFaultsOf(page, checked), `${look.size}, ${look.colorScheme}`).toEqual([]);
            last = look;
          }
        });
      }
    });
  });
}
