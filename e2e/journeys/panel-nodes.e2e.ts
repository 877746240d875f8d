import type { PanelSnapshot } from '@mirante/domain/trading/panel.ts';
import type { Trade } from '@mirante/domain/trading/trade.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import type { Page } from 'playwright/test';
import { address } from '../support/address.ts';
import { beginSession, logInAlone } from '../support/log-in.ts';
import { uniqueText } from '../support/unique.ts';
import { buyByCard, ownClient } from '../support/own-client.ts';
import { balance, startNode, type PanelNode } from '../support/panel-nodes.ts';
import { panelRowOf } from '../support/panel-row.ts';
import { expect, test } from '../support/test.ts';

// Requests of a page while it is offline.
test.use({ provoked: /ERR_INTERNET_DISCONNECTED/ });

const nodes: PanelNode[] = [];
test.afterEach(async () => {
  for (const node of nodes.splice(0)) await node.kill();
});

const asset = `N${uniqueText().toUpperCase()}`.slice(0, 20);
const rowOf = panelRowOf(asset);

test("live panel: three clients on two API nodes converge, with one offline and a node killed during a trade's life", async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const { request } = page;
  const headers = { authorization: `Bearer ${(await beginSession(request, 'trader')).token}` };
  nodes.push(...(await Promise.all([1, 2].map(() => startNode(process.env.TRIAL_DATABASE_URL!)))));
  const [first, second] = nodes as [PanelNode, PanelNode];
  const clients = [page, await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()];
  const [here, there, away] = clients as [Page, Page, Page];
  await balance(here, [first, second]);
  await balance(there, [second, first]);
  const setOnline = await balance(away, [first, second]);
  const products = (await (await request.get(`${address.api}/api/v1/active-products`)).json()) as CatalogueProduct[];
  const fullTrader = products.find(({ code }) => code === 'full_trader')!.id;
  let token = '';
  for (const panel of clients) {
    const client = await ownClient(request);
    await buyByCard(request, client, fullTrader);
    ({ token } = client);
    await logInAlone(panel, client.email, client.password);
    await panel.goto(`${address.client}/#/full-trader/painel`);
    await expect(panel.getByText('Ao vivo', { exact: true })).toBeVisible();
  }
  await expect.poll(() => [first.panels.size, second.panels.size]).toEqual([2, 1]);

  const change = async (data: object, id?: number): Promise<Trade> => {
    const at = `${address.api}/api/v1/trades`;
    const answer = await (id ? request.patch(`${at}/${id}`, { headers, data }) : request.post(at, { headers, data }));
    expect(answer.ok(), `the trade answers ${answer.status()} ${await answer.text()}`).toBe(true);
    return (await answer.json()) as Trade;
  };
  await setOnline(false);
  const opened = { type: 'C', status: 'trigger', asset, asset_type_id: 1, strategy_id: 2 };
  const { id } = await change({ ...opened, valid_input_today: 'Até 40,00' });
  for (const panel of [here, there]) await expect(rowOf(panel, 'RP e gatilhos')).toHaveCount(1);
  await change({ status: 'live', in_value: 40, current_value: 42, date_in: '2026-11-19T10:41' }, id);
  for (const panel of [here, there]) await expect(rowOf(panel, 'Em andamento')).toHaveCount(1);

  await first.kill();
  await change({ status: 'rp', rp_value: 44 }, id);
  await expect(rowOf(there, 'RP e gatilhos')).toHaveCount(1);
  await expect.poll(() => second.panels.has(here), { timeout: 30_000 }).toBe(true);
  await expect(rowOf(here, 'RP e gatilhos')).toHaveCount(1);
  await change({ status: 'finished', out_value: 48 }, id);
  await setOnline(true);
  await expect.poll(() => second.panels.size, { timeout: 30_000 }).toBe(clients.length);

  const snapshot = await request.get(`${address.api}/api/v1/client/full-trader/panel`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { trades } = (await snapshot.json()) as PanelSnapshot;
  const { status, result } = trades.find((trade) => trade.id === id)!;
  expect([status, result]).toEqual(['finished', expect.closeTo(15)]);
  for (const panel of clients) {
    await expect(rowOf(panel, 'Finalizadas hoje')).toContainText('+15,00%');
    for (const table of ['Em andamento', 'RP e gatilhos']) await expect(rowOf(panel, table)).toHaveCount(0);
  }
  const texts = await Promise.all(clients.map((panel) => rowOf(panel, 'Finalizadas hoje').innerText()));
  expect(new Set(texts).size).toBe(1);
  for (const panel of [there, away]) await panel.context().close();
});
