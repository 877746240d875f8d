import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { FoundContents, Piece } from '@mirante/domain/content/content-search.ts';
import { dayInSaoPaulo } from '@mirante/domain/dates.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { diskFiles } from '../../gateways/files/disk.ts';
import { newFileName } from '../../gateways/files/port.ts';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { extractTexts } from './extract-texts.job.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { lockWaits } from '../../testing/lock-waits.ts';

const now = testNow();
const folder = await mkdtemp(path.join(tmpdir(), 'search-'));
const files = diskFiles(path.join(folder, 'files'));
const api = await testApi({ services: { files, onError: () => undefined } });
const { db } = api;
const PATH = '/api/v1/client/contents/search';
let staff: string;
let product: number;
let reader: string;
beforeAll(async () => {
  staff = await logIn(api, await factory.staff(db, ['conteudo']));
  product = (await factory.product(db)).id;
  const client = await factory.client(db);
  await factory.clientProduct(db, client.id, product);
  reader = await logIn(api, client);
});

const stamps = { created_at: now, updated_at: now };
const unlock = (content_id: number, product_id = product) =>
  db.insertInto('content_product').values({ content_id, product_id }).execute();
async function report(name: string, more: object = {}, product_id = product): Promise<number> {
  const values = { name, description: 'Resumo.', report_date: now, link_report: null, ...stamps, ...more };
  const { id } = await db.insertInto('report').values(values).returning('id').executeTakeFirstOrThrow();
  await unlock(id, product_id);
  return id;
}
async function news(title: string, body: string): Promise<number> {
  const values = { title, body, news_date: now, ...stamps };
  const { id } = await db.insertInto('news').values(values).returning('id').executeTakeFirstOrThrow();
  await unlock(id);
  return id;
}
async function attach(report_id: number, version: number, pages: string[] | Buffer): Promise<void> {
  const name = newFileName();
  const local = path.join(folder, name);
  await writeFile(local, Buffer.isBuffer(pages) ? pages : await pdfOf(pages));
  await files.put(name, local);
  const user_id = (await db.selectFrom('staff_user').select('id').executeTakeFirstOrThrow()).id;
  await db
    .insertInto('report_file')
    .values({ report_id, version, name, original_name: 'a.pdf', size: 1, pages: 3, user_id, created_at: now })
    .execute();
}
const failing = () =>
  new Readable({
    read() {
      this.destroy(new Error('reset'));
    },
  });
async function pdfOf(pages: string[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const text of pages) pdf.addPage().drawText(text, { x: 50, y: 700, size: 12, font, lineHeight: 14 });
  return pdf.save();
}
const find = async (q: string, more: Record<string, string> = {}, as = reader) =>
  (await api.get(`${PATH}?${new URLSearchParams({ q, ...more }).toString()}`, { as })).json<FoundContents>();
const idsOf = async (...asked: Parameters<typeof find>) => (await find(...asked)).items.map(({ id }) => id);
const highlightedText = (pieces: readonly Piece[]) =>
  pieces.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');

