import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

test('funds: a client finds one by name, opens it, and pages through its related contents', async ({ page }) => {
  await logIn(page, 'bruno');
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
