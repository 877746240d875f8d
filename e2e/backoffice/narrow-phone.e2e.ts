import { logIn } from '../support/log-in.ts';
import { newTrade } from '../support/new-trade.ts';
import { expect, test } from '../support/test.ts';
import { wordsPastBox } from '../support/words-past-box.ts';

test.use({ viewport: { width: 320, height: 700 } });

test("narrow phone: buttons of a page's head and trades of the desk keep their words inside", async ({
  page,
  request,
}) => {
  const { asset } = await newTrade(request);
  await logIn(page, 'admin');
  await page.goto('/#/full-trader/operacoes/40');
  const actions = page.locator('main header').getByRole('link');
  await expect(actions.filter({ hasText: 'Criar mensagem do mural' })).toBeVisible();
  for (const width of [320, 390, 640]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await wordsPastBox(actions), `head at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/#/full-trader/mesa');
  const names = page.locator('button[id^="row-"]');
  await expect(names.filter({ hasText: asset })).toBeVisible();
  expect(await wordsPastBox(names)).toEqual([]);
});
