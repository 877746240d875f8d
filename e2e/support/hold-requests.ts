import type { Page } from 'playwright/test';

/** Holds the requests that match a glob until the returned function is called. */
export async function holdRequests(page: Page, glob: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(glob, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
