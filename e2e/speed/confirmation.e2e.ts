import type { Page } from 'playwright/test';
import {
  cards,
  expectConfirmation,
  expectSubscriber,
  finish,
  fillAddress,
  fillCard,
  fillDetails,
  identify,
  open,
  phone,
} from '../public-checkout/checkout.ts';
import { address } from '../support/address.ts';
import { newBuyer } from '../support/buyer.ts';
import { expect, test } from '../support/test.ts';

// Recording would be part of the measured time.
test.use({ ...phone, baseURL: address.checkout, trace: 'off', video: 'off' });

/** 150 ms, 1.6 Mbit/s and a quarter of this machine's CPU speed: a phone on the bus. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const [downloadThroughput, uploadThroughput] = [1_600_000 / 8, 750_000 / 8];
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput,
    uploadThroughput,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Records, in the page, when the purchase was answered and when the confirmation's first frame was painted. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = { answered: 0, painted: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { name, responseEnd } of list.getEntries() as PerformanceResourceTiming[])
        if (name.endsWith('/api/v1/clients')) seen.answered = responseEnd;
    }).observe({ type: 'resource' });
    const look = () => {
      if (document.querySelector('h1')?.textContent !== 'Compra realizada') return void requestAnimationFrame(look);
      // The next task runs once this frame has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => (seen.painted = performance.now()));
      port1.start();
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });

/** The client area's files that the page has fetched completely. */
const fetchedOf = (page: Page, files: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (wanted) =>
      wanted.filter((file) =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
          ({ name, responseEnd }) => responseEnd > 0 && new URL(name).pathname === `/${file}`,
        ),
      ),
    [...files],
  );

test("confirmation on a slow phone: readable within 1.5 s of the response, with the client area's code prefetched", async ({
  page,
}, info) => {
  test.slow();
  const buyer = newBuyer();
  await open(page);
  await identify(page, buyer);
  await fillDetails(page, buyer);
  // What is measured, and what is fetched ahead, begin at the payment.
  await slowDown(page);
  await fillAddress(page);
  await fillCard(page, cards.approved);
  const ahead = (await (await page.request.get(`${address.client}/prefetch.json`)).json()) as string[];
  expect(ahead.length).toBeGreaterThan(3);
  await expect.poll(() => fetchedOf(page, ahead), { timeout: 30_000 }).toEqual(ahead);
  await watch(page);
  await finish(page);
  await expectConfirmation(page, 'Compra realizada');
  const seen = () => page.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen);
  await expect.poll(async () => (await seen()).painted).toBeGreaterThan(0);
  const { answered, painted } = await seen();
  info.annotations.push({ type: 'ms from answer to words', description: String(Math.round(painted! - answered!)) });
  expect(painted! - answered!).toBeLessThan(1500);

  await expectSubscriber(page);
  const fetchedAgain = await page.evaluate(
    (files) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, transferSize }) => transferSize > 0 && files.includes(new URL(name).pathname.slice(1)))
        .map(({ name }) => name),
    ahead,
  );
  expect(fetchedAgain).toEqual([]);
});
