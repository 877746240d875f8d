import { goOffline } from '../support/go-offline.ts';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ provoked: /ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to fetch|Unable to preload CSS/ });

test('app: says so when the code of its frame did not load, and opens on a retry', async ({ page }) => {
  await logIn(page, 'ana');
  let isFailing = true;
  await page.route(/\/assets\/shell-[^/]*\.js$/, (route) => (isFailing ? route.abort() : route.continue()));
  await page.goto('/#/conta/dados');
  await expect(page.getByRole('heading', { level: 1, name: 'Erro desconhecido' })).toBeVisible();
  isFailing = false;
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meus dados' })).toBeVisible();
});

test('page: whose code did not load without a network opens once it is back', async ({ page, context }) => {
  await logIn(page, 'ana');
  await page.goto('/#/conta/dados');
  await expect(page.getByRole('heading', { level: 1, name: 'Meus dados' })).toBeVisible();
  await goOffline(context);
  await page.getByRole('link', { name: 'Pagamentos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sem conexão com o servidor' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Pagamentos' })).toBeVisible();
});
