import type { Page } from 'playwright/test';
import { logIn, logInByForm } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Buscar' });
const option = (page: Page, name: RegExp | string) => page.getByRole('option', { name });

async function search(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Buscar' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await field(page).fill(text);
}

test.describe('an administrator', () => {
  test.beforeEach(async ({ page }) => {
    await logIn(page, 'admin');
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Início' })).toBeVisible();
  });

  for (const [what, text] of [
    ['the name without accents', 'ana beatriz falcao'],
    ['the e-mail', 'ana@mirante.example'],
    ['the CPF with its mask', '529.982.241-30'],
    ['the CPF without it', '52998224130'],
  ] as const)
    test(`finds a client by ${what}`, async ({ page }) => {
      await search(page, text);
      await expect(page.getByRole('group', { name: 'Clientes' })).toContainText('Ana Beatriz Falcão');
      await option(page, /Ana Beatriz Falcão/).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Ana Beatriz Falcão' })).toBeFocused();
    });

  test('walks the lines by the arrows and opens one by Enter, without leaving the field', async ({ page }) => {
    await search(page, 'mirante');
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
  });

  test('who types and presses Enter before the answer gets its first line', async ({ page }) => {
    await page.keyboard.press('Control+k');
    await field(page).pressSequentially('bruno tavares');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Bruno Tavares Lima' })).toBeVisible();
  });

  test('finds a payment by its number, a coupon by its code, and a page of the menu', async ({ page }) => {
    await search(page, '5002');
    await expect(page.getByRole('group', { name: 'Pagamentos' }).getByRole('option')).toContainText('Pagamento 5002');
    await field(page).fill('cartao15');
    await expect(page.getByRole('group', { name: 'Cupons' })).toContainText('CARTAO15');
    await field(page).fill('permiss');
    await expect(page.getByRole('group', { name: 'Ir para…' })).toContainText('Permissões');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Permissões' })).toBeFocused();
  });
});

test.describe('the dialog', () => {
  test.beforeEach(async ({ page }) => {
    await logInByForm(page, 'admin');
    await expect(page.getByRole('heading', { name: 'Início' })).toBeVisible();
  });

  test('tells what is found nowhere, and what is too short to look for', async ({ page }) => {
    await search(page, 'zz yy qq');
    await expect(page.getByRole('status').filter({ hasText: 'Nada encontrado para “zz yy qq”.' })).toBeVisible();
    await field(page).fill('z');
    await expect(page.getByText('Digite ao menos 2 caracteres.')).toBeVisible();
  });

  test('offers again what was opened before, until the session ends', async ({ page }) => {
    await search(page, 'davi conceicao');
    await option(page, /Davi Conceição Prado/).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Davi Conceição Prado' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('group', { name: 'Abertos há pouco' })).toContainText('Davi Conceição Prado');
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveCount(0);
    await page.getByRole('button', { name: /Menu de/ }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await logInByForm(page, 'atendimento');
    await expect(page.getByRole('heading', { name: 'Início' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByText('Busque clientes')).toBeVisible();
    await expect(page.getByRole('option')).toHaveCount(0);
  });

  test('closes by Esc, and the focus is where it was', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Buscar' });
    await button.click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('fills a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Buscar' }).click();
    await field(page).fill('carla');
    await option(page, /Carla Yamamoto Reis/).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Carla Yamamoto Reis' })).toBeVisible();
  });
});

test('support finds neither coupons nor users, content neither people nor money', async ({ page, browser }) => {
  await logIn(page, 'atendimento');
  await page.goto('/');
  await search(page, 'mirante');
  await expect(page.getByRole('group', { name: 'Clientes' })).toBeVisible();
  await expect(page.getByRole('group')).toHaveCount(1);
  const other = await browser.newPage();
  await logIn(other, 'conteudo');
  await other.goto('/');
  await search(other, 'mirante');
  await expect(other.getByText('Nada encontrado para “mirante”.')).toBeVisible();
  await other.close();
});
