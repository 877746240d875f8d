import type { Coupon } from '@mirante/domain/products/coupon-record.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { describeRecord } from '../../testing/resource-suite.ts';
import { buy } from '../../testing/purchases.ts';

const now = new Date('2026-11-19T15:00:00Z');
const api = await testApi({ now: () => now });
const { db } = api;
let staff: string;
let product: { id: number; name?: string };
let other: { id: number };
beforeAll(async () => {
  staff = await logIn(api, await factory.staff(db, ['financeiro']));
  product = await factory.product(db, { name: 'Fundos' });
  other = await factory.product(db, { name: 'Ações' });
});

const PATH = '/api/v1/coupons';
const body = {
  code: 'Verao27',
  qt: 5,
  discount_type: 'percent',
  percent: 20,
  starts_at: '2026-11-19',
  expires_at: '2026-12-19',
  applies_to: 'all',
  credit_card: true,
  bank_slip: true,
  pix: true,
};
let made = 0;
const create = async (over: object = {}): Promise<Coupon> =>
  (await api.post(PATH, { ...body, code: `CRIADO${(made += 1)}`, ...over }, { as: staff })).json();
const read = async (id: number): Promise<Coupon> => (await api.get(`${PATH}/${id}`, { as: staff })).json();
const edit = (id: number, change: object, version?: string) =>
  api.patch(`${PATH}/${id}`, change, { as: staff, ...(version && { headers: { 'if-match': `"${version}"` } }) });
const problemsOf = (answer: { json(): { errors?: object[] } }) => answer.json().errors;

describe('a new coupon', () => {
  it('is stored in capitals, valid from the first second of its first day to the last of its last', async () => {
    const coupon = await create({ code: ' verao27 ', products: [other.id, product.id], obs: 'Campanha' });
    expect(coupon).toMatchObject({
      code: 'VERAO27',
      qt: 5,
      usage_count: 0,
      is_default: false,
      staff_only: false,
      discount_type: 'percent',
      percent: 20,
      amount: null,
      starts_at: '2026-11-19',
      expires_at: '2026-12-19',
      state: 'valid',
      payment_type: 'all',
      all_products: false,
      obs: 'Campanha',
      created_at: now.toISOString(),
    });
    expect(coupon.products.map(({ name }) => name)).toEqual(['Ações', 'Fundos']);
    expect(
      await db.selectFrom('coupon').select(['starts_at', 'expires_at']).where('id', '=', coupon.id).executeTakeFirst(),
    ).toEqual({ starts_at: new Date('2026-11-19T03:00:00Z'), expires_at: new Date('2026-12-20T02:59:59Z') });
  });

  it('by amount stores the amount, and no percentage', async () => {
    expect(await create({ discount_type: 'value', percent: 30, amount: 99.9 })).toMatchObject({
      discount_type: 'value',
      percent: null,
      amount: 99.9,
    });
  });

  it('may have no end, and applies to any product when none is chosen', async () => {
    expect(await create({ expires_at: undefined })).toMatchObject({
      expires_at: null,
      all_products: true,
      products: [],
    });
  });

  it.each<[string, object, string, string]>([
    ['reversed days', { starts_at: '2026-12-20' }, 'starts_at', 'Data inicial não pode ser posterior à final.'],
    ['a short code', { code: 'ABC' }, 'code', 'Texto deve ser mais longo.'],
    ['a long code', { code: 'A'.repeat(41) }, 'code', 'Texto longo demais.'],
    ['no quantity', { qt: 0 }, 'qt', 'Valor numérico deve estar entre 1 e 99999999'],
    ['a percentage above 100', { percent: 101 }, 'percent', 'Valor numérico deve estar entre 1 e 100'],
    ['no percentage', { percent: undefined }, 'percent', 'Campo obrigatório.'],
    ['no amount', { discount_type: 'value' }, 'amount', 'Campo obrigatório.'],
    ['an amount of nothing', { discount_type: 'value', amount: 0 }, 'amount', 'O valor deve ser maior que zero.'],
    [
      'no way to pay',
      { credit_card: false, bank_slip: false, pix: false },
      'credit_card',
      'Selecione ao menos uma opção.',
    ],
    ['a product that does not exist', { products: [999_999] }, 'products', 'Produto não encontrado.'],
    ['a day that does not exist', { starts_at: '2026-02-30' }, 'starts_at', 'Essa não parece uma data válida.'],
    ['a long note', { obs: 'x'.repeat(4097) }, 'obs', 'Texto longo demais.'],
    ['a mark that only the house gives', { staff_only: true }, 'staff_only', 'Campo desconhecido.'],
  ])('with %s is refused with a message', async (_what, over, path, message) => {
    const answer = await api.post(PATH, { ...body, code: 'RECUSADO', ...over }, { as: staff });
    expect([answer.statusCode, problemsOf(answer)]).toEqual([422, [{ path, message }]]);
  });

  it("cannot reuse another's code, in any letter case", async () => {
    await create({ code: 'UNICO2026' });
    const answer = await api.post(PATH, { ...body, code: 'unico2026' }, { as: staff });
    expect([answer.statusCode, problemsOf(answer)]).toEqual([
      422,
      [{ path: 'code', message: 'Já existe um cupom com este código.' }],
    ]);
  });
});

