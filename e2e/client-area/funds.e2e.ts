import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

test('funds and stocks: a client finds funds, and is offered the stocks of a product not owned', async ({ page }) => {
  await logIn(page, 'bruno');
  await test.step('a client finds funds by name, opens one, and pages through its related contents', async () => {
    await page.goto('/');
    await page
      .getByRole('list', { name: 'Suas áreas' })
      .getByRole('link', { name: /^Fundos/ })
      .click();
    await page.getByRole('textbox', { name: 'Filtrar por Nome' }).fill('serra simples');
    await page.keyboard.press('Enter');
    const card = page.getByRole('list', { name: 'Fundos' }).getByRole('listitem');
    await expect(card).toHaveCount(1);
    await expect(card).toContainText(/Serra Simples.*Aberto.*Renda fixa pós-fixada.*D\+0/s);
    await card.getByRole('link', { name: 'Detalhar: Serra Simples' }).click();
    const reports = page.getByRole('region', { name: 'Relatórios' });
    await expect(reports.getByRole('listitem')).toHaveCount(6);
    await reports.getByRole('button', { name: 'Próxima página' }).click();
    await expect(page).toHaveURL(/relatorios-pagina=2/);
    await expect(reports.getByText('Página 2 de')).toBeVisible();
    await reports.getByRole('listitem').first().getByRole('link').click();
    await expect(page).toHaveURL(/#\/relatorios\/\d+/);
  });
  await test.step('a client without the product is offered it, and a stock without access is not found', async () => {
    await page.goto('/#/acoes');
    await expect(page.getByRole('link', { name: 'Comprar' })).toHaveAttribute('href', /produtos=invista_em_acoes/);
    await page.goto('/#/fundos/999999');
    await expect(page.getByText('Código 404')).toBeVisible();
  });
});

test("stock page: shows prices, ceiling, potential and the price's age", async ({ page }) => {
  await logIn(page, 'ana');
  await page.goto('/#/acoes?stock.filter=petr4');
  await page.getByRole('link', { name: 'Detalhar: Petrobras' }).click();
  const papers = page.getByRole('table', { name: 'Papéis' });
  await expect(papers.getByRole('row', { name: /^PETR4/ })).toContainText(/R\$\s38,42.*R\$.*há/s);
  await expect(papers.getByRole('row', { name: /^PBR/ })).toContainText(/US\$\s15,32/);
  await expect(page.getByRole('region', { name: 'Nas carteiras' })).toBeVisible();
});
