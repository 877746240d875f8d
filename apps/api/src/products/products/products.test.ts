import type { products } from '@mirante/contract/products/products.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import type { Product } from '@mirante/domain/products/product-record.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { seededAt } from '../../testing/database.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { buy, eventually } from '../../testing/purchases.ts';
import { type FilterCases, type SortCases } from '../../testing/lists.ts';
import { describeList, describeRecord } from '../../testing/resource-suite.ts';
import { lockWaits } from '../../testing/lock-waits.ts';

const now = seededAt;
const api = await testApi({ now: () => now, seeded: true });
const { db } = api;
const PATH = '/api/v1/products';
let staff: string;
let support: string;
beforeAll(async () => {
  await factory.product(db, { name: 'Ábaco', code: 'abaco', price: 10, position: 40 });
  await factory.product(db, { name: 'abelha', code: 'abelha', active: false, price: 10, position: 40 });
  staff = await logIn(api, await factory.staff(db, ['financeiro']));
  support = await logIn(api, await factory.staff(db, ['atendimento']));
});

const filters: FilterCases<typeof products.listProducts> = {
  'product.id': [[6, 'id = 6']],
  'product.name': [
    ['ABACO', "code = 'abaco'"],
    ['mirante', "name like '%Mirante%'"],
    ['%', 'false'],
  ],
  'product.code': [['MIRANTE_', String.raw`code like '%mirante\_%'`]],
  'product.active': [
    ['true', 'active'],
    ['false', 'not active'],
  ],
};
const sorts: SortCases<typeof products.listProducts> = {
  'product.id': 'id',
  'product.name': 'name_key',
  'product.code': 'code',
  'product.price': 'price',
  'product.installments': 'installments',
  'product.position': 'position',
  'product.created_at': 'created_at',
};

describeList({
  api,
  path: 'products',
  staff: () => staff,
  table: 'product',
  filters,
  sorts,
  order: 'name_key, id',
  perPage: 5,
});

describe('the list of products', () => {
  it('has what a selector of products needs', async () => {
    const { items } = (await api.get(`${PATH}?product.id=5`, { as: staff })).json<{ items: object[] }>();
    expect(items).toMatchObject([{ id: 5, vindi_code: expect.any(String), children: [3] }]);
  });

  it("sorts names alphabetically, and accepts the selector's filters", async () => {
    const { items } = (await api.get(`${PATH}?perPage=40&page=1&sort=product.name&order=1`, { as: staff })).json();
    expect(items.slice(0, 2).map(({ name }: { name: string }) => name)).toEqual(['Ábaco', 'abelha']);
  });

  it('exports CSV', async () => {
    const { body } = await api.get(`${PATH}.csv?product.id=6`, { as: staff });
    expect(body).toContain('"6";"mirante_completo";"Mirante Completo";"2388,00";"12";"Sim"');
  });
});

const body = {
  code: 'curso_novo',
  name: 'Curso novo',
  description: 'Um curso.',
  price: 199.9,
  installments: 6,
  vindi_id: 42,
  vindi_code: 'curso-novo',
  image: 'https://imagens.mirante.example/curso.png',
};
const create = (over: object = {}) => api.post(PATH, { ...body, ...over }, { as: staff });
const edit = (id: number, change: object, version?: string) =>
  api.patch(`${PATH}/${id}`, change, { as: staff, ...(version && { headers: { 'if-match': `"${version}"` } }) });

