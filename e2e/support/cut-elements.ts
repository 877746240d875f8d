import type { Page } from 'playwright/test';

/** What the page or a box without a scrollbar of its own cuts off to the right, and nobody can reach. */
export const cutElements = (page: Page): Promise<string[]> => page.evaluate(cutOff);

/** Runs in the page. */
function cutOff(): string[] {
  const shown = [...document.querySelectorAll('main :is(table, button, a, input, select)')].filter(
    (element) => element.checkVisibility() && element.getBoundingClientRect().width > 1,
  );
  return shown.filter(isCut).map((element) => element.getAttribute('aria-label') ?? element.textContent ?? '');

  function isCut(element: Element): boolean {
    const { right } = element.getBoundingClientRect();
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box);
      if (overflowX === 'auto' || overflowX === 'scroll') return false;
      if (overflowX !== 'visible' && right > box.getBoundingClientRect().right + 1) return true;
    }
    return right > document.documentElement.clientWidth + 1;
  }
}
