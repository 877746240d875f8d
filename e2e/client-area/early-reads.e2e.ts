import { logIn } from '../support/log-in.ts';
import { expectTitleInFrame } from '../support/page-frame.ts';
import { expect, test } from '../support/test.ts';

/** Pages whose first data the boot script requests (the app's `preloads.ts`); a report is requested again once it is read. */
const pages = [
  '/',
  '/conta/meus-produtos',
  '/conta/pagamentos?perPage=20&payment.status=paid',
  '/conteudos',
  '/videos',
  '/carteiras/1',
  '/carteiras-de-acoes/4',
  '/carteiras-de-acoes',
];

test('early reads: no page requests its data a second time', async ({ page }) => {
  test.slow();
  await logIn(page, 'ana');
  let requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isFile = /\/pdf\b/.test(pathname);
    if (request.method() === 'GET' && pathname.startsWith('/api/v1/') && !isFile) requested.push(pathname);
  });
  for (const address of pages)
    await test.step(address, async () => {
      requested = [];
      await page.goto(`/#${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect.soft(requested.length).toBeGreaterThan(0);
      expect.soft(requested.filter((path, n) => requested.indexOf(path) < n)).toEqual([]);
    });
});

test("early reads: the app's own code is preloaded before the boot script", async ({ request }) => {
  const page = await (await request.get('/')).text();
  const [preload, script] = [page.search(/<link rel="modulepreload"[^>]*"\/assets\/index-/), page.indexOf('<script')];
  expect(preload).toBeGreaterThan(0);
  expect(preload).toBeLessThan(script);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`page frame, ${viewport.width} px wide: shows the title before the code, where the page shows it`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await logIn(page, 'ana');
    await expectTitleInFrame(page, '/', /^(Bom dia|Boa tarde|Boa noite), Ana$/);
    await expectTitleInFrame(page, '/conta/pagamentos', 'Pagamentos');
    await expectTitleInFrame(page, '/conta/meus-produtos', 'Meus produtos');
    await expectTitleInFrame(page, '/conteudos', 'Conteúdos');
    await expectTitleInFrame(page, '/full-trader/painel', 'Painel');
  });
