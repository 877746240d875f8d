import type { APIRequestContext } from 'playwright/test';
import { address } from '../support/address.ts';
import { beginSession, logIn } from '../support/log-in.ts';
import { uniqueText } from '../support/unique.ts';
import { removeRecord } from '../support/remove-record.ts';
import { expect, test } from '../support/test.ts';

/** A category with these funds, and a function that removes them. */
async function newCategory(request: APIRequestContext, name: string, funds: readonly string[]) {
  const { token } = await beginSession(request, 'conteudo');
  const headers = { authorization: `Bearer ${token}` };
  const create = async (path: string, data: object) => {
    const answer = await request.post(`${address.api}/api/v1/${path}`, { data, headers });
    expect(answer.ok(), `${path} answers ${answer.status()} ${await answer.text()}`).toBe(true);
    return ((await answer.json()) as { id: number }).id;
  };
  const id = await create('funds-categories', { name });
  const fund = { description: '<p>Um fundo de teste.</p>', liquidity: 30, min_value: 1000, category_id: id };
  const ids: number[] = [];
  for (const each of funds) ids.push(await create('funds', { ...fund, name: each, opened: true, products: [2] }));
  const empty = async () => {
    for (const each of ids) await request.delete(`${address.api}/api/v1/funds/${each}`, { headers });
  };
  return { id, empty };
}

test('fund category: its funds are ordered by keyboard, and it is removed once empty', async ({ page, request }) => {
  const mark = uniqueText();
  const { id, empty } = await newCategory(request, `Categoria ${mark}`, [`Primeiro ${mark}`, `Segundo ${mark}`]);
  await logIn(page, 'conteudo');
  await page.goto(`/#/categorias-de-fundos/${id}`);
  const funds = page.getByRole('region', { name: 'Fundos' }).getByRole('listitem');
  await expect(funds).toHaveText([new RegExp(`Primeiro ${mark}`), new RegExp(`Segundo ${mark}`)]);
  await expect(page.getByRole('button', { name: 'Remover' })).toBeDisabled();
  const save = page.getByRole('button', { name: 'Salvar Ordem' });
  await expect(save).toBeDisabled();
  await page.getByRole('button', { name: `Mover Segundo ${mark} para cima` }).focus();
  await page.keyboard.press('Enter');
  await save.click();
  await expect(page.getByText('Ordem salva!')).toBeVisible();
  await page.reload();
  await expect(funds).toHaveText([new RegExp(`Segundo ${mark}`), new RegExp(`Primeiro ${mark}`)]);
  await empty();
  await page.reload();
  await removeRecord(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Categorias de fundos' })).toBeVisible();
});
