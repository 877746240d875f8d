import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

test('a client logs in and is greeted', async ({ page }) => {
  await logIn(page, 'ana');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
});
