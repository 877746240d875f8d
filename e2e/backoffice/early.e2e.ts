import { holdRequests } from '../support/hold-requests.ts';
import { logIn } from '../support/log-in.ts';
import { expectTitleInFrame } from '../support/page-frame.ts';
import { expect, test } from '../support/test.ts';

test("lists: rows stay in their places when the toolbar's buttons arrive after them", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page, 'admin');
  const release = await holdRequests(page, '**/assets/{saved-views,columns}-button-*.js');
  await page.goto('/#/clientes');
  const row = page.getByRole('table', { name: 'Clientes' }).locator('tbody tr[data-row]').first();
  await expect(row).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  const before = await row.boundingBox();
  release();
  await expect(page.getByRole('button', { name: 'Colunas' })).toBeVisible();
  expect(await row.boundingBox()).toEqual(before);
});

test('lists: a filter and a sort pressed right after it both apply', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/#/clientes?perPage=100');
  await expect(page.getByRole('table', { name: 'Clientes' }).locator('tbody tr[data-row]').first()).toBeVisible();
  const sort = page.getByRole('columnheader', { name: 'Nome' }).getByRole('button');
  const { x, y, width, height } = (await sort.boundingBox())!;
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.getByRole('textbox', { name: 'Filtrar por Busca' }).fill('ana');
  await page.mouse.click(x + width / 2, y + height / 2);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(page).toHaveURL(/sort=client\.name/);
  await expect(page).toHaveURL(/client\.filter=ana/);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`page frame, ${viewport.width} px wide: shows a list's title before the code, where the list shows it`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await logIn(page, 'admin');
    await expectTitleInFrame(page, '/pagamentos?perPage=60', 'Pagamentos');
    await expectTitleInFrame(page, '/eventos-corporativos', 'Eventos corporativos');
  });
