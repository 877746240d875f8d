import { type BrowserContext, expect } from 'playwright/test';

/** Takes a browser off the network, and waits until its pages and service workers know: what they ask before that still gets its answer. */
export async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  for (const one of [...context.pages(), ...context.serviceWorkers()])
    await expect.poll(() => one.evaluate(() => navigator.onLine)).toBe(false);
}
