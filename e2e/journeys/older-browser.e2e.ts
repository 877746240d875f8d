import { address } from '../support/address.ts';
import { logIn } from '../support/log-in.ts';
import { emulateOlderBrowser } from '../support/older-browser.ts';
import { publishReport } from '../support/publish-report.ts';
import { expect, test } from '../support/test.ts';
import { uniqueText } from '../support/unique.ts';

test.describe('an older browser', () => {
  test.beforeEach(({ page }) => emulateOlderBrowser(page));

  test('shows the offer, and begins a purchase', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Assinar Mirante Completo' }).click();
    await page.getByRole('button', { name: 'Prosseguir' }).click();
    await expect(page.getByText('Campo obrigatório.').first()).toBeVisible();
  });

  test("shows a client's home, a portfolio and a report", async ({ page, request }) => {
    const id = await publishReport(request, `Estudo ${uniqueText()}`, ['Capa', 'Verso']);
    await logIn(page, 'ana');
    await page.goto(`${address.client}/#/`);
    await expect(page.getByRole('heading', { name: 'Pagamentos pendentes' })).toBeVisible();
    await page.goto(`${address.client}/#/carteiras-de-acoes/1`);
    await expect(page.getByRole('heading', { name: 'Diversificação por setor' })).toBeVisible();
    await page.goto(`${address.client}/#/relatorios/${id}`);
    // Its copy is stamped first.
    await expect(page.getByText('Capa')).toBeInViewport({ timeout: 30_000 });
  });

  test('shows the back office', async ({ page }) => {
    await logIn(page, 'admin');
    await page.goto(`${address.backoffice}/#/`);
    await expect(page.getByRole('img', { name: /^Gráfico da receita/ })).toBeVisible();
    await page.goto(`${address.backoffice}/#/clientes/1001`);
    await expect(page.getByRole('heading', { name: 'Dados e contato' })).toBeVisible();
    await page.goto(`${address.backoffice}/#/full-trader/mesa`);
    await expect(page.getByRole('heading', { name: 'Mesa' })).toBeVisible();
  });
});
