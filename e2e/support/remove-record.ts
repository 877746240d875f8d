import type { Locator, Page } from 'playwright/test';
import { expect } from './test.ts';

/**
 * Presses the only `Remover` of a page or row, confirms, and waits until the dialog closes: the removal is answered
 * then. While the dialog is open nothing else on the page has a role.
 */
export async function removeRecord(page: Page, within: Page | Locator = page): Promise<void> {
  await within.getByRole('button', { name: 'Remover', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Remover' }).click();
  await expect(question).toBeHidden();
}
