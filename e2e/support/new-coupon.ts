import type { Page } from 'playwright/test';
import { expect } from './test.ts';

/** Makes a coupon by the form, as it begins; ends on its page. */
export async function createCoupon(page: Page, percent = '20'): Promise<string> {
  await page.goto('/#/criar-cupom');
  const code = await page.getByLabel('Código').inputValue();
  await page.getByLabel('Porcentagem', { exact: true }).last().fill(percent);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
  return code;
}

/** From a record's page: removes it, and says so. */
export async function removeShown(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Remover', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
  await expect(page.getByText('Removido com sucesso!').first()).toBeVisible();
}
