import { coveredControls } from '../support/covered-controls.ts';
import { expect, test } from '../support/test.ts';
import { newBuyer } from '../support/buyer.ts';
import { buyByPix, identify, open } from './checkout.ts';

test('focus on a low screen: the buttons of a step come after its fields, over none of them', async ({ page }) => {
  // 1280 by 1024 at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page);
  await page.getByLabel('Email').focus();
  await expect(page.getByRole('button', { name: 'Prosseguir' })).not.toBeInViewport();
  expect(await coveredControls(page)).toEqual([]);
});

test('focus under a message: the page moves the field from under it', async ({ page, request }) => {
  const known = newBuyer();
  await buyByPix(request, known, 2);
  await page.setViewportSize({ width: 390, height: 500 });
  await open(page);
  await identify(page, known);
  const message = page.locator('.toast').filter({ hasText: 'Encontramos seu email em nosso cadastro' });
  await expect(message).toBeVisible();
  const email = page.getByLabel('Email');
  await email.evaluate((field) => scrollBy(0, field.getBoundingClientRect().top - 40));
  await email.focus();
  await expect(async () => {
    const [field, over] = [(await email.boundingBox())!, (await message.boundingBox())!];
    expect(field.y).toBeGreaterThanOrEqual(over.y + over.height);
  }).toPass();
});