describe('content search', () => {
  it.each([
    ['ações', 'Recomendação para acao'],
    ['acao', 'Recomendação das ações'],
    ['CAPITAIS', 'O capital de giro'],
    ['papel', 'Papéis de longo prazo'],
    ['dividendo extraordinario', 'Extraordinários são os dividendos'],
    ['avaliacoes', 'Avaliação do ativo'],
    ['fundo imobiliário', 'Fundos imobiliários'],
    ['petrob', 'Petrobras volta a subir'],
    ['PETR4', 'Por que PETR4'],
    // Two words to the database's parser.
    ['9e2731ad', 'Nota 9e2731ad'],
  ])("finds %j in %j, ignoring accents, plurals and the last word's ending", async (q, title) => {
    const id = await report(title);
    expect(await idsOf(q)).toContain(id);
  });

  it('requires every word, and finds nothing without words', async () => {
    const id = await report('Selic e câmbio');
    expect(await idsOf('selic câmbio')).toEqual([id]);
    expect(await idsOf('selic ouro')).toEqual([]);
    expect(await find('de o a')).toEqual({ items: [], total: 0, types: { report: 0, video: 0, news: 0 } });
    for (const odd of [`'; drop table x`, '&|!:*', String.raw`\'`, '%%', '((', '½ ²³'])
      expect(await idsOf(odd)).toEqual([]);
  });

  it.each(['XPTO3 de', 'XPTO3 e', 'ZKWY4 XPTO3 ZKWY4', 'ZKWY4 XPTO3, de '])(
    'requires every word of %j, and highlights no other: its last one is common, or comes again',
    async (q) => {
      const id = await report('XPTO3 e ZKWY4: demanda em alta');
      await report('Demanda em debate: estanho');
      await report('ZKWY4');
      const { items } = await find(q);
      expect(items.map(({ title }) => title)).toEqual(items.map(() => 'XPTO3 e ZKWY4: demanda em alta'));
      expect(items.map((item) => item.id)).toContain(id);
      expect(highlightedText(items[0]!.marked_title)).not.toContain('[demanda');
    },
  );

  it('ranks title over description, body and PDF', async () => {
    const inBody = await news('Semana', '<p>A <strong>debênture</strong> da vez.</p>');
    const inDescription = await report('Crédito', { description: 'A debênture do mês.' });
    const inTitle = await report('Debêntures');
    const inPdf = await report('Anexo');
    await attach(inPdf, 1, ['Sobre debêntures.']);
    await extractTexts(api.services);
    expect(await idsOf('debêntures')).toEqual([inTitle, inDescription, inBody, inPdf]);
    const { types, total } = await find('debêntures', { type: 'news' });
    expect([types, total]).toEqual([{ report: 3, video: 0, news: 1 }, 1]);
  });

  it('returns the PDF page and highlights the matches', async () => {
    const id = await report('Petróleo: o caixa');
    await attach(id, 1, [
      'Capa.',
      'Nada aqui.',
      'A companhia condiciona o provento extraordi-\nnário ao caixa.',
      'Sem provento.',
    ]);
    await extractTexts(api.services);
    const { items } = await find('proventos extraordinários');
    expect(items).toHaveLength(1);
    expect(items[0]!.snippets.map(({ page, pieces }) => [page, highlightedText(pieces)])).toEqual([
      [3, 'A companhia condiciona o [provento extraordinário] ao caixa.'],
      [4, 'Sem [provento].'],
    ]);
    expect(highlightedText((await find('petroleo')).items[0]!.marked_title)).toBe('[Petróleo]: o caixa');
  });

  it('uses the newest PDF, text and tags', async () => {
    const id = await report('Minério');
    await attach(id, 1, ['Paládio.']);
    await extractTexts(api.services);
    expect(await idsOf('paládio')).toEqual([id]);
    await attach(id, 2, ['Ródio.']);
    await extractTexts(api.services);
    expect([await idsOf('paládio'), await idsOf('ródio')]).toEqual([[], [id]]);
    await api.patch(`/api/v1/reports/${id}`, { name: 'Platina' }, { as: staff });
    expect([await idsOf('minério'), await idsOf('platina')]).toEqual([[], [id]]);
    const tag = await db
      .insertInto('tag')
      .values({ name: 'Metais nobres', created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('content_tag').values({ content_id: id, tag_id: tag.id }).execute();
    expect(await idsOf('metal nobre')).toEqual([id]);
    await db.deleteFrom('content_tag').where('content_id', '=', id).execute();
    expect(await idsOf('metal nobre')).toEqual([]);
  });

  it('skips an unreadable PDF, and indexes the others', async () => {
    const [broken, good] = [await report('Quebrado'), await report('Inteiro')];
    await attach(broken, 1, Buffer.from('%PDF-1.7\nlixo'));
    await attach(good, 1, ['Escândio.']);
    await extractTexts(api.services);
    expect(await idsOf('escândio')).toEqual([good]);
    expect(
      (await db.selectFrom('report_text').select('error').where('report_id', '=', broken).executeTakeFirstOrThrow())
        .error,
    ).toBeTruthy();
  });

  it('indexes a PDF whose reading was cut off, once the file store works again', async () => {
    const id = await report('Cortado');
    await attach(id, 1, ['Térbio.']);
    const cutOff = { ...files, read: async () => ({ stream: failing(), size: 9, from: 0, to: 8 }) };
    await expect(extractTexts({ ...api.services, files: cutOff })).rejects.toThrow('reset');
    await extractTexts(api.services);
    expect(await idsOf('térbio')).toEqual([id]);
  });

  it('excludes drafts, scheduled contents, and contents of other products', async () => {
    const other = (await factory.product(db)).id;
    await report('Vanádio um', { draft: true });
    await report('Vanádio dois', { report_date: new Date(now.getTime() + 60_000) });
    const foreign = await report('Vanádio três', {}, other);
    await attach(foreign, 1, ['Vanádio.']);
    await extractTexts(api.services);
    expect(await find('vanádio')).toMatchObject({ items: [], total: 0, types: { report: 0 } });
  });

  it('filters by read state, product and date, and has pages', async () => {
    const ids = [];
    for (const days of [1, 2, 3])
      ids.push(await report('Nióbio', { report_date: new Date(now.getTime() - days * 86_400_000) }));
    await api.post(`/api/v1/client/reports/${ids[1]}/read/do`, {}, { as: reader });
    expect(await idsOf('nióbio', { newest: 'true' })).toEqual(ids);
    expect(await idsOf('nióbio', { newest: 'true', perPage: '2', page: '2' })).toEqual([ids[2]]);
    expect(await idsOf('nióbio', { read: 'true' })).toEqual([ids[1]]);
    expect(await idsOf('nióbio', { read: 'false', newest: 'true' })).toEqual([ids[0], ids[2]]);
    expect(await idsOf('nióbio', { product: '2147483647' })).toEqual([]);
    const yesterday = dayInSaoPaulo(new Date(now.getTime() - 86_400_000));
    expect(await idsOf('nióbio', { from: yesterday })).toEqual([ids[0]]);
  });

  it('uses the products that a content has now', async () => {
    const other = (await factory.product(db)).id;
    const id = await report('Tântalo', {}, other);
    await report('Tântalo de outro produto', {}, other);
    expect(await idsOf('tântalo')).toEqual([]);
    await api.patch(`/api/v1/reports/${id}`, { products: [product] }, { as: staff });
    expect([await idsOf('tântalo'), await idsOf('tântalo', { product: String(product) })]).toEqual([[id], [id]]);
    expect(await idsOf('tântalo', { product: String(other) })).toEqual([]);
    await api.patch(`/api/v1/reports/${id}`, { products: [other] }, { as: staff });
    expect(await idsOf('tântalo')).toEqual([]);
  });

  it('finds a content by all that is changed at once: its title, tags and PDF', async () => {
    const id = await report('Níquel');
    await attach(id, 1, ['Sobre o paládio.']);
    const { id: tag } = (await api.post('/api/v1/tags', { name: 'tálio' }, { as: staff })).json<{ id: number }>();
    let others: Promise<unknown>[] = [];
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('report').set({ name: 'Irídio' }).where('id', '=', id).execute();
      others = [
        api.post(`/api/v1/reports/${id}/related-resource/tags`, { id: tag }, { as: staff }),
        extractTexts(api.services),
      ];
      await expect.poll(() => lockWaits(db), { timeout: 5000 }).toBe(2);
    });
    await Promise.all(others);
    for (const word of ['irídio', 'tálio', 'paládio']) expect([word, await idsOf(word)]).toEqual([word, [id]]);
  });

  it('is refused to staff and to clients without a product', async () => {
    const nobody = await logIn(api, await factory.client(db));
    for (const as of [staff, nobody]) expect((await api.get(`${PATH}?q=selic`, { as })).statusCode).toBe(403);
  });

  it('also covers contents from before the index, by its trigger function', async () => {
    const id = await report('Lítio');
    await db.deleteFrom('content_words').where('id', '=', id).execute();
    expect(await idsOf('lítio')).toEqual([]);
    await sql`select index_content(${id})`.execute(db);
    expect(await idsOf('lítio')).toEqual([id]);
  });
});
