import type { refunds } from '@mirante/contract/sales/refunds.ts';
import { fromCents, toCents } from '@mirante/domain/money.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import type { Refund, RefundRow, RefundSum } from '@mirante/domain/sales/refund.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { seededAt } from '../../testing/database.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { listPage, type Asked, type FilterCases, type SortCases } from '../../testing/lists.ts';
import { describeList, describeRecord } from '../../testing/resource-suite.ts';

const now = seededAt;
const api = await testApi({ now: () => now, seeded: true });
const { db } = api;
const PATH = '/api/v1/refunds';
let staff: string;
let product_id: number;

beforeAll(async () => {
  staff = await logIn(api, await factory.staff(db, ['financeiro']));
  product_id = (await factory.product(db)).id;
});

const filters: FilterCases<typeof refunds.listRefunds> = {
  'refund.client_id': [
    [1004, 'client_id = 1004'],
    [2147483647, 'false'],
  ],
  'refund.state': [
    ['returned', "state = 'returned'"],
    ['failed', "state = 'failed'"],
    ['removed', "state = 'removed'"],
  ],
  'refund.created_at': [['2026-09-01', "created_at >= '2026-09-01T03:00:00Z' and created_at < '2026-09-02T03:00:00Z'"]],
};
const sorts: SortCases<typeof refunds.listRefunds> = {
  'refund.created_at': 'created_at',
  'refund.client_id': 'client_id',
  'refund.amount': 'amount',
};

describeList({
  api,
  path: 'refunds',
  staff: () => staff,
  table: 'refund',
  filters,
  sorts,
  order: 'created_at desc, id desc',
  perPage: 7,
});

describe('the list of refunds', () => {
  it('exports CSV with its filter', async () => {
    const [first] = (await listPage<RefundRow>(api, PATH, {}, staff)).items;
    const { body, headers } = await api.get(`${PATH}.csv?refund.client_id=${first!.client_id}`, { as: staff });
    expect(headers['content-disposition']).toContain('reembolsos-');
    expect(body.split('\r\n')).toHaveLength(3);
    expect(body).toContain(`"${first!.client_name}"`);
    expect(body).toMatch(/;"(SOLICITADO|DEVOLVIDO|MANUAL|FALHOU)"\r\n/);
  });

  it('shows the sums of all pages, by state', async () => {
    const questions: Asked[] = [{}, { 'refund.client_id': 1004 }, { 'refund.state': 'failed' }];
    for (const asked of questions) {
      const { items, sums } = (await listPage<RefundRow>(
        api,
        PATH,
        { perPage: 100, ...asked },
        staff,
      )) as Page<RefundRow> & { sums: RefundSum[] };
      const states = [...new Set(items.map(({ state }) => state))];
      const wanted = states.map((state) => {
        const those = items.filter((refund) => refund.state === state);
        const cents = those.reduce((sum, { amount }) => sum + toCents(amount), 0);
        return { state, n: those.length, amount: fromCents(cents) };
      });
      expect(sums.toSorted((a, b) => states.indexOf(a.state) - states.indexOf(b.state))).toEqual(wanted);
    }
    expect((await listPage<RefundRow>(api, PATH, {}, staff)).total).toBeLessThan(100);
  });
});

/** A refund of 400 of a payment of 1000. */
async function one(more: { payment_id?: number; amount?: number } = {}) {
  const client = await factory.client(db);
  return factory.refund(db, client.id, { product_id, amount: 400, ...more });
}
const edit = (id: number, body: object, version?: string) =>
  api.patch(`${PATH}/${id}`, body, { as: staff, ...(version && { headers: { 'if-match': `"${version}"` } }) });
const find = async (id: number) => (await api.get(`${PATH}/${id}`, { as: staff })).json<Refund>();

describeRecord({
  api,
  path: 'refunds',
  staff: () => staff,
  action: 'Editar um reembolso',
  create: async () => ({ ...(await one()), first: { amount: 350 }, second: { amount: 900, obs: 'Outra.' } }),
});

describe('one refund', () => {
  it('can change its amount and note, with the author audited', async () => {
    const { id } = await one();
    const { version } = await find(id);
    const answer = await edit(id, { amount: 1000, obs: ' Tudo de volta. ' }, version);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id, amount: 1000, obs: 'Tudo de volta.', limit: 1000 });
    const changes = await api.get(`${PATH}/${id}/changes`, { as: staff });
    expect(changes.json()).toMatchObject([
      { action: 'Editar um reembolso', change: 'update', diff: { amount: [400, 1000], obs: [null, 'Tudo de volta.'] } },
    ]);
  });

  it('keeps its note when omitted, and clears it when empty', async () => {
    const { id } = await one();
    await edit(id, { amount: 300, obs: 'Combinado.' });
    expect((await edit(id, { amount: 200 })).json()).toMatchObject({ obs: 'Combinado.' });
    expect((await edit(id, { amount: 200, obs: '' })).json()).toMatchObject({ obs: null });
  });

  it('keeps its amount when omitted', async () => {
    const { id } = await one();
    expect((await edit(id, { obs: 'Combinado.' })).json()).toMatchObject({ amount: 400, obs: 'Combinado.' });
  });

  it("is limited, with the payment's others, to what was paid", async () => {
    const { id, payment_id } = await one();
    const refused = await edit(id, { amount: 1000.01 });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      code: 'above_paid',
      errors: [{ path: 'amount', message: 'Não pode passar de R$\u00a01.000,00, o que foi pago pelo produto.' }],
    });
    await one({ payment_id, amount: 600 });
    expect((await edit(id, { amount: 400.01 })).statusCode).toBe(422);
    expect((await find(id)).amount).toBe(400);
  });

  it('is not raised above that by two concurrent edits', async () => {
    const a = await one({ amount: 100 });
    const b = await one({ payment_id: a.payment_id, amount: 100 });
    const answers = await Promise.all([edit(a.id, { amount: 600 }), edit(b.id, { amount: 600 })]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 422]));
  });

  it.each([
    [{ amount: 0 }, 'amount'],
    [{ amount: -1 }, 'amount'],
    [{ amount: 1.001 }, 'amount'],
    [{ amount: '10' }, 'amount'],
    [{ amount: 1, obs: 'x'.repeat(2049) }, 'obs'],
    [{ amount: 1, client_id: 1 }, 'client_id'],
  ])('refuses %j beside its field', async (body, path) => {
    const { id } = await one();
    const answer = await edit(id, body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ path }] });
  });
});
