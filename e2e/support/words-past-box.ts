import type { Locator } from 'playwright/test';

/** The texts that reach past the sides of those boxes, or up to their top or bottom edges. */
export const wordsPastBox = (boxes: Locator): Promise<string[]> => boxes.evaluateAll(pastBox);

/** Runs in the page. */
function pastBox(boxes: Element[]): string[] {
  const GAP = 3;
  const range = document.createRange();
  return boxes.flatMap((box) => {
    const outer = box.getBoundingClientRect();
    return textsOf(box)
      .filter((text) => {
        range.selectNodeContents(text);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        return left < outer.left - 1 || right > outer.right + 1 || top < outer.top + GAP || bottom > outer.bottom - GAP;
      })
      .map(({ data }) => data);
  });

  function textsOf(box: Element): Text[] {
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    return found.filter(({ data }) => data.trim());
  }
}
