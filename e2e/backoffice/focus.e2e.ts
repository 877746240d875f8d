import type { Page } from 'playwright/test';
import { coveredControls } from '../support/covered-controls.ts';
import { LIVE_ADDRESS } from '../support/live-path.ts';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

const phone = { width: 390, height: 844 };
/** 1440 by 900 at 200 % zoom. */
const zoomed = { width: 720, height: 450 };

/** Opens the desk without its live events: trades of other tests would add rows, and toasts over the focus. */
async function openDesk(page: Page) {
  await page.routeWebSocket(LIVE_ADDRESS, () => {});
  await logIn(page, 'trader');
  await page.goto('/#/full-trader/mesa');
  return page.getByRole('list', { name: 'Operações em aberto' }).getByRole('textbox');
}

test('focus in the portfolio editor, on a phone and at high zoom: no control is covered by the sum', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await logIn(page, 'conteudo');
  await page.goto('/#/carteiras/1/editar-items');
  await page
    .getByRole('textbox', { name: /^Percentual/ })
    .first()
    .fill('3,5');
  for (const viewport of [phone, zoomed]) {
    await page.setViewportSize(viewport);
    await expect(page.getByRole('button', { name: /^Pôr / })).toBeVisible();
    await page.getByRole('heading', { level: 1 }).focus();
    expect(await coveredControls(page)).toEqual([]);
  }
});

test('focus in the dividend sheet, 720 px wide: no control is covered by its buttons', async ({ page }) => {
  await page.setViewportSize(zoomed);
  await logIn(page, 'conteudo');
  await page.goto('/#/criar-dividendos');
  await expect(page.getByText('1 dividendo a criar')).toBeVisible();
  expect(await coveredControls(page)).toEqual([]);
});

test('focus in a list, on a phone and a low screen: no control is covered by the bar of the selected rows', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await logIn(page, 'conteudo');
  await page.goto('/#/noticias');
  for (const viewport of [phone, { width: 1440, height: 450 }]) {
    await page.setViewportSize(viewport);
    const first = page.getByRole('checkbox', { name: /^Selecionar (?!todas)/ }).first();
    await first.check();
    await first.focus();
    await expect(page.getByRole('region', { name: 'Seleção' }).getByRole('button').nth(2)).toBeVisible();
    expect(await coveredControls(page, 40)).toEqual([]);
  }
});

test('focus on the desk at high zoom: no row is covered by the bar, nor moves out of view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 225 });
  const values = await openDesk(page);
  await values.first().focus();
  expect(await coveredControls(page, 80)).toEqual([]);
});

test('focus on the desk, on a phone: typed values keep their bar in sight, which covers no control', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const values = await openDesk(page);
  await values.first().fill('1,5');
  await expect(page.getByRole('group', { name: 'Valores guardados' })).toBeInViewport({ ratio: 1 });
  await values.first().focus();
  expect(await coveredControls(page, 80)).toEqual([]);
});

test('focus in a rich text on a phone: its toolbar stays below the bar of the shell', async ({ page }) => {
  await page.setViewportSize(phone);
  await logIn(page, 'conteudo');
  await page.goto('/#/criar-noticia');
  const bold = page.getByRole('toolbar', { name: 'Formatação' }).getByRole('button').first();
  await bold.evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().top - 20));
  await expect(bold).toBeInViewport();
  expect(
    await bold.evaluate((button) => {
      const { x, y } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + 4, y + 4));
    }),
  ).toBe(true);
});
