import type { BrowserContext, Page } from 'playwright/test';
import { goOffline } from '../support/go-offline.ts';
import { beginSession, keepSession, logInAlone } from '../support/log-in.ts';
import { uniqueText } from '../support/unique.ts';
import { NEWER_BUILD, serveNewerBuild } from '../support/newer-build.ts';
import { publishReport } from '../support/publish-report.ts';
import { expect, test } from '../support/test.ts';

test.use({
  serviceWorkers: 'allow',
  provoked: /ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|FAILED)|Failed to fetch/,
});

/** The browser's cached paths, by cache name. */
const keptIn = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const pathsOf = async (name: string) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await pathsOf(name)])));
  });
const reportsIn = async (page: Page) =>
  Object.entries(await keptIn(page))
    .flatMap(([name, paths]) => (name.startsWith('reports-') ? paths : []))
    .toSorted();
const shellsIn = async (page: Page) => Object.keys(await keptIn(page)).filter((name) => name.startsWith('shell-'));

test('offline: a read report opens, and is removed by a logout', async ({ page, context, request }) => {
  const mark = uniqueText();
  const id = await publishReport(request, `Estudo ${mark}`, [`Capa ${mark}`, 'Contracapa']);
  await logInAlone(page, 'ana');
  await page.goto(`/#/relatorios/${id}`);
  await expect(page.getByText(`Capa ${mark}`)).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => reportsIn(page)).toEqual([`/offline/reports/${id}-1.pdf`, `/offline/reports/${id}.json`]);

  await goOffline(context);
  await page.reload();
  await expect(page.getByText(`Capa ${mark}`)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Você está sem conexão' })).toBeVisible();
  await page.getByRole('link', { name: 'Disponíveis sem conexão' }).first().click();
  await expect(page.getByRole('list', { name: 'Disponíveis sem conexão' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('link', { name: new RegExp(`: Estudo ${mark}$`) }).click();
  await expect(page.getByText(`Capa ${mark}`)).toBeVisible();

  await page
    .getByRole('button', { name: /^Menu de/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page.getByLabel('Email | CPF')).toBeVisible();
  await expect.poll(() => reportsIn(page)).toEqual([]);
  await page.goto(`/#/relatorios/${id}`);
  await expect(page.getByLabel('Email | CPF')).toBeVisible();
  await expect(page.getByText(`Estudo ${mark}`)).toHaveCount(0);
});

test('offline: another client on the same browser finds nothing of the previous one', async ({ page }) => {
  await logInAlone(page, 'ana');
  await page.goto('/#/relatorios/3');
  await expect.poll(() => reportsIn(page)).toHaveLength(2);
  await logInAlone(page, 'bruno');
  await page.goto('/#/disponiveis-sem-conexao');
  await expect(page.getByText('Nenhum relatório guardado')).toBeVisible();
  await expect.poll(() => reportsIn(page)).toEqual([]);
});

test('service worker: a newer build takes over once no tab of the old one is left', async ({ page, context }) => {
  const { origin, deploy, stop } = await serveNewerBuild();
  await keepSession(page, await beginSession(page.request, 'ana'), origin);
  await page.goto(`${origin}/`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => shellsIn(page)).toHaveLength(1);
  const [older] = await shellsIn(page);
  deploy();
  const hasWaiting = () =>
    page.evaluate(async () => {
      const registration = (await navigator.serviceWorker.getRegistration())!;
      await registration.update();
      return registration.waiting !== null;
    });
  await expect.poll(hasWaiting).toBe(true);
  expect(await shellsIn(page)).toEqual(expect.arrayContaining([older, `shell-${NEWER_BUILD}`]));

  const versions = await watchServiceWorkers(context);
  const [newer] = [...versions].find(([, status]) => status === 'installed')!;
  await page.close();
  // Not by opening tabs, of which each would keep the older build in use.
  await expect.poll(() => versions.get(newer), { timeout: 40_000 }).toBe('activated');
  const next = await context.newPage();
  await next.goto(`${origin}/`);
  expect(await shellsIn(next)).toEqual([`shell-${NEWER_BUILD}`]);
  await next.close();
  stop();
  const unserved = await context.newPage();
  await unserved.goto(`${origin}/`);
  await expect(unserved.getByRole('heading', { level: 1 })).toBeVisible();
});

/** The status of each version of the service workers, by its id, as the browser tells without a tab of their origin. */
async function watchServiceWorkers(context: BrowserContext): Promise<Map<string, string>> {
  const versions = new Map<string, string>();
  const session = await context.newCDPSession(await context.newPage());
  session.on('ServiceWorker.workerVersionUpdated', (updated) => {
    for (const { versionId, status } of updated.versions) versions.set(versionId, status);
  });
  await session.send('ServiceWorker.enable');
  await expect.poll(() => [...versions.values()]).toContain('installed');
  return versions;
}