describe('a product', () => {
  it('is created at the end of the offer page, and visible there with the next call', async () => {
    const answer = await create();
    expect(answer.json()).toMatchObject({
      ...body,
      active: true,
      position: 41,
      related_products: [],
      created_at: now.toISOString(),
    });
    const offered = (await api.get('/api/v1/active-products'))
      .json<Product[]>()
      .find(({ code }) => code === 'curso_novo');
    expect(offered).toMatchObject({ name: 'Curso novo', price: 199.9 });
    expect((await create()).json().errors).toEqual([
      { path: 'code', message: 'Já existe um produto com este código.' },
    ]);
  });

  it('gives benefits, one per line, which the offer lists', async () => {
    const answer = await create({ code: 'com_beneficios', benefits: ' Relatórios \r\n\n  Painel ao vivo\n' });
    expect(answer.json()).toMatchObject({ benefits: 'Relatórios\nPainel ao vivo' });
    const offered = async () =>
      (await api.get('/api/v1/active-products'))
        .json<CatalogueProduct[]>()
        .find(({ code }) => code === 'com_beneficios')?.benefits;
    expect(await offered()).toEqual(['Relatórios', 'Painel ao vivo']);
    expect((await edit(answer.json().id, { benefits: ' \n ' })).json()).toMatchObject({ benefits: null });
    expect(await offered()).toEqual([]);
  });

  it.each<[string, object, string, string]>([
    ['nine benefits', { benefits: 'Um\n'.repeat(9) }, 'benefits', 'Escreva no máximo 8 linhas.'],
    ['a long benefit', { benefits: 'x'.repeat(81) }, 'benefits', 'Escreva no máximo 80 caracteres por linha.'],
    ['no name', { name: ' ' }, 'name', 'Por favor escreva um texto aqui.'],
    ['a long name', { name: 'x'.repeat(101) }, 'name', 'Texto longo demais.'],
    ['a long description', { description: 'x'.repeat(8193) }, 'description', 'Texto longo demais.'],
    ['25 instalments', { installments: 25 }, 'installments', 'Valor numérico deve estar entre 1 e 24'],
    ['no instalments', { installments: 0 }, 'installments', 'Valor numérico deve estar entre 1 e 24'],
    ['a price of text', { price: '10' }, 'price', 'Valor inválido.'],
    ['a fraction of a cent', { price: 10.001 }, 'price', 'Use até 2 casas decimais.'],
    ['a large Vindi id', { vindi_id: 100_000_000 }, 'vindi_id', 'Valor numérico deve estar entre 1 e 99999999'],
    ['no Vindi code', { vindi_code: '' }, 'vindi_code', 'Campo obrigatório.'],
    [
      'an image that is no address',
      { image: 'logo.png' },
      'image',
      'Favor digitar um endereço válido, que comece por https://.',
    ],
    [
      'an image that is a script',
      { image: 'javascript:alert(1)' },
      'image',
      'Favor digitar um endereço válido, que comece por https://.',
    ],
    [
      'a code with spaces',
      { code: 'Curso Novo' },
      'code',
      'Use de 3 a 60 letras minúsculas, números e _, começando por letra.',
    ],
  ])('with %s is refused with a message', async (_what, over, path, message) => {
    const answer = await create({ code: 'recusado', ...over });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ path, message }]]);
  });

  it('is edited except for its code, and the offer and the charge follow', async () => {
    const answer = await edit(6, { price: 2000, name: 'Mirante Inteiro' });
    expect(answer.json()).toMatchObject({
      name: 'Mirante Inteiro',
      price: 2000,
      code: 'mirante_completo',
      updated_at: now.toISOString(),
    });
    const offered = (await api.get('/api/v1/active-products'))
      .json<{ id: number; name: string; offer: { card_total: number } }[]>()
      .find(({ id }) => id === 6);
    expect(offered).toMatchObject({ name: 'Mirante Inteiro', offer: { card_total: 1000 } });
    expect((await edit(6, { code: 'outro' })).json().errors).toEqual([
      { path: 'code', message: 'Campo desconhecido.' },
    ]);
  });

  it('is not overwritten from a stale version', async () => {
    const { version } = (await api.get(`${PATH}/2`, { as: staff })).json<Product>();
    expect((await edit(2, { description: 'Nova.' }, version)).statusCode).toBe(200);
    expect((await edit(2, { description: 'Velha.' }, version)).json()).toMatchObject({
      code: 'edit_conflict',
      current: { description: 'Nova.' },
    });
    const [entry] = (await api.get(`${PATH}/2/changes`, { as: staff })).json();
    expect(entry.diff.description[1]).toBe('Nova.');
    expect(Object.keys(entry.diff)).toEqual(['description']);
  });

  it('leaves the offer when deactivated, and returns', async () => {
    const isOffered = async () =>
      (await api.get('/api/v1/active-products')).json<{ id: number }[]>().some(({ id }) => id === 2);
    expect((await api.post(`${PATH}/2/inactivate`, undefined, { as: staff })).statusCode).toBe(204);
    expect(await isOffered()).toBe(false);
    await api.post(`${PATH}/2/activate`, undefined, { as: staff });
    expect(await isOffered()).toBe(true);
    expect((await api.post(`${PATH}/999999/activate`, undefined, { as: staff })).statusCode).toBe(404);
  });

  it('is removed only without references, which are named otherwise', async () => {
    const { id } = (await create({ code: 'so_um_teste' })).json<Product>();
    expect((await api.delete(`${PATH}/${id}`, { as: staff })).statusCode).toBe(204);
    const kept = await api.delete(`${PATH}/6`, { as: staff });
    expect([kept.statusCode, kept.json().code]).toEqual([409, 'product_in_use']);
    expect(kept.json().detail).toMatch(
      /^Este produto não pode ser removido: \d+ clientes o têm ou já o tiveram; 5 vínculos com outros produtos; .*inative-o\.$/,
    );
    const bound = await factory.product(db);
    await factory.coupon(db, {}, [bound.id]);
    expect((await api.delete(`${PATH}/${bound.id}`, { as: staff })).json().detail).toContain('um cupom vale');
  });
});

