import type { Trade } from '@mirante/domain/trading/trade.ts';
import { address } from '../support/address.ts';
import { beginSession, logIn } from '../support/log-in.ts';
import { newMark } from '../support/mark.ts';
import { expect, test } from '../support/test.ts';

test('a trade that a trader opens and finishes is on the open panels, without reading them anew', async ({
  page,
  browser,
}) => {
  const asset = `P${newMark().toUpperCase()}`.slice(0, 20);
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
  const rowOf = (panel: typeof page, table: string) =>
    panel.getByRole('table', { name: table, exact: true }).getByRole('row').filter({ hasText: asset });

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