describeRecord({
  api,
  path: 'coupons',
  staff: () => staff,
  action: 'Editar um cupom',
  create: async () => ({ ...(await create()), first: { percent: 25 }, second: { percent: 40, qt: 50 } }),
});

describe('editing a coupon', () => {
  it('keeps omitted fields, to the second', async () => {
    const { id } = await factory.coupon(db, { percent: 30, starts_at: new Date('2026-11-01T14:32:10Z') });
    expect((await edit(id, { obs: 'Só isto', starts_at: '2026-11-01' })).json()).toMatchObject({
      percent: 30,
      obs: 'Só isto',
    });
    expect(await db.selectFrom('coupon').select('starts_at').where('id', '=', id).executeTakeFirst()).toEqual({
      starts_at: new Date('2026-11-01T14:32:10Z'),
    });
  });

  it('is validated against the fields that it keeps', async () => {
    const { id } = await create();
    expect(problemsOf(await edit(id, { expires_at: '2026-11-18' }))).toEqual([
      { path: 'starts_at', message: 'Data inicial não pode ser posterior à final.' },
    ]);
    expect(problemsOf(await edit(id, { discount_type: 'value' }))).toEqual([
      { path: 'amount', message: 'Campo obrigatório.' },
    ]);
    expect((await edit(id, { expires_at: null, obs: '' })).json()).toMatchObject({ expires_at: null, obs: null });
  });

  it('does not block purchases, nor they it', async () => {
    const coupon = await create({ qt: 10 });
    await buy(api, { payment: { products: [product.id], coupon_code: coupon.code } });
    const answer = await edit(coupon.id, { obs: 'Vendendo bem' }, coupon.version);
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { qt: 9, usage_count: 1, obs: 'Vendendo bem' }]);
  });

  it("is in the coupon's audit log", async () => {
    const { id } = await create({ percent: 20 });
    await edit(id, { percent: 35 });
    const [entry] = (await api.get(`${PATH}/${id}/changes`, { as: staff })).json();
    expect(entry).toMatchObject({ action: 'Editar um cupom', diff: { percent: [20, 35] } });
  });
});

describe('removing a coupon', () => {
  it('is refused when payments use it; they keep its code', async () => {
    const { id, code } = await create();
    await buy(api, { payment: { products: [product.id], coupon_code: code } });
    const answer = await api.delete(`${PATH}/${id}`, { as: staff });
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      'Este cupom está em 1 pagamento e não pode ser removido. Para encerrá-lo, antecipe a data final.',
    ]);
    expect((await read(id)).usage_count).toBe(1);
  });
});

