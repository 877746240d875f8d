import type { Page } from 'playwright/test';
import type { Buyer } from './buyer.ts';
import { logInAlone } from './log-in.ts';
import { newClient } from './new-client.ts';

/** Opens a route as a client that no other test uses. */
export async function openAsNewClient(page: Page, route: string): Promise<Buyer> {
  const buyer = await newClient(page.request);
  await logInAlone(page, buyer.email, buyer.password);
  await page.goto(`/#${route}`);
  return buyer;
}
