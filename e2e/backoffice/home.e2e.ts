import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

test('finance sees what came in, as a chart and as the table of its numbers, over the days that are asked for', async ({
  page,
}) => {
  await logIn(page, 'financeiro');
  await page.goto('/');
  const revenue = page.getByRole('region', { name: 'Receita por dia e método', exact: true });
  await expect(
    revenue.getByRole('img', { name: /^Gráfico da receita de .*: R\$.* ao todo; o melhor dia foi/ }),
  ).toBeVisible();
  await expect(revenue.getByRole('list', { name: 'Receita por método' })).toContainText('Cartão de crédito R$');
  await revenue.getByRole('button', { name: 'Ver como tabela' }).click();
  await expect(revenue.locator('tbody tr')).toHaveCount(30);
  await page.getByRole('radio', { name: '7 dias' }).check();
  await expect(revenue.locator('tbody tr')).toHaveCount(7);
  await expect(page.getByRole('region', { name: 'Resumo da receita' })).toContainText('contra 7 dias antes');
});

test('the funnel tells how many get to each step, and what is due is told by week', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/');
  const steps = page.getByRole('region', { name: 'Funil do checkout' }).getByRole('listitem');
  await expect(steps).toHaveCount(5);
  await expect(steps.first()).toContainText('100,0%');
  const reached = (await steps.allInnerTexts()).map((text) =>
    Number(/(\d[\d.]*)\s+\d+,\d%/.exec(text.replaceAll('\n', ' '))![1]!.replace('.', '')),
  );
  expect(reached).toEqual(reached.toSorted((a, b) => b - a));
  await expect(page.getByRole('list', { name: 'Produtos que vencem, por semana' }).getByRole('listitem')).toHaveCount(
    5,
  );
});

test('numbers lead to the rows that they count', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/');
  const product = page
    .getByRole('list', { name: 'Assinantes ativos por produto' })
    .getByRole('listitem')
    .filter({ hasText: 'Mirante Consultoria' });
  const subscribers = Number((await product.innerText()).match(/\d+$/)![0]);
  await product.getByRole('link').click();
  await expect(page).toHaveURL(/client\.product_id=100/);
  await expect(page.getByText(`${subscribers} cliente`, { exact: false }).first()).toBeVisible();
});

test('the payments that wait longest lead to themselves', async ({ page }) => {
  await logIn(page, 'atendimento');
  await page.goto('/');
  const pending = page.getByRole('list', { name: 'Pagamentos pendentes mais antigos' });
  await expect(pending.getByRole('listitem').first()).toContainText('desde');
  await pending.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Pagamento / })).toBeVisible();
});

test('each role sees the parts that concern it', async ({ page, browser }) => {
  await logIn(page, 'atendimento');
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Assinantes ativos por produto' })).toBeVisible();
  await expect(page.getByRole('region', { name: /Receita|Funil/ })).toHaveCount(0);
  await expect(page.getByText('30 dias', { exact: true })).toHaveCount(0);
  const other = await browser.newPage();
  await logIn(other, 'trader');
  await other.goto('/');
  await expect(other.getByRole('list', { name: 'Áreas' })).toBeVisible();
  await expect(other.getByRole('region', { name: /Receita|Funil|Assinantes|pendentes/ })).toHaveCount(0);
  await other.close();
});
