import type { Trade } from '@mirante/domain/trading/trade.ts';
import type { APIRequestContext, BrowserContext, Page } from 'playwright/test';
import { address } from '../support/address.ts';
import { beginSession, keepSession, logIn } from '../support/log-in.ts';
import { uniqueText } from '../support/unique.ts';
import { expect, test } from '../support/test.ts';

const PANEL = '/#/full-trader/painel';
const LIVE = { name: 'Em andamento', exact: true } as const;

/** Creates a trade for this test, with functions to set its value as the trader. */
async function ownTrade(request: APIRequestContext) {
  const { token } = await beginSession(request, 'trader');
  const headers = { authorization: `Bearer ${token}` };
  const asset = `A${uniqueText().toUpperCase()}`.slice(0, 20);
  const values = { in_value: 40, current_value: 42, target_value: 50, stop_value: 38, date_in: '2026-11-19T10:41' };
  const kind = { type: 'C', status: 'live', asset_type_id: 1, strategy_id: 4, valid_input_today: 'Até 40,50' };
  const made = await request.post(`${address.api}/api/v1/trades`, { headers, data: { ...kind, ...values, asset } });
  expect(made.ok(), `the trade answers ${made.status()} ${await made.text()}`).toBe(true);
  const { id } = (await made.json()) as Trade;
  const quote = async (current_value: number) => {
    const moved = await request.post(`${address.api}/api/v1/trades-update-current-value`, {
      headers,
      data: { asset, current_value },
    });
    expect(moved.ok(), `the value answers ${moved.status()} ${await moved.text()}`).toBe(true);
  };
  const remove = () => request.delete(`${address.api}/api/v1/trades/${id}`, { headers });
  return { asset, quote, remove };
}
const rowOf = (page: Page, asset: string) => page.getByRole('table', LIVE).getByRole('row').filter({ hasText: asset });
const isLive = (page: Page) => expect(page.getByText('Ao vivo', { exact: true })).toBeVisible();

/** Tracks the live panel's open sockets in a context's pages. */
function panelSockets(context: BrowserContext) {
  const open = new Map<Page, number>();
  context.on('page', (page) =>
    page.on('websocket', (socket) => {
      if (!socket.url().endsWith('/full-trader/socket')) return;
      open.set(page, (open.get(page) ?? 0) + 1);
      socket.on('close', () => open.set(page, open.get(page)! - 1));
    }),
  );
  return {
    count: () => [...open].reduce((sum, [page, each]) => sum + (page.isClosed() ? 0 : each), 0),
    holder: () => [...open].find(([page, each]) => each > 0 && !page.isClosed())?.[0],
  };
}

test('live panel: tabs share one socket, and elect a new leader when it closes', async ({ context, request }) => {
  const sockets = panelSockets(context);
  const session = await beginSession(request, 'ana');
  const pages: Page[] = [];
  for (const at of [0, 1, 2]) {
    const page = await context.newPage();
    if (at === 0) await keepSession(page, session);
    await page.goto(PANEL);
    await isLive(page);
    pages.push(page);
  }
  const { asset, quote, remove } = await ownTrade(request);
  for (const page of pages) await expect(rowOf(page, asset)).toContainText('+5,00%');
  await expect.poll(() => sockets.count()).toBe(1);

  await sockets.holder()!.close();
  const left = pages.filter((page) => !page.isClosed());
  expect(left).toHaveLength(2);
  await quote(44);
  for (const page of left) {
    await isLive(page);
    await expect(rowOf(page, asset)).toContainText('+10,00%');
  }
  await expect.poll(() => sockets.count()).toBe(1);

  // A logout ends the session in all pages.
  await request.post(`${address.api}/api/v1/logout`, { headers: { authorization: `Bearer ${session.token}` } });
  for (const page of left) await expect(page.getByRole('heading', { name: 'Painel', exact: true })).toHaveCount(0);
  await expect.poll(() => sockets.count()).toBe(0);
  await remove();
});

test('trade alerts: a reader follows a trade, is alerted at its target, and finds it by filter and on another device', async ({
  page,
  browser,
  request,
}) => {
  const { asset, quote, remove } = await ownTrade(request);
  await logIn(page, 'ana');
  await page.goto(PANEL);
  await isLive(page);
  const star = page.getByRole('button', { name: new RegExp(`^Acompanhar ${asset}, operação `) });
  await star.focus();
  await page.keyboard.press('Enter');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /^Acompanhadas/ }).click();
  await expect(page).toHaveURL(/followed=true/);
  await expect(rowOf(page, asset)).toBeVisible();

  await quote(50);
  await expect(page.getByText(`Alvo atingido: ${asset} (RT)`).first()).toBeVisible();

  const device = await (await browser.newContext()).newPage();
  await logIn(device, 'ana');
  await device.goto(`${address.client}${PANEL}?followed=true`);
  await expect(rowOf(device, asset)).toBeVisible();
  // Written after the alert was shown on the panels.
  await expect(async () => {
    await device.goto(`${address.client}/#/notificacoes`);
    await expect(device.getByText(`${asset} RT: Alvo atingido`).first()).toBeVisible({ timeout: 5000 });
  }).toPass();
  await device.context().close();
  await remove();
});

test('trade alert settings: work by keyboard alone', async ({ page }) => {
  await logIn(page, 'ana');
  await page.goto(PANEL);
  const toggle = page.getByRole('button', { name: 'Alertas e som', exact: true });
  await toggle.focus();
  await page.keyboard.press('Enter');
  const sound = page.getByRole('checkbox', { name: 'Tocar um som a cada alerta' });
  await expect(sound).not.toBeChecked();
  await sound.focus();
  await page.keyboard.press('Space');
  await expect(sound).toBeChecked();
  await expect(page.getByRole('slider', { name: 'Volume' })).toBeEnabled();
  await page.reload();
  await toggle.click();
  await expect(sound).toBeChecked();
});
