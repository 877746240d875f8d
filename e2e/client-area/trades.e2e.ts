import { logIn } from '../support/log-in.ts';
import { newTrade } from '../support/new-trade.ts';
import { expect, test } from '../support/test.ts';

test('trades and the board: are open to subscribers', async ({ page, request }) => {
  const { asset } = await newTrade(request);
  await logIn(page, 'ana');
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Operações' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Operações' })).toBeVisible();
  await page.getByRole('table').getByRole('link', { name: asset }).click();
  await expect(page.getByRole('region', { name: 'Histórico' }).getByRole('listitem').last()).toContainText(
    'Operação criada em Gatilho',
  );
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Mural do trader' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mensagens do mural' })).toBeVisible();
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Mensagem' })).toBeVisible();
});
