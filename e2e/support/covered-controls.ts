import type { Page } from 'playwright/test';

/** Tabs on through the page; returns the controls that were entirely covered or out of view while focused. */
export async function coveredControls(page: Page, maxTabs = 150): Promise<string[]> {
  const covered: string[] = [];
  for (let n = 0; n < maxTabs; n += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(focusedControl);
    if (!focused && n === 0) throw new Error(`no control of ${page.url()} takes the focus`);
    if (!focused) break;
    if (focused.isCovered) covered.push(focused.name);
  }
  return covered;
}

/** Runs in the page; undefined after its last control. */
function focusedControl() {
  const control = document.activeElement;
  if (!control || control === document.body) return;
  const { x, y, width, height } = control.getBoundingClientRect();
  const isSeenAt = ([right, down]: readonly [number, number]) => {
    const top = document.elementFromPoint(x + width * right, y + height * down);
    return top !== null && (control.contains(top) || top.contains(control));
  };
  const points = [
    [0.5, 0.5],
    [0.1, 0.2],
    [0.9, 0.2],
    [0.1, 0.8],
    [0.9, 0.8],
  ] as const;
  return {
    name: control.getAttribute('aria-label') ?? control.textContent ?? control.tagName,
    isCovered: !points.some(isSeenAt),
  };
}
