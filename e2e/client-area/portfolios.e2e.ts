import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

test('fund portfolio: a client finds it among the recommended ones, opens its items, and sees it as read', async ({
  page,
}) => {
  await logIn(page, 'bruno');
  await page.goto('/#/carteiras-mirante?portfolio.name=moderada');
  const cards = page.getByRole('list', { name: 'Carteiras recomendadas' }).getByRole('listitem');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Carteira de Fundos');
  const read = page.waitForResponse((answer) => /\/client\/portfolios\/\d+\/read$/.test(answer.url()));
  await cards.getByRole('link', { name: 'Detalhar: Mirante Moderada' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mirante Moderada' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Demais (2)' })).toBeVisible();
  await page.getByRole('button', { name: 'Crédito privado' }).click();
  await expect(page).toHaveURL(/detalhar-items=\d+/);
  const funds = page.getByRole('table', { name: 'Fundos de Crédito privado' });
  await expect(funds.getByRole('row')).toHaveCount(5);
  await expect(funds).toContainText(/Jequitibá Crédito Estruturado.*D\+180.*Fechado/s);
  await expect(funds.getByRole('link', { name: 'Serra High Grade' })).toBeVisible();
  await read;
  await page.goto('/#/carteiras?portfolio.read=true');
  await expect(
    page.getByRole('list', { name: 'Carteiras', exact: true }).getByRole('listitem').filter({ hasText: 'Moderada' }),
  ).toContainText('Mirante Moderada');
});
