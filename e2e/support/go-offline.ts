import { type BrowserContext, expect } from 'playwright/test';

/**
 * Takes a browser offline, and waits until its pages and service workers know: requests before that are still answered.
 */
export async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  const questions = [
    ...context.pages().map((page) => () => page.evaluate(() => navigator.onLine)),
    ...context.serviceWorkers().map((worker) => () => worker.evaluate(() => navigator.onLine)),
  ];
  for (const isOnline of questions) await expect.poll(isOnline).toBe(false);
}
