import { holdRequests } from '../support/hold-requests.ts';
import { addDays, dayInSaoPaulo } from '@mirante/domain/dates.ts';
import { day as written } from '@mirante/domain/format.ts';
import { tradingDays } from '@mirante/domain/trading-days.ts';
import type { APIRequestContext } from 'playwright/test';
import { address } from '../support/address.ts';
import { beginSession, logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

const COMPLETO = 6;
/** The last trading days that have ended. */
const today = dayInSaoPaulo(new Date());
const [first, second, third] = tradingDays(addDays(today, -15), addDays(today, -1)).slice(-3) as [
  string,
  string,
  string,
];

/** Creates a portfolio of two papers, 60 % at 30.00 and 40 % at 70.00, open to ana. Returns its id. */
async function newStockPortfolio(request: APIRequestContext, mark: string, date_in: string): Promise<number> {
  const { token } = await beginSession(request, 'conteudo');
  const post = async (path: string, data: object) => {
    const made = await request.post(`${address.api}/api/v1/${path}`, {
      data,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(made.ok(), `${path} answers ${made.status()}: ${await made.text()}`).toBe(true);
    return (await made.json()) as { id: number };
  };
  const { id: stock } = await post('stocks', {
    name: `Mercado ${mark}`,
    sector: 'Varejo',
    description: '<p>Uma empresa.</p>',
    national: true,
    products: [COMPLETO],
  });
  const { id } = await post('stock-portfolios', {
    name: `Carteira ${mark}`,
    description: '<p>Uma carteira.</p>',
    product_id: COMPLETO,
    active: true,
  });
  for (const [n, share, current_price] of [
    [3, 60, 30],
    [4, 40, 70],
  ] as const) {
    const code = await post(`stocks/${stock}/codes`, {
      code: `${mark}${n}`,
      current_price,
      fair_price: 0.01,
      national_code: true,
      active: true,
    });
    await post(`stock-portfolios/${id}/items`, {
      stock_code_id: code.id,
      status: 'Comprar',
      date_in,
      price_in: current_price,
      share,
    });
  }
  return id;
}

/** Enters the closes of the two papers on a day, as staff do. */
async function typeCloses(request: APIRequestContext, mark: string, day: string, prices: readonly string[]) {
  const { token } = await beginSession(request, 'conteudo');
  const text = prices.map((price, i) => `${mark}${i + 3};${written(day)};${price}`).join('\n');
  const answer = await request.post(`${address.api}/api/v1/quotes`, {
    data: { kind: 'closes', text },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await answer.json()).toMatchObject({ added: 2, refused: 0 });
}

test("performance: a day of prices changes the reader's curve", async ({ page, request }) => {
  const mark = `LN${Date.now().toString(36).slice(-4)}`.toUpperCase();
  const id = await newStockPortfolio(request, mark, first);
  await typeCloses(request, mark, first, ['30', '70']);
  await typeCloses(request, mark, second, ['33', '70']);
  await logIn(page, 'ana');
  await page.goto(`/#/carteiras-de-acoes/${id}`);
  const gain = page.getByText('Retorno', { exact: true }).locator('xpath=following-sibling::dd[1]');
  await expect(gain).toHaveText('+6,00%');
  await typeCloses(request, mark, third, ['33', '77']);
  await page.reload();
  await expect(gain).toHaveText('+10,00%');
  await expect(page.getByRole('img', { name: new RegExp(`a ${written(third)}: Carteira \\+10,00%`) })).toBeVisible();
});

test('purchase plan: is computed without sending what was typed, one link from the method', async ({
  page,
  request,
}) => {
  const mark = `QC${Date.now().toString(36).slice(-4)}`.toUpperCase();
  const id = await newStockPortfolio(request, mark, first);
  await logIn(page, 'ana');
  await page.goto(`/#/carteiras-de-acoes/${id}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Performance' })).toBeVisible();
  await page.getByRole('link', { name: 'Quanto comprar' }).click();

  const sent: string[] = [];
  page.on('request', (one) => sent.push(`${one.url()} ${one.postData() ?? ''}`));
  await page.getByLabel('Dinheiro para investir (R$)').fill('54.321,00');
  await page.getByLabel(/Colar posições/).fill(`${mark}3 1234`);
  await expect(page.getByLabel(`Quantidade de ${mark}3`)).toHaveValue('1234');
  await page.getByLabel(`Quantidade de ${mark}4`).fill('77');
  const bought = page.getByRole('table', { name: 'O que comprar' });
  await expect(bought.getByRole('row')).toHaveCount(3);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('quanto-comprar.csv');
  await page.getByLabel('Lote de 100').check();
  await expect(page.getByRole('status').filter({ hasText: 'Sobra' })).toContainText('R$');
  expect(sent.join('\n')).not.toMatch(/54\.?321|1234|quantidade/i);
  expect(
    await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])),
  ).not.toContain('54.321');

  await page.goto(`/#/carteiras-de-acoes/${id}`);
  await page.getByRole('link', { name: 'Como o resultado é calculado' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Metodologia' })).toBeVisible();
});

test('chart: its labels are drawn again once the font has come', async ({ page }) => {
  await logIn(page, 'ana');
  const release = await holdRequests(page, '**/*.woff2');
  await page.goto('/#/carteiras-de-acoes/4');
  const chart = page.locator('main canvas').first();
  const drawing = () => chart.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  await expect(chart).toBeVisible();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  const early = await drawing();
  release();
  await expect.poll(drawing).not.toBe(early);
});

test('chart: Escape takes away what the pointer shows over it', async ({ page }) => {
  await logIn(page, 'ana');
  await page.goto('/#/acoes/3');
  const chart = page.getByRole('img', { name: /^Preço de / });
  await expect(chart).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const picture = () => chart.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const before = await picture();
  await chart.hover();
  await expect.poll(picture).not.toBe(before);
  await page.keyboard.press('Escape');
  await expect.poll(picture).toBe(before);
});
