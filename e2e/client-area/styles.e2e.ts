import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

test('styles: a component’s first use adds its rules behind all sheets, where they lay out no whole page', async ({
  page,
}) => {
  const sheets = () =>
    page.evaluate(() => ({
      adopted: document.adoptedStyleSheets.length,
      layered: [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .filter((rule) => rule instanceof CSSLayerBlockRule && rule.name === 'mui').length,
    }));
  await logIn(page, 'ana');
  await page.goto('/#/');
  await expect(page.getByText('Pagamentos pendentes')).toBeVisible();
  const before = await sheets();
  await page.getByRole('link', { name: 'Meus dados' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Número' })).toBeVisible();
  const after = await sheets();
  expect(after.adopted).toBeGreaterThan(before.adopted);
  expect(after.layered).toBe(before.layered);
});
