import type { Page } from 'playwright/test';
import { PASSWORD } from './log-in.ts';
import { expect } from './test.ts';

/** The dialog that asks for a proof of identity before a sensitive action. */
export const stepUpDialog = (page: Page) => page.getByRole('dialog', { name: 'Confirme que é você' });

/** Confirms by password; the pending action continues. Sessions younger than ten minutes are not asked. */
export async function answerStepUp(page: Page, password = PASSWORD): Promise<void> {
  const dialog = stepUpDialog(page);
  await dialog.getByLabel('Sua senha', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(dialog).toHaveCount(0);
}

/**
 * Refuses the next such call (`DELETE`, `POST`), as if ten minutes had passed. The proof that follows, and the repeated
 * call, go to the server. The route stays: removing it during the page's next call can leave that one without a
 * response.
 */
export async function expireStepUp(page: Page, method: string, path: string): Promise<void> {
  const refusal = { status: 403, code: 'step_up_required', detail: 'Confirme que é você para continuar.' };
  let isExpired = true;
  await page.route(
    (url) => url.pathname.startsWith(path),
    (route) => {
      if (!isExpired || route.request().method() !== method) return route.fallback();
      isExpired = false;
      return route.fulfill({ status: 403, contentType: 'application/problem+json', body: JSON.stringify(refusal) });
    },
  );
}
