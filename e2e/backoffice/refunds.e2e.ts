import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Reembolsos' }).locator('tbody tr');
// Each test that changes one has its own: the oldest are 3001, 3002 and so on.
const oldest = '/#/reembolsos?sort=refund.created_at&order=1';

test.describe('the list of refunds', () => {
  test.beforeEach(async ({ page }) => {
    await logIn(page, 'financeiro');
    await page.goto('/#/reembolsos');
    await expect(rows(page).first()).toBeVisible();
  });

  test('finds them by client and by day, the newest first', async ({ page }) => {
    const days = await rows(page).locator('td:nth-child(6)').allInnerTexts();
    const sortable = days.map((day) => day.split('/').toReversed().join('-'));
    expect(sortable).toEqual(sortable.toSorted().toReversed());
    const client = await rows(page).first().getByRole('link').first().innerText();
    await page.getByLabel('Filtrar por Cliente ID').fill(client);
    await expect(page).toHaveURL(new RegExp(`refund\\.client_id=${client}`));
    await expect(rows(page).locator('td:first-child').filter({ hasNotText: client })).toHaveCount(0);
    await page.getByRole('button', { name: 'Limpar filtros' }).click();
    await page.getByLabel('Filtrar por Data').fill('01/01/2090');
    await expect(page.getByText('Sem resultados para o filtro')).toBeVisible();
  });

  test('leads to their client and to what was bought', async ({ page }) => {
    const links = rows(page).first().getByRole('link');
    const client = await links.first().innerText();
    await expect(links.nth(1)).toHaveAttribute('href', new RegExp(`#/clientes/${client}/produto/\\d+$`));
    await links.first().click();
    await expect(page).toHaveURL(new RegExp(`#/clientes/${client}$`));
  });

  test('goes into a spreadsheet with the filter in use', async ({ page }) => {
    const client = await rows(page).first().getByRole('link').first().innerText();
    await page.goto(`/#/reembolsos?refund.client_id=${client}`);
    await expect(rows(page)).toHaveCount(1);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exportar CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('reembolsos.csv');
    const text = await readFile(await download.path(), 'utf8');
    expect(text.trimEnd().split('\r\n')).toHaveLength(2);
    expect(text).toContain(`;"${client}";`);
  });
});

test.describe('refunds', () => {
  test.beforeEach(({ page }) => logIn(page, 'financeiro'));

  test('never take more than was paid, and remember who changed what', async ({ page }) => {
    await page.goto('/#/reembolsos/3001/editar');
    const amount = page.getByRole('textbox', { name: 'Valor' });
    await amount.fill('999999,00');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText(/^Não pode passar de R\$\s[\d.]+,\d\d, o que foi pago\.$/)).toBeVisible();
    await expect(amount).toBeFocused();
    await amount.fill('10,50');
    await page.getByLabel('Observação').fill('Combinado por telefone.');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Alterações salvas!')).toBeVisible();
    await expect(page).toHaveURL(/#\/reembolsos$/);
    await page.goto('/#/reembolsos/3001/editar');
    await expect(page.getByRole('region', { name: 'Alterações' })).toContainText(
      /Silvana Prado · Editar um reembolso.*10,5/,
    );
  });

  test('tell the second of two editors what the first one saved', async ({ page, browser }) => {
    const other = await browser.newPage();
    await logIn(other, 'admin');
    for (const editor of [page, other]) {
      await editor.goto('/#/reembolsos/3002/editar');
      await expect(editor.getByRole('textbox', { name: 'Valor' })).toHaveValue(/\d/);
    }
    await other.getByLabel('Observação').fill('Da Renata.');
    await other.getByRole('button', { name: 'Salvar' }).click();
    await expect(other.getByText('Alterações salvas!')).toBeVisible();
    await page.getByLabel('Observação').fill('Da Silvana.');
    await page.getByRole('button', { name: 'Salvar' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Outra pessoa salvou antes de você' });
    await expect(notice.getByRole('row', { name: 'Observação' })).toContainText('Da Renata.');
    await expect(notice.getByRole('row', { name: 'Observação' })).toContainText('Da Silvana.');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Alterações salvas!')).toBeVisible();
    await other.close();
  });

  test('are removed once that is confirmed', async ({ page }) => {
    await page.goto(oldest);
    const client = await rows(page).nth(2).getByRole('link').first().innerText();
    await page.goto(`/#/reembolsos?refund.client_id=${client}`);
    await expect(rows(page)).toHaveCount(1);
    await rows(page).getByRole('button', { name: 'Remover' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Deseja mesmo remover o reembolso?' });
    await expect(dialog).toContainText('A remoção será irreversível.');
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Remover' }).click();
    await expect(page.getByText('Removido com sucesso!')).toBeVisible();
    await expect(page.getByText('Sem resultados para o filtro')).toBeVisible();
  });
});
