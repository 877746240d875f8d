import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

test('home page: dismissed banners stay away, and the fundamentals are on another site', async ({ page }) => {
  await logIn(page, 'bruno');
  await test.step('banners once dismissed stay away', async () => {
    await page.goto('/');
    const banners = page.getByRole('list', { name: 'Avisos' });
    await expect(banners.getByRole('listitem')).toHaveCount(2);
    await banners.getByRole('button', { name: 'Dispensar o aviso Fale conosco' }).click();
    await page.reload();
    await expect(banners.getByRole('listitem')).toHaveCount(1);
    await expect(banners).toContainText('Central de ajuda');
  });
  await test.step('the fundamentals link leads to another site', async () => {
    await page.goto('/');
    const link = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: /Fundamentos/ });
    await expect(link).toHaveAttribute('href', /^https:\/\/fundamentos\./);
    await expect(link).toHaveAttribute('target', '_blank');
  });
});

test('consultancy: opens from home and menu for its clients', async ({ page }) => {
  await logIn(page, 'carla');
  await page.goto('/');
  await page
    .getByRole('list', { name: 'Suas áreas' })
    .getByRole('link', { name: /^Consultoria/ })
    .click();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: '24 meses de acompanhamento' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Mentorias' }).click();
  await test.step('its pages have the typeface and the colours of this one', async () => {
    const inside = page.frameLocator('iframe').getByRole('heading', { name: 'Balanceamento de carteira' });
    await expect(inside).toHaveCSS('font-family', /^"Figtree/);
  });
  const steps = page.frameLocator('iframe').getByRole('list').first().getByRole('listitem');
  const placeOf = async (nth: number) => (await steps.nth(nth).boundingBox())!;
  await expect(async () => expect((await placeOf(1)).y).toBe((await placeOf(0)).y)).toPass();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(async () => expect((await placeOf(1)).x).toBe((await placeOf(0)).x)).toPass();
  await expect(page.getByRole('link', { name: 'Falar com a consultoria' })).toHaveAttribute('href', /5511900000001/);
});

test('help page: opens at the section in its URL', async ({ page }) => {
  await logIn(page, 'bruno');
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto('/#/central-de-ajuda#pagamentos');
  const inside = page.frameLocator('iframe');
  const heading = inside.getByRole('heading', { name: 'Pagamentos', exact: true });
  await expect(async () => {
    const { y } = (await heading.boundingBox())!;
    expect(y).toBeGreaterThan(60);
    expect(y).toBeLessThan(140);
  }).toPass();
  await page.evaluate(() => window.scrollTo(0, 0));
  await inside.getByRole('link', { name: 'Privacidade' }).click();
  await expect(page).toHaveURL(/#\/central-de-ajuda#privacidade$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
});
