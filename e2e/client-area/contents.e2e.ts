import type { APIRequestContext, Page } from 'playwright/test';
import { address } from '../support/address.ts';
import { beginSession, logIn } from '../support/log-in.ts';
import { uniqueText } from '../support/unique.ts';
import { expect, test } from '../support/test.ts';

/**
 * Publishes as staff: a report and a video of Top Fundos, a news item of Full Trader, and a notice; each title contains
 * the mark.
 */
async function publish(request: APIRequestContext, mark: string): Promise<{ news: number }> {
  const { token } = await beginSession(request, 'conteudo');
  const add = async (path: string, data: object) => {
    const answer = await request.post(`${address.api}/api/v1/${path}`, {
      data,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.ok(), `${path} answers ${answer.status()}`).toBe(true);
    return ((await answer.json()) as { id: number }).id;
  };
  const date = new Date(Date.now() - 60_000).toISOString();
  await add('reports', {
    name: `Estudo ${mark}`,
    report_date: date,
    description: 'Fundos em novembro.',
    products: [2],
  });
  await add('videos', {
    name: `Reunião ${mark}`,
    video_date: date,
    link: 'https://youtu.be/dQw4w9WgXcQ',
    description: '<p>Perguntas dos <strong>assinantes</strong>.</p>',
    products: [2],
  });
  await add('board', { title: `Aviso ${mark}`, body: '<p>Amanhã não haverá reunião.</p>' });
  return {
    news: await add('news', { title: `Gatilho ${mark}`, news_date: date, body: '<p>Só no painel.</p>', products: [5] }),
  };
}
const menu = (page: Page) => page.getByRole('navigation', { name: 'Principal' });
const cards = (page: Page, list: string) =>
  page.getByRole('main').getByRole('list', { name: list, exact: true }).getByRole('listitem');

test('contents: a client with the products finds, watches and reads them, and sees them as read', async ({
  page,
  request,
}) => {
  const mark = uniqueText();
  await publish(request, mark);
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Vídeo</title>' }),
  );
  await logIn(page, 'ana');
  await page.goto('/');
  await menu(page)
    .getByRole('link', { name: /^Conteúdos/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Conteúdos' })).toBeVisible();
  await page.goto(`/#/conteudos?content.filter=${mark.toUpperCase()}`);
  await expect(cards(page, 'Conteúdos')).toHaveCount(3);
  await page.getByRole('radio', { name: 'Vídeos' }).click();
  await expect(page).toHaveURL(/content\.type=video/);
  const card = cards(page, 'Conteúdos').filter({ hasText: `Reunião ${mark}` });
  await expect(card.getByRole('img', { name: 'Não lido' })).toBeVisible();
  await card.getByRole('link', { name: `Assistir: Reunião ${mark}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Reunião ${mark}` })).toBeFocused();
  await page.getByRole('button', { name: `Assistir: Reunião ${mark}` }).click();
  await expect(page.getByTitle(`Reunião ${mark}`)).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\//);
  await page.goBack();
  await expect(page).toHaveURL(/content\.type=video/);
  await expect(card.getByRole('img', { name: 'Lido', exact: true })).toBeVisible();

  await menu(page)
    .getByRole('link', { name: /^Recados \d+\+? por ler$/ })
    .click();
  await page.getByRole('link', { name: `Abrir: Aviso ${mark}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Aviso ${mark}` })).toBeVisible();
  await expect(page.getByText('Amanhã não haverá reunião.')).toBeVisible();
  await page.goBack();
  const notice = cards(page, 'Recados').filter({ hasText: mark });
  await expect(notice.getByRole('img', { name: 'Lido', exact: true })).toBeVisible();
});