describe('a product removed concurrently', () => {
  const buyNow = (id: number) => buy(api, { payment: { products: [id] } });
  const grantNow = async (id: number) =>
    api.post(`/api/v1/clients/${(await factory.client(db)).id}/products/add`, { products: [id] }, { as: support });

  it.each([
    ['to another product', async (id: number) => api.post(`${PATH}/6/child/${id}`, undefined, { as: staff })],
    ['to a product of it', async (id: number) => api.post(`${PATH}/${id}/child/6`, undefined, { as: staff })],
    ['to a purchase', buyNow],
    ['to a grant', grantNow],
  ])('is either linked %s or removed, and the second request is refused with a message', async (_what, refer) => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const { id } = await factory.product(db);
        const [removal, use] = await Promise.all([api.delete(`${PATH}/${id}`, { as: staff }), refer(id)]);
        return [removal.statusCode, use.statusCode < 300 ? 200 : use.statusCode] as const;
      }),
    );
    for (const [removal, use] of answers) expect(removal === 204 ? [404, 422] : [200]).toContain(use);
    expect(answers.filter(([removal]) => removal !== 204 && removal !== 409)).toEqual([]);
  });

  it.each([
    ['to another product', (id: number) => api.post(`${PATH}/6/child/${id}`, undefined, { as: staff }), 404],
    ['to a purchase', buyNow, 422],
    ['to a grant', grantNow, 422],
  ])('is not linked %s by a request that waited for its removal', async (_what, refer, status) => {
    const { id } = await factory.product(db);
    const use = await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('product').where('id', '=', id).execute();
      const waiting = refer(id);
      await eventually(async () => expect(await lockWaits(db)).toBeGreaterThan(0));
      return { waiting };
    });
    expect((await use.waiting).statusCode).toBe(status);
  });

  it('does not delay or fail a link between other products', async () => {
    const [removed, linked] = [await factory.product(db), await factory.product(db)];
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('product').where('id', '=', removed.id).execute();
      expect((await api.post(`${PATH}/6/child/${linked.id}`, undefined, { as: staff })).statusCode).toBe(204);
    });
  });
});

it('a product with a stock portfolio or a published content cannot be removed', async () => {
  const { id } = await factory.product(db);
  const { id: portfolio } = await db
    .insertInto('stock_portfolio')
    .values({ name: 'Carteira', description: 'Uma carteira.', product_id: id, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await api.delete(`${PATH}/${id}`, { as: staff })).json()).toMatchObject({
    status: 409,
    detail: expect.stringContaining('uma carteira de ações é dele'),
  });
  await db.deleteFrom('stock_portfolio').where('id', '=', portfolio).execute();
  expect((await api.delete(`${PATH}/${id}`, { as: staff })).statusCode).toBe(204);
});

let made = 0;
describeRecord({
  api,
  path: 'products',
  staff: () => staff,
  action: 'Editar um produto',
  create: async () => {
    const { id } = (await create({ code: `criado_${(made += 1)}` })).json<Product>();
    return { id, first: { description: 'Nova.' }, second: { description: 'Outra.', price: 5 } };
  },
});

it('a product added after one at the last position of all shares it, so that its form can be saved', async () => {
  await create({ code: 'ultimo', position: 9999 });
  const { id, position } = (await create({ code: 'depois_do_ultimo' })).json();
  expect((await edit(id, { position })).statusCode).toBe(200);
});
