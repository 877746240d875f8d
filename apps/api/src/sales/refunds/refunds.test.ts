import type { refunds } from '@mirante/contract/sales/refunds.ts';
import type { Refund, RefundRow } from '@mirante/domain/sales/refund.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { given, logIn } from '../../testing/given.ts';
import { idsBy, listPage, seedDemo, walk, type FilterCases, type SortCases } from '../../testing/lists.ts';

const now = new Date('2026-11-19T15:00:00Z');
const api = await testApi({ now: () => now });
const { db } = api;
const PATH = '/api/v1/refunds';
let staff: string;
let product_id: number;

beforeAll(async () => {
  await seedDemo(api, now);
  staff = await logIn(api, await given.staff(db, ['financeiro']));
  product_id = (await given.product(db)).id;
});

const filters: FilterCases<typeof refunds.listRefunds> = {
  'refund.client_id': [
    [1004, 'client_id = 1004'],
    [2147483647, 'false'],
  ],
  'refund.created_at': [['2026-09-01', "created_at >= '2026-09-01T03:00:00Z'"]],
};
const sorts: SortCases<typeof refunds.listRefunds> = {
  'refund.created_at': 'created_at',
  'refund.client_id': 'client_id',
  'refund.amount': 'amount',
};

describe('the list of refunds', () => {
  for (const [name, cases] of Object.entries(filters)) {
    it.each(cases)(`keeps exactly those that ${name} %s asks for`, async (value, condition) => {
      const { ids } = await walk(api, PATH, { [name]: value }, staff);
      expect(ids.toSorted((a, b) => a - b)).toEqual(
        await idsBy(api, `select id from refund where ${condition} order by id`),
      );
    });
  }

  for (const [name, column] of Object.entries(sorts)) {
    it.each([1, -1])(`shows each refund once in the order of ${name} %s`, async (order) => {
      const direction = order === 1 ? 'asc' : 'desc';
      const { ids } = await walk(api, PATH, { sort: name, order, perPage: 7 }, staff);
      expect(ids).toEqual(await idsBy(api, `select id from refund order by ${column} ${direction}, id ${direction}`));
      expect(ids.length).toBeGreaterThan(10);
    });
  }

  it('has exactly the fields that the contract names, the newest first', async () => {
    const keys = {
      id: 1,
      client_id: 1,
      client_name: 1,
      client_product_id: 1,
      product_name: 1,
      payment_id: 1,
      amount: 1,
      obs: 1,
      created_at: 1,
      refunded_at: 1,
    } satisfies Record<keyof RefundRow, 1>;
    const { items } = await listPage<RefundRow>(api, PATH, {}, staff);
    expect(Object.keys(items[0]!).toSorted()).toEqual(Object.keys(keys).toSorted());
    expect(items.map(({ created_at }) => created_at)).toEqual(
      items
        .map(({ created_at }) => created_at)
        .toSorted()
        .toReversed(),
    );
  });

  it('goes into a spreadsheet with its filter', async () => {
    const [first] = (await listPage<RefundRow>(api, PATH, {}, staff)).items;
    const { body, headers } = await api.get(`${PATH}.csv?refund.client_id=${first!.client_id}`, { as: staff });
    expect(headers['content-disposition']).toContain('reembolsos.csv');
    expect(body.split('\r\n')).toHaveLength(3);
    expect(body).toContain(`"${first!.client_name}"`);
  });
});

/** A refund of 400 of a payment of 1000. */
async function one(more: { payment_id?: number; amount?: number } = {}) {
  const client = await given.client(db);
  return given.refund(db, client.id, { product_id, amount: 400, ...more });
}
const edit = (id: number, body: object, version?: string) =>
  api.patch(`${PATH}/${id}`, body, { as: staff, ...(version && { headers: { 'if-match': `"${version}"` } }) });
const find = async (id: number) => (await api.get(`${PATH}/${id}`, { as: staff })).json<Refund>();

describe('one refund', () => {
  it('takes another amount and note, and says who changed them', async () => {
    const { id } = await one();
    const { version } = await find(id);
    const answer = await edit(id, { amount: 1000, obs: ' Tudo de volta. ' }, version);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id, amount: 1000, obs: 'Tudo de volta.', limit: 1000 });
    expect(answer.json<Refund>().version).not.toBe(version);
    const changes = await api.get(`${PATH}/${id}/changes`, { as: staff });
    expect(changes.json()).toMatchObject([
      { action: 'Editar um reembolso', change: 'update', diff: { amount: [400, 1000], obs: [null, 'Tudo de volta.'] } },
    ]);
  });

  it('keeps its note where none is sent, and loses it where an empty one is', async () => {
    const { id } = await one();
    await edit(id, { amount: 300, obs: 'Combinado.' });
    expect((await edit(id, { amount: 200 })).json()).toMatchObject({ obs: 'Combinado.' });
    expect((await edit(id, { amount: 200, obs: '' })).json()).toMatchObject({ obs: null });
  });

  it('never goes above what was paid, together with the others of its payment', async () => {
    const { id, payment_id } = await one();
    const refused = await edit(id, { amount: 1000.01 });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      code: 'above_paid',
      errors: [{ path: 'amount', message: 'Não pode passar de R$\u00a01.000,00, o que foi pago.' }],
    });
    await one({ payment_id, amount: 600 });
    expect((await edit(id, { amount: 400.01 })).statusCode).toBe(422);
    expect((await find(id)).amount).toBe(400);
  });

  it('is not raised above it by two who edit at once', async () => {
    const a = await one({ amount: 100 });
    const b = await one({ payment_id: a.payment_id, amount: 100 });
    const answers = await Promise.all([edit(a.id, { amount: 600 }), edit(b.id, { amount: 600 })]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 422]));
  });

  it('is not written over by who has not seen what is there', async () => {
    const { id } = await one();
    const { version } = await find(id);
    await edit(id, { amount: 350 }, version);
    const late = await edit(id, { amount: 900 }, version);
    expect(late.statusCode).toBe(412);
    expect(late.json()).toMatchObject({ code: 'edit_conflict', current: { amount: 350 } });
  });

  it.each([
    [{ amount: 0 }, 'amount'],
    [{ amount: -1 }, 'amount'],
    [{ amount: 1.001 }, 'amount'],
    [{ amount: '10' }, 'amount'],
    [{}, 'amount'],
    [{ amount: 1, obs: 'x'.repeat(2049) }, 'obs'],
    [{ amount: 1, client_id: 1 }, 'client_id'],
  ])('refuses %j by its field', async (body, path) => {
    const { id } = await one();
    const answer = await edit(id, body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ path }] });
  });

  it('is gone once removed', async () => {
    const { id } = await one();
    expect((await api.delete(`${PATH}/${id}`, { as: staff })).statusCode).toBe(204);
    for (const answer of [
      await api.get(`${PATH}/${id}`, { as: staff }),
      await api.delete(`${PATH}/${id}`, { as: staff }),
      await edit(id, { amount: 1 }),
    ])
      expect(answer.statusCode).toBe(404);
  });
});