describe("the house's reserved coupon", () => {
  it('is visible, and refuses every write', async () => {
    const { id } = await factory.coupon(db, { staff_only: true, percent: 100 });
    expect(await read(id)).toMatchObject({ staff_only: true, percent: 100 });
    const answers = await Promise.all([
      edit(id, { percent: 50 }),
      api.delete(`${PATH}/${id}`, { as: staff }),
      api.post(`/api/v1/coupons-default/${id}`, undefined, { as: staff }),
      api.post(`${PATH}/${id}/products/${product.id}`, undefined, { as: staff }),
      api.delete(`${PATH}/${id}/products/${product.id}`, { as: staff }),
    ]);
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
      answers.map(() => [409, 'house_coupon']),
    );
    await expect(db.updateTable('coupon').set({ is_default: true }).where('id', '=', id).execute()).rejects.toThrow(
      'coupon_default_is_public',
    );
  });
});

describe("a coupon's products", () => {
  const unlink = (id: number, productId: number, seen?: string) =>
    api.delete(`${PATH}/${id}/products/${productId}`, { as: staff, ...(seen && { headers: { 'if-match': seen } }) });

  it('are linked idempotently, and unlinked from it alone', async () => {
    const { id } = await create();
    const beside = await create({ products: [product.id] });
    for (const _ of [1, 2])
      expect((await api.post(`${PATH}/${id}/products/${product.id}`, undefined, { as: staff })).statusCode).toBe(204);
    expect((await read(id)).products).toMatchObject([{ id: product.id, name: 'Fundos' }]);
    const { products_version } = await read(id);
    expect((await unlink(id, product.id, products_version)).statusCode).toBe(204);
    expect(await read(id)).toMatchObject({ products: [], all_products: true });
    expect(await read(beside.id)).toMatchObject({ products: [{ id: product.id }] });
    expect((await api.delete(`${PATH}/${id}/products/${product.id}`, { as: staff })).statusCode).toBe(404);
    expect((await api.post(`${PATH}/${id}/products/999999`, undefined, { as: staff })).statusCode).toBe(404);
    expect((await api.post(`${PATH}/999999/products/${product.id}`, undefined, { as: staff })).statusCode).toBe(404);
  });

  it('are replaced by an edit that names them, and kept by any other', async () => {
    const { id } = await create({ products: [product.id] });
    const replace = (products: number[]) => api.patch(`${PATH}/${id}`, { products }, { as: staff });
    expect((await replace([product.id, other.id])).json()).toMatchObject({ products: [{}, {}], all_products: false });
    expect((await replace([other.id, 999_999])).json()).toMatchObject({ status: 422, errors: [{ path: 'products' }] });
    expect((await replace([other.id])).json()).toMatchObject({ products: [{ id: other.id }] });
    expect((await api.patch(`${PATH}/${id}`, { qt: 7 }, { as: staff })).json().products).toHaveLength(1);
    expect((await replace([])).json()).toMatchObject({ products: [], all_products: true });
  });

  it('are refused where others changed them meanwhile, which conflicts with no edit of anything else', async () => {
    const { id, version } = await create({ products: [product.id] });
    await api.post(`${PATH}/${id}/products/${other.id}`, undefined, { as: staff });
    const stale = await edit(id, { products: [] }, version);
    expect(stale.json()).toMatchObject({ status: 412, code: 'edit_conflict', current: { products: [{}, {}] } });
    const edited: Coupon = (await edit(id, { percent: 25 }, version)).json();
    expect(edited).toMatchObject({ percent: 25, products: [{}, {}] });
    expect((await edit(id, { products: [other.id] }, version)).statusCode).toBe(412);
    expect((await edit(id, { products: [other.id] }, edited.version)).json()).toMatchObject({ all_products: false });
  });

  it('do not become any product by two concurrent unlinks, each of which saw two', async () => {
    for (const isSeen of [true, false]) {
      const { id, products_version } = await create({ products: [product.id, other.id] });
      const seen = isSeen ? products_version : undefined;
      const answers = await Promise.all([product, other].map((each) => unlink(id, each.id, seen)));
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, isSeen ? 412 : 409]);
      expect(await read(id)).toMatchObject({ products: [{}], all_products: false });
    }
  });
});
