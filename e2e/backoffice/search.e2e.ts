import type { Page } from 'playwright/test';
import { logIn, logInByForm } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Buscar' });
const option = (page: Page, name: RegExp | string) => page.getByRole('option', { name });

test('search: opens, moves, follows a result and restores the focus by keyboard alone', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Buscar' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Control+k');
  await field(page).fill('mirante');
  await expect(option(page, /^MIRANTE50/)).toBeVisible();
  const lines = page.getByRole('option');
  await expect(lines.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(lines.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(lines.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await lines.nth(1).getAttribute('id'))!);
  const address = (await lines.nth(1).getAttribute('href'))!;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.hash === address);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await field(page).fill('ana beatriz falcao');
  await option(page, /Ana Beatriz Falcão/).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Beatriz Falcão' })).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL((url) => url.hash === address);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('search: recent results survive a reload, until the session ends', async ({ page }) => {
  await logInByForm(page, 'admin');
  await expect(page.getByRole('heading', { name: 'Início' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await field(page).pressSequentially('davi conceicao');
  await expect(option(page, /Davi Conceição Prado/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Davi Conceição Prado' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Abertos há pouco' })).toContainText('Davi Conceição Prado');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Menu de/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/#\/login$/);
  await logInByForm(page, 'atendimento');
  await expect(page.getByRole('heading', { name: 'Início' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByText('Busque clientes')).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);
});

test("search: fills a phone's screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'admin');
  await page.goto('/');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect.poll(() => page.getByRole('dialog').boundingBox()).toMatchObject({ width: 390, height: 844 });
  await field(page).fill('carla');
  await option(page, /Carla Yamamoto Reis/).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Carla Yamamoto Reis' })).toBeVisible();
});
