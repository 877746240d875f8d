import { address } from '../support/address.ts';
import { beginSession, keepSession, logIn } from '../support/log-in.ts';
import { newClient } from '../support/new-client.ts';
import { expect, test } from '../support/test.ts';
import { wordsPastBox } from '../support/words-past-box.ts';

/** As long as a name may be, without a place to break it. */
const NAME = `Assinatura${'internacionalizável'.repeat(5)}`.slice(0, 100);

test.use({ viewport: { width: 320, height: 800 } });

test('narrow phone: a product of 100 letters without a space widens no page', async ({ page, request }) => {
  const client = await newClient(request);
  const session = await beginSession(request, client.email, client.password);
  const headers = { authorization: `Bearer ${session.token}` };
  const read = async (path: string) => (await request.get(`${address.api}${path}`, { headers })).json();
  const [own] = await read('/api/v1/client/products-history');
  const answers = ['products', 'products-history', `payments/${own.payment_id}`].map(
    (name) => `/api/v1/client/${name}`,
  );
  for (const path of answers) {
    const body = JSON.stringify(await read(path)).replaceAll(own.product_name, NAME);
    await page.route(
      ({ pathname }) => pathname === path,
      (route) => route.fulfill({ contentType: 'application/json', body }),
    );
  }
  await keepSession(page, session);
  for (const path of ['', 'conta/meus-produtos', 'conta/historico-produtos', `conta/pagamentos/${own.payment_id}`]) {
    await page.goto(`/#/${path}`);
    await expect(page.getByRole('main').getByText(NAME).last()).toBeVisible();
    const right = await page.getByRole('main').getByText(NAME).evaluateAll(rightmost);
    expect(right, path).toBeLessThanOrEqual(320);
  }
});

test('narrow phone: labels of tabs and figures of a card keep their distance', async ({ page }) => {
  await logIn(page, 'ana');
  await page.goto('/#/acoes');
  const figures = page.getByRole('table', { name: 'Papéis de Amazon' });
  await expect(figures).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Atalhos' });
  expect(await tabs.locator('span').evaluateAll(smallestGap), 'between tabs').toBeGreaterThanOrEqual(4);
  expect(await figures.getByRole('columnheader').evaluateAll(smallestGap), 'between figures').toBeGreaterThanOrEqual(4);
  const card = page.getByRole('listitem').filter({ has: figures });
  const [inner, outer] = await Promise.all([figures.boundingBox(), card.boundingBox()]);
  expect(inner!.x + inner!.width).toBeLessThan(outer!.x + outer!.width);
});

test('narrow phone: a long code and recommendation of a paper stay in its card', async ({ page }) => {
  await logIn(page, 'ana');
  const code = NAME.toUpperCase().slice(0, 40);
  const status = 'Manter em carteira até nova orientação da equipe de análise, sem pressa';
  await page.route(
    ({ pathname }) => /\/client\/(stocks|stocks\/1|stock-portfolios\/1)$/.test(pathname),
    async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll('"ITUB4"', `"${code}"`).replaceAll('"Comprar"', `"${status}"`);
      await route.fulfill({ response: answer, body });
    },
  );
  const main = page.getByRole('main');
  for (const path of ['acoes?stock.filter=ITUB4', 'acoes/1']) {
    await page.goto(`/#/${path}`);
    await expect(main.getByText(code).first()).toBeVisible();
    expect(await main.getByText(code).evaluateAll(rightmost), path).toBeLessThanOrEqual(320);
  }
  const held = main.getByRole('listitem').filter({ hasText: status }).first();
  expect(await held.getByText(status).evaluateAll(rightmost)).toBeLessThanOrEqual(320);
  await page.goto('/#/carteiras-de-acoes/1');
  const row = page.getByRole('table', { name: 'Ativos' }).getByRole('row').filter({ hasText: code });
  const leftOf = async (text: string) => (await row.getByText(text, { exact: true }).boundingBox())!.x;
  expect(await row.getByText(code).evaluateAll(rightmost)).toBeLessThan(await leftOf('R$ 38,90'));
  expect(await row.getByText(status).evaluateAll(rightmost)).toBeLessThan(await leftOf('12%'));
});

test('narrow phone: a long name of a client or product widens no receipt and no closed area', async ({ page }) => {
  await logIn(page, 'bruno');
  await page.route(/\/api\/v1\/client\/profile$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), name: NAME } });
  });
  await page.route(/\/api\/v1\/active-products$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('Invista em Ações', NAME) });
  });
  await page.goto('/#/acoes');
  const main = page.getByRole('main');
  await expect(main.getByText(NAME)).toBeVisible();
  expect(await main.getByText(NAME).evaluateAll(rightmost)).toBeLessThanOrEqual(320);
  await page.goto('/#/conta/pagamentos');
  await main.getByRole('listitem').filter({ hasText: 'PAGO' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Recibo' }).click();
  await expect(main.getByText(NAME)).toBeVisible();
  expect(await main.getByText(NAME).evaluateAll(rightmost)).toBeLessThanOrEqual(320);
});

test('narrow phone: payment methods keep their words inside', async ({ page }) => {
  await logIn(page, 'bruno');
  await page.goto('/#/conta/renovar/top_fundos');
  const methods = page.locator('label').filter({ hasText: /desconto|sem juros/ });
  await expect(methods).toHaveCount(3);
  expect(await wordsPastBox(methods)).toEqual([]);
});

/** Runs in the page: how far the texts reach, past their elements too. */
function rightmost(elements: Element[]): number {
  const range = document.createRange();
  return Math.max(
    ...elements.map((element) => {
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right;
    }),
  );
}

/** Runs in the page: the smallest distance between neighbouring texts of a row. */
function smallestGap(elements: Element[]): number {
  const range = document.createRange();
  const boxes = elements.map((element) => {
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  });
  return Math.min(...boxes.slice(1).map(({ left }, n) => left - boxes[n]!.right));
}
