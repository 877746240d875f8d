import type { PaymentRow } from '@mirante/domain/sales/payment.ts';
import { beforeAll, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, type Person } from '../../testing/factory.ts';
import { listPage, type Asked } from '../../testing/lists.ts';

const now = new Date('2026-11-21T15:00:00Z');
const api = await testApi({ now: () => now });
const { db } = api;
const day = (n: number) => new Date(now.getTime() + n * 86_400_000);

let ana: Person;
let as: string;
let ids: number[];
beforeAll(async () => {
  ana = await factory.client(db);
  await factory.payment(db, (await factory.client(db)).id);
  as = await logIn(api, await factory.staff(db, ['financeiro']));
  const rows = [
    { status: 'paid', method: 'credit_card', amount: 40 },
    { status: 'pending', due_at: day(-1), amount: 900, discount: 120 },
    { status: 'canceled', method: 'bank_slip', type: 'renew', amount: 90 },
  ] as const;
  ids = [];
  for (const [i, row] of rows.entries())
    ids.push((await factory.payment(db, ana.id, { ...row, created_at: day(i - 10) })).id);
});
const found = async (query: Asked) =>
  (await listPage<PaymentRow>(api, `/api/v1/clients/${ana.id}/payments`, query, as)).items.map(({ id }) =>
    ids.indexOf(id),
  );

it("a client's payments are listed newest first", async () => {
  expect(await found({})).toEqual([2, 1, 0]);
  expect(await found({ sort: 'payment.amount', order: 1 })).toEqual([0, 2, 1]);
});

it.each<[Asked, number[]]>([
  [{ 'payment.status': 'paid' }, [0]],
  [{ 'payment.status': 'expired' }, [1]],
  [{ 'payment.status': 'pending' }, []],
  [{ 'payment.status': 'open' }, [1]],
  [{ 'payment.method': 'bank_slip' }, [2]],
  [{ 'payment.type': 'renew' }, [2]],
  [{ 'payment.amount': '1-50' }, [0]],
  [{ 'payment.discount': '101-150' }, [1]],
])("a client's payments filter by %j", async (query, which) => {
  expect(await found(query)).toEqual(which);
});

it("a client's payments export CSV, and are empty for an unknown client", async () => {
  const file = await api.get(`/api/v1/clients/${ana.id}/payments.csv?payment.status=paid`, { as });
  expect(file.headers['content-disposition']).toContain(`filename="cliente-${ana.id}-pagamentos-`);
  const [head, ...rows] = file.body.trim().split('\r\n');
  expect(head).not.toContain('liente');
  expect(rows).toHaveLength(1);
  for (const path of ['payments', 'payments.csv'])
    expect((await api.get(`/api/v1/clients/2147483647/${path}`, { as })).statusCode).toBe(404);
});
