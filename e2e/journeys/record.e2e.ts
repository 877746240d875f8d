import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext } from 'playwright/test';
import { address } from '../support/address.ts';
import { beginSession, logInAlone } from '../support/log-in.ts';
import { uniqueText } from '../support/unique.ts';
import { expect, test } from '../support/test.ts';

const verifier = path.join(import.meta.dirname, '../../tools/verify-record.ts');
/** Opened by the complete subscription. */
const PRODUCT_ID = 4;
const CODE_ID = 1;

/** Calls of one person, expected to succeed. */
async function callsOf(request: APIRequestContext, who: string) {
  const { token } = await beginSession(request, who);
  const headers = { authorization: `Bearer ${token}` };
  return async (method: 'GET' | 'POST', at: string, data?: object) => {
    const answer = await request.fetch(`${address.api}/api/v1${at}`, { method, headers, ...(data && { data }) });
    expect(answer.ok(), `${method} ${at} answers ${answer.status()} ${await answer.text()}`).toBe(true);
    return answer.status() === 204 ? undefined : ((await answer.json()) as { id: number });
  };
}

async function closedCalls(request: APIRequestContext): Promise<number> {
  const answer = await request.get(`${address.api}/api/v1/record?perPage=1`);
  return ((await answer.json()) as { total: number }).total;
}

test('record: a closed position is added, shown to its readers, and the export verifies', async ({
  page,
  request,
}, testInfo) => {
  const name = `Carteira ${uniqueText()}`;
  const staff = await callsOf(request, 'conteudo');
  const ana = await callsOf(request, 'ana');
  const portfolio = await staff('POST', '/stock-portfolios', {
    name,
    description: '<p>Uma carteira da jornada.</p>',
    product_id: PRODUCT_ID,
    category: 'Jornada',
    active: true,
    link_wallet_chart: null,
    link_wallet_video: null,
    link_dividends_map: null,
    link_complete_performance: null,
    link_performance_report: null,
  });
  const items = `/stock-portfolios/${portfolio!.id}/items`;
  await ana('POST', `/client/stock-portfolios/${portfolio!.id}/read`, {});
  const before = await closedCalls(request);
  const item = await staff('POST', items, {
    stock_code_id: CODE_ID,
    status: 'Comprar',
    date_in: '2026-01-05',
    price_in: 20,
    share: 12.5,
    obs: null,
  });

  await logInAlone(page, 'ana');
  await page.goto(`${address.client}/#/`);
  const changed = page.getByRole('region', { name: 'Mudou desde sua última visita' });
  await expect(changed).toContainText(`${name}Entrou`);
  await page.goto(`${address.client}/#/historico`);
  await expect(page.getByRole('heading', { level: 1, name: 'Histórico de recomendações' })).toBeVisible();
  await expect(page.getByRole('cell', { name })).toBeHidden();

  await staff('POST', `${items}/${item!.id}/close`, { date_out: '2026-03-02', price_out: 15 });
  expect(await closedCalls(request)).toBeGreaterThan(before);
  await page.goto(`${address.client}/#/historico?record_result.stock_portfolio_id=${portfolio!.id}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('−25,00%');
  await expect(row).toContainText('registrada em');

  const file = testInfo.outputPath('registros.jsonl');
  await writeFile(file, await (await request.get(`${address.client}/api/v1/record/export`)).body());
  const { stdout } = await promisify(execFile)(process.execPath, [verifier, file]);
  expect(stdout).toMatch(/^OK: \d+ entries/);

  await page.goto(`${address.checkout}/#/historico?record_result.stock_portfolio_id=${portfolio!.id}`);
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('−25,00%');
  await expect(page.getByText('Rentabilidade passada não garante resultados futuros').first()).toBeVisible();
});
