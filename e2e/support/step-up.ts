import type { Page } from 'playwright/test';
import { PASSWORD } from './log-in.ts';
import { expect } from './test.ts';

/** The dialog that asks whoever is here to show once more who they are. */
export const stepUpDialog = (page: Page) => page.getByRole('dialog', { name: 'Confirme que é você' });

/** Answers it by the password; what waited for it goes on. A session that began within ten minutes is not asked. */
export async function answerStepUp(page: Page, password = PASSWORD): Promise<void> {
  const dialog = stepUpDialog(page);
  await dialog.getByLabel('Sua senha', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(dialog).toHaveCount(0);
}

/**
 * Has the next such call (`DELETE`, `POST`) refused, as after ten minutes. The proof that follows, and the repeated call, are the server's.
 * The route stays: taking it away while the page sends its next call can leave that one without an answer.
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
