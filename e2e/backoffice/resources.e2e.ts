import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from 'playwright/test';
import { address } from '../support/address.ts';
import { beginSession, logIn } from '../support/log-in.ts';
import { removeRecord } from '../support/remove-record.ts';
import { expect, test } from '../support/test.ts';

const rowsOf = (page: Page) => page.getByRole('table', { name: 'Pagamentos', exact: true }).locator('tbody tr');

/** The last request is answered: neither old rows nor skeletons are shown. */
const expectLoaded = (page: Page): Promise<void> =>
  expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);

test('Pagamentos: the list is filtered, sorted, paged and exported', async ({ page }) => {
  const rows = rowsOf(page);
  await logIn(page, 'financeiro');
  await page.goto('/#/pagamentos');
  await expect(rows.first()).toBeVisible();
  await test.step('sorted by a column, and the other way by another press', async () => {
    const head = page.getByRole('columnheader', { name: 'Preço de tabela', exact: true });
    await head.getByRole('button').click();
    await expect(page).toHaveURL(/sort=payment\.amount&order=/);
    await expect(head).toHaveAttribute('aria-sort', /ending$/);
    const first = await head.getAttribute('aria-sort');
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', first === 'ascending' ? 'descending' : 'ascending');
    await expectLoaded(page);
  });
  await test.step('paged, and back', async () => {
    const first = await rows.first().innerText();
    await page.getByRole('button', { name: 'Próxima página' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(rows.first()).not.toHaveText(first);
    await page.goBack();
    await expect(page).not.toHaveURL(/page=2/);
    await expect(page.getByRole('button', { name: 'Página anterior' })).toBeDisabled();
    await expectLoaded(page);
  });
  await test.step('filtered, also after a reload', async () => {
    await page.getByLabel('Filtrar por Situação', { exact: true }).selectOption({ label: 'VENCIDO' });
    await expect(page).toHaveURL(/payment\.status=expired/);
    for (const reload of [async () => {}, () => page.reload()]) {
      await reload();
      await expect(rows.filter({ hasText: 'VENCIDO' }).first()).toBeVisible();
      await expect(rows.filter({ hasNotText: 'VENCIDO' })).toHaveCount(0);
    }
  });
  await test.step('exported with its filter, which is then removed', async () => {
    const found = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^[\d.]+ \D+$/ });
    const totalShown = async () => Number.parseInt((await found.innerText()).replace('.', ''), 10);
    const before = await totalShown();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exportar CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^pagamentos-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    // Other tests add payments meanwhile.
    await page.reload();
    expect(lines.length - 1).toBeGreaterThanOrEqual(before);
    expect(lines.length - 1).toBeLessThanOrEqual(await totalShown());
    await page.getByRole('button', { name: 'Remover o filtro Situação' }).click();
    await expect(page).not.toHaveURL(/payment\.status/);
  });
});

const THEIRS = 'Da Renata.';
const MINE = 'Da Silvana.';

async function noteAsColleague(request: APIRequestContext, coupon: number): Promise<void> {
  const { token } = await beginSession(request, 'admin');
  const answer = await request.patch(`${address.api}/api/v1/coupons/${coupon}`, {
    data: { obs: THEIRS },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.ok(), `the coupon answers ${answer.status()} ${await answer.text()}`).toBe(true);
}

function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getClientRects().length;
}

test('Cupons: a record is created, edited after a conflict was shown, and removed', async ({ page, request }) => {
  const save = () => page.getByRole('button', { name: 'Salvar' }).click();
  await logIn(page, 'financeiro');
  await page.goto('/#/criar-cupom');
  const code = await page.getByLabel('Código').inputValue();
  await page.getByLabel('Desconto em %').fill('35');
  await save();
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
  const id = Number(page.url().split('/').at(-1));

  await page.goto(`/#/cupons/${id}/editar`);
  const field = page.getByLabel('Observação');
  await expect(field).toBeVisible();
  await noteAsColleague(request, id);
  await field.fill(MINE);
  await save();
  const row = page
    .getByRole('alert')
    .filter({ hasText: 'Este registro mudou enquanto você o editava' })
    .getByRole('row');
  await expect(row.filter({ hasText: THEIRS })).toContainText(MINE);
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await row.getByRole('rowheader', { name: 'Observação' }).evaluate(linesOf)).toBe(1);
  await expect(field).toHaveValue(MINE);
  await save();
  await expect(page.getByText('Alterações salvas!')).toBeVisible();

  await page.goto(`/#/cupons/${id}`);
  await expect(page.getByRole('region', { name: 'Alterações' })).toContainText('Editar um cupom');
  await removeRecord(page);
  await expect(page.getByText('Removido com sucesso!').first()).toBeVisible();
  await page.goto(`/#/cupons?coupon.code=${code}`);
  await expect(page.getByText('Sem resultados para o filtro')).toBeVisible();
});

const LONG = 'W'.repeat(100);

test.describe('a name without spaces', () => {
  for (const [list, path, field] of [
    ['respostas-prontas', 'canned-replies', 'title'],
    ['pagamentos', 'payments', 'client_name'],
  ] as const)
    test(`wraps in its cell: ${list}`, async ({ page }) => {
      await answerWithLongNames(page, path, field);
      await logIn(page, 'admin');
      await page.goto(`/#/${list}`);
      const cell = page.locator('td').filter({ hasText: LONG }).first();
      await expect(cell).toBeVisible();
      expect(await cell.evaluate((td) => td.scrollWidth - td.clientWidth)).toBeLessThanOrEqual(0);
      expect((await cell.boundingBox())!.width).toBeLessThan(900);
      await page.unrouteAll({ behavior: 'wait' });
    });

  test('wraps in the corner of its card: dividendos', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await answerWithLongNames(page, 'dividends', 'stock_name');
    await logIn(page, 'admin');
    await page.goto('/#/dividendos');
    const name = page.getByText(LONG).first();
    await expect(name).toBeVisible();
    expect(await name.evaluate((corner) => corner.scrollWidth - corner.clientWidth)).toBeLessThanOrEqual(0);
    await page.unrouteAll({ behavior: 'wait' });
  });

  test('widens no phone as the title of a canned reply', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await answerWithLongNames(page, 'canned-replies', 'title');
    await logIn(page, 'admin');
    await page.goto('/#/fale-conosco/1/editar');
    const picker = page.getByLabel('Resposta pronta');
    await expect(picker).toBeEnabled();
    const { x, width } = (await picker.boundingBox())!;
    expect(x + width).toBeLessThan(390);
    await page.unrouteAll({ behavior: 'wait' });
  });
});

/** Replaces a text of each row in the answers of a list. */
const answerWithLongNames = (page: Page, path: string, field: string): Promise<unknown> =>
  page.route(`**/api/v1/${path}?*`, async (route) => {
    const response = await route.fetch();
    const { items, ...rest } = await response.json();
    await route.fulfill({
      response,
      json: { ...rest, items: items.map((item: object) => ({ ...item, [field]: LONG })) },
    });
  });
