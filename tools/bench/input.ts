/// <reference lib="dom" />
import type { Page } from 'playwright';

/**
 * The middle of the first element that matches a selector and contains only this text, if one is given. Input is by
 * position: Playwright's locators inject a script of their own, which takes 1.2 MiB of the page's heap.
 */
const middleOf = (page: Page, selector: string, text?: string) =>
  page.evaluate(
    (wanted) => {
      const found = [...document.querySelectorAll(wanted.selector)].find(
        ({ textContent }) => wanted.text === undefined || textContent.trim() === wanted.text,
      );
      if (!found) throw new Error(`The page has no ${wanted.selector} ${wanted.text ?? ''}`);
      found.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = found.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
    { selector, text },
  );

export const tap = (selector: string) => async (page: Page) => {
  const { x, y } = await middleOf(page, selector);
  await page.touchscreen.tap(x, y);
};
export const press = (selector: string, text: string) => async (page: Page) => {
  const { x, y } = await middleOf(page, selector, text);
  await page.mouse.click(x, y);
};
/** Types into a control, key by key, and leaves it. */
export const type = (selector: string, text: string) => async (page: Page) => {
  const { x, y } = await middleOf(page, selector);
  await page.mouse.click(x, y);
  await page.keyboard.type(text, { delay: 60 });
  await page.keyboard.press('Tab');
};
/** Chooses a select's second option. */
export const choose = (selector: string) => async (page: Page) => {
  await page.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);
  await page.keyboard.press('ArrowDown');
};
