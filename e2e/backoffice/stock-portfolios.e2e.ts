import type { Page } from 'playwright/test';
import { address } from '../support/address.ts';
import { beginSession, logIn } from '../support/log-in.ts';
import { uniqueText } from '../support/unique.ts';
import { expect, test } from '../support/test.ts';

const open = (page: Page) => page.getByRole('table', { name: 'Ativos' });
const closed = (page: Page) => page.getByRole('table', { name: 'Posições encerradas' });

test('an item is added by its code, closed at a price, and opened again', async ({ page, request }) => {
  const { token } = await beginSession(request, 'conteudo');
  const made = await request.post(`${address.api}/api/v1/stock-portfolios`, {
    data: { name: `Carteira ${uniqueText()}`, description: 'Uma carteira.', product_id: 3 },
    headers: { authorization: `Bearer ${token}` },
  });
  const { id } = (await made.json()) as { id: number };
  await logIn(page, 'conteudo');
  await page.goto(`/#/carteiras-de-acoes/${id}`);
  await expect(page.getByText('Nenhuma posição aberta.')).toBeVisible();

  await page.getByRole('link', { name: 'Adicionar item' }).click();
  await page.getByRole('combobox', { name: 'Papel' }).fill('wege');
  await page.getByRole('option', { name: /^WEGE3 / }).click();
  await page.getByLabel('Data de entrada').fill('10/02/2026');
  await page.getByLabel('Preço de entrada').fill('50,00');
  await page.getByLabel('Peso (%)').fill('12,5');
  await page.getByRole('button', { name: 'Salvar' }).click();
  const row = open(page).getByRole('row', { name: /WEGE3/ });
  await expect(row).toContainText('12,5%');
  await expect(row).toContainText('10/02/2026');

  await page.getByRole('link', { name: 'Encerrar WEGE3' }).click();
  await page.getByLabel('Data de saída').fill('09/02/2026');
  await page.getByLabel('Preço de saída').fill('60,00');
  await expect(page.getByText('+20,00%')).toBeVisible();
  await page.getByRole('button', { name: 'Encerrar' }).click();
  await expect(page.getByText('Anterior à data de entrada.')).toBeVisible();
  await page.getByLabel('Data de saída').fill('10/03/2026');
  await page.getByRole('button', { name: 'Encerrar' }).click();
  await expect(closed(page)).toContainText('+20,00%');
  await expect(page.getByText('Nenhuma posição aberta.')).toBeVisible();

  await page.getByRole('button', { name: 'Reabrir WEGE3' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reabrir' }).click();
  await expect(row).toBeVisible();
  await expect(page.getByText('Nenhuma posição encerrada.')).toBeVisible();
});
