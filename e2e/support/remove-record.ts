import type { Locator, Page } from 'playwright/test';
import { expect } from './test.ts';

/**
 * Presses the one `Remover` of a page or of a row, says yes, and waits until the question is gone: the removal was answered then. While the question is open
 * nothing else on the page has a role.
 */
export async function removeRecord(page: Page, within: Page | Locator = page): Promise<void> {
  await within.getByRole('button', { name: 'Remover', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Remover' }).click();
  await expect(question).toBeHidden();
}
