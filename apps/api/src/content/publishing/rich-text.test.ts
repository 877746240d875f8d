import { board } from '@mirante/contract/content/board.ts';
import { news } from '@mirante/contract/content/news.ts';
import { videos } from '@mirante/contract/content/videos.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { sanitizeRichText } from '../../http/sanitize-rich-text.ts';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { xssPayloads } from '../../testing/xss-payloads.ts';

const api = await testApi();
let staff: string;
let product: number;
beforeAll(async () => {
  staff = await logIn(api, await factory.staff(api.db, ['conteudo']));
  product = (await factory.product(api.db)).id;
});

const empty = [
  '',
  '<p></p>',
  '<p> &nbsp; </p><p><br></p>',
  '<hr>',
  '<p>\u200b</p>',
  '<script>alert(1)</script>',
  '<img src=x>',
];
const kinds = [
  { path: '/api/v1/videos', field: 'description', max: 8192, example: videos.createVideo.example },
  { path: '/api/v1/news', field: 'body', max: 16_384, example: news.createNewsItem.example },
  { path: '/api/v1/board', field: 'body', max: 4096, example: board.createNotice.example },
] as const;

describe.each(kinds)('the rich text $field of $path', ({ path, field, max, example }) => {
  const bodyOf = (html: string) => {
    const body = { ...(example as object), [field]: html };
    return 'products' in body ? { ...body, products: [product] } : body;
  };
  const create = (html: string) => api.post(path, bodyOf(html), { as: staff });
  /** Creates one, and returns a function that edits it. */
  const editing = async () => {
    const { id } = (await create('<p>antes</p>')).json<{ id: number }>();
    return (html: string) => api.patch(`${path}/${id}`, { [field]: html }, { as: staff });
  };
  const stored = async (id: number) =>
    (await api.get(`${path}/${id}`, { as: staff })).json<Record<string, string>>()[field];

  it('is sanitised on create and on edit', async () => {
    await Promise.all(
      xssPayloads.map(async (payload) => {
        const html = `<p>antes</p>${payload}`;
        const { id, [field]: made } = (await create(html)).json<Record<string, never>>();
        expect(made).toBe(sanitizeRichText(html));
        const change = await api.patch(`${path}/${id}`, { [field]: `${html}${payload}` }, { as: staff });
        expect(change.json()[field]).toBe(sanitizeRichText(`${html}${payload}`));
        expect(await stored(id!)).toBe(change.json()[field]);
      }),
    );
  });

  it.each(empty)('is refused as empty when it is %j', async (html) => {
    const edit = await editing();
    for (const answer of [await create(html), await edit(html)])
      expect([answer.statusCode, answer.json().errors]).toEqual([
        422,
        [{ path: field, message: 'Por favor escreva um texto aqui.' }],
      ]);
  });

  it('is limited by its stored length', async () => {
    const edit = await editing();
    const longest = `<p>${'x'.repeat(max - '<p></p>'.length)}</p>`;
    for (const send of [create, edit]) {
      expect((await send(`<div class="MsoNormal">${longest}</div>`)).statusCode).toBe(200);
      const tooLong = await send(`${longest}y`);
      expect([tooLong.statusCode, tooLong.json().errors]).toEqual([
        422,
        [{ path: field, message: 'Texto longo demais.' }],
      ]);
    }
  });

  it('refuses a card number', async () => {
    const answer = await create('<p>4111 1111 <strong>1111 1111</strong></p>');
    expect(answer.json().errors).toEqual([{ path: field, message: 'Não escreva números de cartão aqui.' }]);
  });
});
