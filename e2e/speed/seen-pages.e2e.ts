import type { Page } from 'playwright/test';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

// Recording would be part of the measured time.
test.use({ trace: 'off', video: 'off' });

const ROUNDS = 10;
const BUDGET_MS = 100;
const links = ['Início', 'Meus dados', 'Meus produtos', 'Pagamentos'];

interface Change {
  title: string;
  /** From the click to the end of the first frame with the new title. */
  took: number;
  /** Frames in between with an empty page. */
  blank: number;
}

/** Records, in the page and frame by frame, what follows each click of a link. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: Change[] = [];
    Object.assign(window, { seen });
    document.addEventListener(
      'click',
      ({ timeStamp: began }) => {
        const main = document.querySelector('main')!;
        const title = () => main.querySelector('h1')?.textContent ?? '';
        const before = title();
        let blank = 0;
        const look = () => {
          if (main.innerText.trim() === '') blank += 1;
          if (title() === before || title() === '') return void requestAnimationFrame(look);
          // The next task runs once this frame has been painted.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () =>
            seen.push({ title: title(), took: performance.now() - began, blank }),
          );
          port1.start();
          port2.postMessage(null);
        };
        requestAnimationFrame(look);
      },
      { capture: true },
    );
  });

const seenIn = (page: Page) => page.evaluate(() => (window as unknown as { seen: Change[] }).seen);
/** The page's own time: other load only ever adds to it, so of several tries the second fastest counts. */
const own = (values: readonly number[]): number => Math.round(values.toSorted((a, b) => a - b)[1]!);

test('navigation: a visited page shows within 100 ms, and none is ever blank', async ({ page }, info) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn(page, 'ana');
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Principal' });
  const tour = async () => {
    for (const name of [...links.slice(1), links[0]!]) {
      const before = await page.getByRole('heading', { level: 1 }).innerText();
      await menu.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before);
      await page.waitForLoadState('networkidle');
    }
  };
  await tour();
  await watch(page);
  for (let round = 0; round < ROUNDS; round += 1) await tour();

  await expect.poll(async () => (await seenIn(page)).length).toBe(ROUNDS * links.length);
  const changes = await seenIn(page);
  expect(changes.filter(({ blank }) => blank > 0)).toEqual([]);
  const took = Object.entries(Object.groupBy(changes, ({ title }) => title)).map(
    ([title, of]) => [title, own(of!.map((change) => change.took))] as const,
  );
  info.annotations.push({ type: 'ms to paint', description: took.map(([title, ms]) => `${title} ${ms}`).join(', ') });
  expect(took.filter(([, ms]) => ms > BUDGET_MS)).toEqual([]);
});
