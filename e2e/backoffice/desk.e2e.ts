import { logIn } from '../support/log-in.ts';
import { uniqueText } from '../support/unique.ts';
import { newTrade } from '../support/new-trade.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await logIn(page, 'trader');
  await page.goto('/#/full-trader/mesa');
  await expect(page.getByRole('heading', { name: 'Mesa', level: 1 })).toBeVisible();
  await expect(page.getByText('Ao vivo')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Modelos' }).getByRole('button')).not.toHaveCount(0);
});

test('desk: a call is opened, updated and corrected by keyboard alone', async ({ page }) => {
  const asset = `M${uniqueText().toUpperCase()}`.slice(0, 20);
  const swing = page.getByRole('button', { name: /Swing 3,5%/ });
  await page.keyboard.press((await swing.getAttribute('aria-keyshortcuts'))!);
  await expect(page.getByLabel('Ativo', { exact: true })).toBeFocused();
  await page.keyboard.type(asset);
  await page.keyboard.press('Tab');
  await page.keyboard.type('38,90');
  const preview = page.getByRole('region', { name: 'Como fica no painel' });
  await expect(preview).toContainText('37,54');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Operação criada com sucesso.')).toBeVisible();

  const trades = page.getByRole('list', { name: 'Operações em aberto' });
  await expect(trades.getByRole('button', { name: asset })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type(asset);
  await page.keyboard.press('Enter');
  const value = page.getByLabel(`Valor atual de ${asset}`);
  await expect(value).toBeFocused();
  await page.keyboard.type('40');
  await page.keyboard.press('Enter');
  await expect(value).toHaveAttribute('placeholder', '40,0000');

  const events = page.getByRole('region', { name: 'Últimos eventos' }).getByRole('listitem').filter({ hasText: asset });
  await expect(events.first()).toContainText('Valor atual 40,0000');
  await expect(events.first()).toContainText(/[1-9]\d* pain/);

  await page.keyboard.press('Escape');
  await page.keyboard.press('z');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer' }).click();
  await expect(value).toHaveAttribute('placeholder', '—');
  await expect(events.first()).toContainText('Desfeito: Valor atual 40,0000');
});

test('desk: a trade is duplicated from its page', async ({ page, request }) => {
  const { asset } = await newTrade(request);
  const trade = page.getByRole('list', { name: 'Operações em aberto' }).getByRole('button', { name: asset });
  await trade.click();
  await page.getByRole('link', { name: 'Ver operação' }).click();
  await expect(page.getByRole('heading', { name: asset, level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Duplicar' }).click();
  await expect(page.getByRole('heading', { name: /Nova operação, como a/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Como fica no painel' })).toContainText(asset);
});
