import type { APIRequestContext } from 'playwright/test';
import { address } from '../support/address.ts';
import { beginSession, keepSession, logIn } from '../support/log-in.ts';
import { newClient } from '../support/new-client.ts';
import { expect, test } from '../support/test.ts';

/** As long as a name may be, without a place to break it. */
const NAME = `Assinatura${'internacionalizável'.repeat(5)}`.slice(0, 100);

test.use({ viewport: { width: 320, height: 800 } });

test('narrow phone: a product of 100 letters without a space widens no page', async ({ page, request }) => {
  const client = await newClient(request);
  const session = await beginSession(request, client.email, client.password);
  const payment = await addProduct(request, session.user.id);
  await keepSession(page, session);
  for (const route of ['', 'conta/meus-produtos', 'conta/historico-produtos', `conta/pagamentos/${payment}`]) {
    await page.goto(`/#/${route}`);
    await expect(page.getByRole('main').getByText(NAME).last()).toBeVisible();
    const right = await page.getByRole('main').getByText(NAME).evaluateAll(rightmost);
    expect(right, route).toBeLessThanOrEqual(320);
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

/** Adds a product of that name, on sale for this moment only: others see the same offer. */
async function addProduct(request: APIRequestContext, client: number): Promise<number> {
  const { token } = await beginSession(request, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  const product = { name: NAME, code: `longo_${client}`, description: 'Um nome longo.', price: 588, installments: 12 };
  const created = await request.post(`${address.api}/api/v1/products`, {
    data: { ...product, vindi_id: client, vindi_code: `longo-${client}`, image: null, position: 90 },
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
  });
  expect(created.ok(), await created.text()).toBe(true);
  const { id } = (await created.json()) as { id: number };
  const added = await request.post(`${address.api}/api/v1/clients/${client}/products/add`, {
    data: { products: [id] },
    headers,
  });
  expect(added.ok(), await added.text()).toBe(true);
  const inactivated = await request.post(`${address.api}/api/v1/products/${id}/inactivate`, { headers });
  expect(inactivated.ok(), await inactivated.text()).toBe(true);
  return ((await added.json()) as { payment_id: number }).payment_id;
}

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
