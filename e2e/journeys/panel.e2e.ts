import type { Trade } from '@mirante/domain/trading/trade.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import type { APIRequestContext, Page } from 'playwright/test';
import { address } from '../support/address.ts';
import { beginSession, logIn, logInAlone } from '../support/log-in.ts';
import { uniqueText } from '../support/unique.ts';
import { buyByCard, ownClient } from '../support/own-client.ts';
import { LIVE_ADDRESS } from '../support/live-path.ts';
import { panelRowOf } from '../support/panel-row.ts';
import { expect, test } from '../support/test.ts';

test.use({ provoked: /ERR_INTERNET_DISCONNECTED/ });

test('live panel: a trade opened and finished appears on open panels without a refetch', async ({ page, browser }) => {
  const asset = `P${uniqueText().toUpperCase()}`.slice(0, 20);
  const { token } = await beginSession(page.request, 'trader');
  const headers = { authorization: `Bearer ${token}` };
  const trades = `${address.api}/api/v1/trades`;

  const staff = await (await browser.newContext()).newPage();
  for (const [panel, who, at] of [
    [page, 'ana', address.client],
    [staff, 'trader', address.backoffice],
  ] as const) {
    await logIn(panel, who);
    await panel.goto(`${at}/#/full-trader/painel`);
    await expect(panel.getByText('Ao vivo', { exact: true })).toBeVisible();
    await panel.evaluate(() => void (document.body.dataset.opened = 'once'));
  }
  const rowOf = panelRowOf(asset);

  const made = await page.request.post(trades, {
    headers,
    data: {
      type: 'C',
      status: 'live',
      asset,
      asset_type_id: 1,
      strategy_id: 2,
      valid_input_today: 'Até 38,95',
      in_value: 40,
      current_value: 42,
      date_in: '2026-11-19T10:41',
    },
  });
  expect(made.ok(), `the trade answers ${made.status()} ${await made.text()}`).toBe(true);
  const { id, version } = (await made.json()) as Trade;
  for (const panel of [page, staff]) await expect(rowOf(panel, 'Em andamento')).toContainText('+5,00%');
  await expect(page.getByText(`Entrada em ${asset} (ST)`).first()).toBeVisible();

  const edited = await page.request.patch(`${trades}/${id}`, {
    headers: { ...headers, 'if-match': `"${version}"` },
    data: { status: 'finished', out_value: 44 },
  });
  expect(edited.ok(), `its end answers ${edited.status()} ${await edited.text()}`).toBe(true);
  for (const panel of [page, staff]) {
    await expect(rowOf(panel, 'Finalizadas hoje')).toContainText('+10,00%');
    await expect(rowOf(panel, 'Em andamento')).toHaveCount(0);
    await expect(panel.locator('body')).toHaveAttribute('data-opened', 'once');
  }
  await staff.context().close();
});

/** Opens the panel as a new subscriber of Full Trader. */
async function openPanel(page: Page, request: APIRequestContext): Promise<void> {
  const client = await ownClient(request);
  const products = (await (await request.get(`${address.api}/api/v1/active-products`)).json()) as CatalogueProduct[];
  await buyByCard(request, client, products.find(({ code }) => code === 'full_trader')!.id);
  await logInAlone(page, client.email, client.password);
  await page.goto(`${address.client}/#/full-trader/painel`);
  await expect(page.getByText('Ao vivo', { exact: true })).toBeVisible();
}

/** Returns a function that takes a page offline, with its open socket, and back online. */
async function switchOf(page: Page): Promise<(isOnline: boolean) => Promise<void>> {
  let isConnected = true;
  let leave = () => {};
  await page.routeWebSocket(LIVE_ADDRESS, (socket) => {
    const end = () => void socket.close({ code: 4000 });
    if (!isConnected) return end();
    leave = end;
    socket.connectToServer();
  });
  return async (isOnline) => {
    isConnected = isOnline;
    if (!isOnline) leave();
    await page.context().setOffline(!isOnline);
  };
}

test("live panel: three clients converge, with one offline during a trade's life", async ({ page, browser }) => {
  test.setTimeout(120_000);
  const { request } = page;
  const asset = `Q${uniqueText().toUpperCase()}`.slice(0, 20);
  const headers = { authorization: `Bearer ${(await beginSession(request, 'trader')).token}` };
  const clients = [page, await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()];
  const away = clients[2]!;
  const setOnline = await switchOf(away);
  for (const client of clients) await openPanel(client, request);
  const rowOf = panelRowOf(asset);

  await setOnline(false);
  const opened = {
    type: 'C',
    status: 'trigger',
    asset,
    asset_type_id: 1,
    strategy_id: 2,
    valid_input_today: 'Até 40,00',
  };
  const made = await request.post(`${address.api}/api/v1/trades`, { headers, data: opened });
  expect(made.ok(), `the trade answers ${made.status()} ${await made.text()}`).toBe(true);
  const { id } = (await made.json()) as Trade;
  const present = clients.slice(0, 2);
  for (const client of present) await expect(rowOf(client, 'RP e gatilhos')).toHaveCount(1);
  for (const [data, table] of [
    [{ status: 'live', in_value: 40, current_value: 42, date_in: '2026-11-19T10:41' }, 'Em andamento'],
    [{ status: 'rp', rp_value: 44 }, 'RP e gatilhos'],
    [{ status: 'finished', out_value: 48 }, 'Finalizadas hoje'],
  ] as const) {
    const edited = await request.patch(`${address.api}/api/v1/trades/${id}`, { headers, data });
    expect(edited.ok(), `${data.status} answers ${edited.status()} ${await edited.text()}`).toBe(true);
    for (const client of present) await expect(rowOf(client, table)).toHaveCount(1);
  }
  await expect(away.getByRole('table', { name: 'Em andamento', exact: true })).toBeVisible();
  await expect(away.getByText('Painel ainda não conectado.', { exact: true })).toBeVisible();
  await expect(away.getByText(asset)).toHaveCount(0);
  await setOnline(true);

  for (const client of clients) {
    await expect(rowOf(client, 'Finalizadas hoje')).toContainText('+15,00%');
    for (const table of ['Em andamento', 'RP e gatilhos']) await expect(rowOf(client, table)).toHaveCount(0);
  }
  await expect(away.getByText(/atualizações enquanto você esteve fora/)).toBeVisible();
  for (const client of clients.slice(1)) await client.context().close();
});
