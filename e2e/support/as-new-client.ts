import type { Page } from 'playwright/test';
import { address } from './address.ts';
import type { Buyer } from './buyer.ts';
import { fillLogin } from './log-in.ts';
import { newClient } from './new-client.ts';
import { expect } from './test.ts';

/** Into the client area, from its login. */
export async function enter(page: Page, { email, password }: Pick<Buyer, 'email' | 'password'>): Promise<void> {
  await page.goto(`${address.client}/#/login`);
  await fillLogin(page, email, password);
  await expect(page).not.toHaveURL(/#\/login/);
}

/** As somebody whom no other test knows. */
export async function openAsNewClient(page: Page, route: string): Promise<Buyer> {
  const buyer = await newClient(page.request);
  await enter(page, buyer);
  await page.goto(`/#${route}`);
  return buyer;
}
