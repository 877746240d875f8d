import type { AccessPreview, Product } from '@mirante/domain/products/product-record.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';

const now = new Date('2026-11-19T15:00:00Z');
const api = await testApi({ now: () => now });
const { db } = api;
const PATH = '/api/v1/products';
const as = await logIn(api, await factory.staff(db, ['financeiro']));

let a: { id: number; code: string };
let b: { id: number; code: string };
let c: { id: number; code: string };
beforeEach(async () => {
  await db.deleteFrom('client_product').execute();
  await db.deleteFrom('product_link').execute();
  await db.deleteFrom('product').execute();
  [a, b, c] = [
    await factory.product(db, { name: 'A' }),
    await factory.product(db, { name: 'B' }),
    await factory.product(db, { name: 'C' }),
  ];
});
const add = (parent: number, child: number, node = api) =>
  node.post(`${PATH}/${parent}/child/${child}`, undefined, { as });
const takeOut = (parent: number, child: number) => api.delete(`${PATH}/${parent}/child/${child}`, { as });
const related = async (id: number) =>
  (await api.get(`${PATH}/${id}`, { as }))
    .json<Product>()
    .related_products.map(
      ({ name, is_child, direct }) => `${is_child ? 'child' : 'parent'} ${name}${direct ? '' : ' indirect'}`,
    );

describe('product links', () => {
  it('are created and removed, and shown direct and indirect', async () => {
    expect((await add(a.id, b.id)).statusCode).toBe(204);
    await add(b.id, c.id);
    expect(await related(a.id)).toEqual(['child B', 'child C indirect']);
    expect(await related(c.id)).toEqual(['parent A indirect', 'parent B']);
    expect((await takeOut(a.id, c.id)).statusCode).toBe(404);
    expect((await takeOut(a.id, b.id)).statusCode).toBe(204);
    expect(await related(a.id)).toEqual([]);
  });

  it('that would close a cycle are refused with the reason', async () => {
    await add(a.id, b.id);
    await add(b.id, c.id);
    const refused = [await add(c.id, a.id), await add(b.id, a.id), await add(a.id, a.id), await add(a.id, b.id)];
    expect(refused.map((answer) => [answer.statusCode, answer.json().detail])).toEqual([
      [409, 'A já inclui C: o vínculo fecharia um ciclo.'],
      [409, 'A já inclui B: o vínculo fecharia um ciclo.'],
      [409, 'Um produto não pode incluir a si mesmo.'],
      [409, 'B já é filho direto de A.'],
    ]);
    expect((await add(a.id, 999_999)).statusCode).toBe(404);
    const candidates = (await api.get(`${PATH}/${a.id}/children-to-add`, { as })).json();
    expect(candidates).toMatchObject([{ name: 'C', indirect: true }]);
    await expect(factory.link(db, c.id, a.id)).rejects.toThrow('would grant itself');
  });

  it('in opposite directions at the same time leave one of them, on two nodes, every time', async () => {
    const node = await testApi({ beside: api, now: () => now });
    for (let round = 0; round < 10; round += 1) {
      await db.deleteFrom('product_link').execute();
      const answers = await Promise.all([
        add(a.id, b.id),
        add(b.id, a.id, node),
        add(b.id, c.id, node),
        add(c.id, b.id),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted((x, y) => x - y)).toEqual([204, 204, 409, 409]);
    }
  });

  it("change a live session's entitlements with its next call", async () => {
    const client = await factory.client(db);
    await factory.clientProduct(db, client.id, a.id);
    const session = await logIn(api, client);
    const entitlements = async () =>
      (await api.get('/api/v1/client/details', { as: session })).json().entitlements.toSorted();
    expect(await entitlements()).toEqual([a.code]);
    await add(a.id, b.id);
    await add(b.id, c.id);
    expect(await entitlements()).toEqual([a.code, b.code, c.code].toSorted());
    await takeOut(a.id, b.id);
    expect(await entitlements()).toEqual([a.code]);
  });

  it("are in the parent's audit log", async () => {
    await add(a.id, b.id);
    const [entry] = (await api.get(`${PATH}/${a.id}/changes`, { as })).json();
    expect(entry).toMatchObject({
      action: 'Vincular um produto filho',
      change: 'update',
      diff: { child_id: [null, b.id] },
    });
  });
});

describe('previewing a link change', () => {
  const preview = async (id: number, question: string) => {
    const answer = (await api.get(`${PATH}/${id}/access-preview?${question}`, { as })).json<AccessPreview>();
    const words = (changes: AccessPreview['gains']) =>
      changes.map(({ product_name, clients }) => `${product_name} ${clients}`);
    return { holders: answer.holders, gains: words(answer.gains), losses: words(answer.losses) };
  };
  const owners = async (...owned: { id: number }[][]) => {
    for (const of of owned) {
      const { id } = await factory.client(db);
      for (const product of of) await factory.clientProduct(db, id, product.id);
    }
  };

  it('counts clients, not acquisitions, without those who keep access otherwise', async () => {
    await add(b.id, c.id);
    await owners([a], [a], [a, b], [a, c], [b]);
    expect(await preview(a.id, `add_child=${b.id}`)).toEqual({ holders: 4, gains: ['B 3', 'C 2'], losses: [] });
    await add(a.id, b.id);
    expect(await preview(a.id, `remove_child=${b.id}`)).toEqual({ holders: 4, gains: [], losses: ['B 3', 'C 2'] });
  });

  it('leaves out expired, cancelled and unpaid acquisitions', async () => {
    const { id } = await factory.client(db);
    await factory.clientProduct(db, id, a.id, { expires_at: new Date('2026-11-19T14:59:59Z') });
    await factory.clientProduct(db, (await factory.client(db)).id, a.id, { status: 'pending_payment' });
    await factory.clientProduct(db, (await factory.client(db)).id, a.id, { status: 'cancelled' });
    await factory.clientProduct(db, (await factory.client(db)).id, a.id, { expires_at: null });
    expect(await preview(a.id, `add_child=${b.id}`)).toEqual({ holders: 1, gains: ['B 1'], losses: [] });
  });

  it('is zero while another path to the product remains', async () => {
    await add(a.id, b.id);
    await add(b.id, c.id);
    await add(a.id, c.id);
    await owners([a]);
    expect(await preview(a.id, `remove_child=${c.id}`)).toEqual({ holders: 1, gains: [], losses: [] });
  });

  it('takes nothing from owners of products no longer on sale', async () => {
    await add(a.id, b.id);
    await owners([a], [a]);
    expect(await preview(a.id, 'active=false')).toEqual({ holders: 2, gains: [], losses: [] });
    const { id } = await factory.client(db);
    await factory.clientProduct(db, id, a.id);
    await api.post(`${PATH}/${a.id}/inactivate`, undefined, { as });
    const session = await logIn(api, { id, role: 'client' });
    expect((await api.get('/api/v1/client/details', { as: session })).json().entitlements.toSorted()).toEqual(
      [a.code, b.code].toSorted(),
    );
  });

  it('needs exactly one change, of existing products', async () => {
    for (const [question, status] of [
      ['', 400],
      [`add_child=${b.id}&active=true`, 400],
      ['add_child=999999', 404],
      ['add_child=x', 400],
    ] as const) {
      expect((await api.get(`${PATH}/${a.id}/access-preview?${question}`, { as })).statusCode).toBe(status);
    }
  });
});
