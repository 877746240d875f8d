import type { APIRequestContext } from 'playwright/test';
import { address } from '../support/address.ts';
import { beginSession, logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';
import { uniqueText } from '../support/unique.ts';

const TOP_FUNDOS = 2;

/** Drafts of these titles; returns a function that edits one of them. */
async function createDrafts(request: APIRequestContext, titles: readonly string[]) {
  const { token } = await beginSession(request, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  const path = `${address.api}/api/v1/news`;
  const ids = new Map<string, number>();
  for (const title of titles) {
    const data = {
      title,
      news_date: '2026-01-05T09:00',
      body: '<p>Sem mudança.</p>',
      products: [TOP_FUNDOS],
      draft: true,
    };
    const made = await request.post(path, { data, headers });
    expect(made.ok(), `the news item answers ${made.status()}`).toBe(true);
    ids.set(title, ((await made.json()) as { id: number }).id);
  }
  return async (title: string, data: object) => {
    const edited = await request.patch(`${path}/${ids.get(title)}`, { data, headers });
    expect(edited.ok(), `the edit answers ${edited.status()}`).toBe(true);
  };
}

test('selected news: are published by keyboard, and restored unless somebody changed them meanwhile', async ({
  page,
  request,
}) => {
  const name = `Boletim ${uniqueText()}`;
  const titles = ['A', 'B', 'C'].map((letter) => `${name} ${letter}`);
  const edit = await createDrafts(request, titles);
  await logIn(page, 'conteudo');
  await page.goto(`/#/noticias?news.title=${encodeURIComponent(name)}&sort=news.title&order=1`);
  const rows = page.getByRole('table', { name: 'Notícias' }).locator('tbody tr');
  await expect(rows).toHaveCount(3);

  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
  const bar = page.getByRole('region', { name: 'Seleção' });
  await expect(bar).toContainText('2 notícias');
  await page.getByRole('checkbox', { name: `Selecionar ${titles[2]}` }).click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('3 notícias');
  await bar.getByRole('button', { name: 'Publicar' }).press('Enter');
  const told = page.getByRole('region', { name: '3 notícias publicadas.' });
  await expect(told).toBeFocused();
  await expect(rows.filter({ hasText: 'Publicado' })).toHaveCount(3);

  await edit(titles[1]!, { body: '<p>Corrigida.</p>' });
  await told.getByRole('button', { name: 'Desfazer' }).press('Enter');
  const undone = page.getByRole('region', { name: /^2 notícias como antes/ });
  await expect(undone).toBeFocused();
  await expect(undone).toContainText('1 não: alterada nesse meio-tempo.');
  await expect(rows.filter({ hasText: 'Rascunho' })).toHaveCount(2);
  await undone.getByRole('button', { name: 'Ver quais' }).press('Enter');
  await undone.getByRole('link', { name: titles[1]! }).click();
  await expect(page.getByRole('heading', { level: 1, name: titles[1]! })).toBeVisible();
});
