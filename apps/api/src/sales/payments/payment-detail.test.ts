import { balanceOf } from '@mirante/domain/sales/money-entry.ts';

import type { Payment, PaymentRow, StaffPayment, StaffPaymentRow } from '@mirante/domain/sales/payment.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { seededAt } from '../../testing/database.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { idsBy, listPage } from '../../testing/lists.ts';

const now = seededAt;
const api = await testApi({ now: () => now, seeded: true });
const { db } = api;
const PATH = '/api/v1/payments';
let staff: string;

beforeAll(async () => {
  // Enough rows, with equal and null values, that far pages are read from the end.
  await sql`
    insert into payment (code, client_id, type, method, status, amount, created_at, due_at, confirmed_at)
    select 'many-' || n, 1001, 'buy', 'pix', case when n % 3 = 0 then 'pending' else 'paid' end, n % 7 * 30, ${now}::timestamptz - (n % 400) * interval '1 day',
      case when n % 5 = 0 then null else ${now}::timestamptz + (n % 9 - 4) * interval '1 hour' end, case when n % 3 = 0 then null else ${now}::timestamptz end
    from generate_series(1, 3000) n`.execute(db);
  staff = await logIn(api, await factory.staff(db, ['financeiro']));
});

const rowKeys = {
  id: 1,
  vindi_code: 1,
  type: 1,
  status: 1,
  expired: 1,
  method: 1,
  product_names: 1,
  net: 1,
  amount: 1,
  discount: 1,
  installments: 1,
  created_at: 1,
  due_at: 1,
  confirmed_at: 1,
  coupon_code: 1,
  guest: 1,
} satisfies Record<keyof PaymentRow, 1>;
const detailKeys = {
  ...rowKeys,
  verified_at: 1,
  bank_slip_url: 1,
  bank_slip_line: 1,
  qr_code_url: 1,
  pix_copy_paste: 1,
  pix_code: 1,
  coupon_id: 1,
  renewal_id: 1,
  card_brand: 1,
  card_last_four: 1,
  terms_version: 1,
  items: 1,
  credits: 1,
} satisfies Record<keyof Payment, 1>;
const owner = { client_id: 1, client_name: 1, client_removed: 1, refunded: 1, refund_state: 1 } satisfies Record<
  Exclude<keyof StaffPaymentRow, keyof PaymentRow>,
  1
>;

describe("a payment's detail", () => {
  it("has exactly the contract's fields, in the list and by id", async () => {
    const { items } = await listPage<StaffPaymentRow>(api, PATH, { perPage: 1 }, staff);
    expect(Object.keys(items[0]!).toSorted()).toEqual(Object.keys({ ...rowKeys, ...owner }).toSorted());
    const detail = (await api.get(`${PATH}/5001`, { as: staff })).json<StaffPayment>();
    expect(Object.keys(detail).toSorted()).toEqual(
      Object.keys({ ...detailKeys, ...owner, entries: 1, problem: 1, renewal_problem: 1 }).toSorted(),
    );
    expect(Object.keys(detail.items[0]!).toSorted()).toEqual(['amount', 'discount', 'product_id', 'product_name']);
    expect(detail.items.reduce((sum, item) => sum + item.amount, 0)).toBe(detail.amount);
  });

  it('shows items and amounts in the list, by id and in the CSV', async () => {
    const client = await factory.client(db);
    const { id } = await factory.payment(db, client.id, { status: 'paid', amount: 1907, discount: 1191.7 });
    await db
      .insertInto('payment_item')
      .values([
        { payment_id: id, product_id: 6, amount: 1788, discount: 1072.8 },
        { payment_id: id, product_id: 1, amount: 119, discount: 118.9 },
      ])
      .execute();
    const names = await idsBy(api, `select name as id from product where id in (1, 6) order by position`);
    const { items } = await listPage<StaffPaymentRow>(api, PATH, { 'payment.id': id }, staff);
    const detail = (await api.get(`${PATH}/${id}`, { as: staff })).json<StaffPayment>();
    for (const payment of [items[0], detail])
      expect(payment).toMatchObject({ product_names: names, net: 715.3, amount: 1907, discount: 1191.7 });
    const [head, row] = (await api.get(`${PATH}.csv?payment.id=${id}`, { as: staff })).body.trim().split('\r\n');
    const columns = head!.split(';');
    const at = columns.indexOf('"Produtos"');
    expect(columns.slice(at, at + 4)).toEqual(['"Produtos"', '"Valor"', '"Preço de tabela"', '"Desconto"']);
    expect(row!.split(';').slice(at, at + 4)).toEqual([`"${names.join(', ')}"`, '"715,30"', '"1907,00"', '"1191,70"']);
  });

  it('shows refunded amounts and refund states in the list, by id and in the CSV', async () => {
    const client = await factory.client(db);
    const products = [await factory.product(db), await factory.product(db)];
    const { id } = await factory.payment(db, client.id, { status: 'paid', amount: 2000 });
    const [one, two] = [
      await factory.refund(db, client.id, { product_id: products[0]!.id, payment_id: id, amount: 600 }),
      await factory.refund(db, client.id, { product_id: products[1]!.id, payment_id: id, amount: 350 }),
    ];
    const listedPayment = async () =>
      (await listPage<StaffPaymentRow>(api, PATH, { 'payment.id': id }, staff)).items[0];
    expect(await listedPayment()).toMatchObject({ refunded: 0, refund_state: 'asked' });
    for (const kind of ['refund_sent', 'refund_returned'] as const)
      await db.insertInto('money_entry').values({ kind, refund_id: one.id, at: now }).execute();
    await db
      .insertInto('money_entry')
      .values({ kind: 'refund_failed', refund_id: two.id, at: now, detail: 'refused' })
      .execute();
    expect(await listedPayment()).toMatchObject({ refunded: 600, refund_state: 'failed' });
    const file = (await api.get(`${PATH}.csv?payment.id=${id}`, { as: staff })).body;
    expect(file).toContain(';"600,00";"FALHOU"');
    // Removing a refund's record does not undo its entries.
    await db.insertInto('money_entry').values({ kind: 'refund_removed', refund_id: one.id, at: now }).execute();
    const detail = (await api.get(`${PATH}/${id}`, { as: staff })).json<StaffPayment>();
    expect(detail).toMatchObject({ refunded: 600, refund_state: 'failed' });
    expect(detail.entries.map(({ kind, amount, refund_id }) => [kind, amount, refund_id])).toEqual([
      ['settled', 2000, null],
      ['refund_asked', 600, one.id],
      ['refund_asked', 350, two.id],
      ['refund_sent', 600, one.id],
      ['refund_returned', 600, one.id],
      ['refund_failed', 350, two.id],
      ['refund_removed', 600, one.id],
    ]);
    expect(balanceOf(detail.entries)).toBe(1400);
  });

  it('has the QR code only while payable', async () => {
    const client = await factory.client(db);
    const code =
      '00020126360014br.gov.bcb.pix0114+55119999999995204000053039865802BR5907Mirante6009Sao Paulo62070503***6304ABCD';
    const open = await factory.payment(db, client.id, {
      pix_copy_paste: code,
      due_at: new Date(now.getTime() + 60_000),
    });
    const late = await factory.payment(db, client.id, {
      pix_copy_paste: code,
      due_at: new Date(now.getTime() - 60_000),
    });
    const qr = async (id: number) => (await api.get(`${PATH}/${id}`, { as: staff })).json<StaffPayment>();
    expect(await qr(open.id)).toMatchObject({
      qr_code_url: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
      pix_copy_paste: code,
      pix_code: open.code,
    });
    expect(await qr(late.id)).toMatchObject({ qr_code_url: null, expired: true });
    const due = await factory.payment(db, client.id, { pix_copy_paste: code, due_at: now });
    expect(await qr(due.id)).toMatchObject({ qr_code_url: null, expired: true });
    const isFound = async (status: string) =>
      (await listPage<PaymentRow>(api, PATH, { 'payment.id': due.id, 'payment.status': status }, staff)).total;
    expect([await isFound('pending'), await isFound('expired')]).toEqual([0, 1]);
  });

  it('is 404 for an unknown id of any size', async () => {
    for (const id of ['2147483647', '99999999999', '0', 'abc'])
      expect((await api.get(`${PATH}/${id}`, { as: staff })).statusCode).toBe(404);
  });

  it('is refused to other roles', async () => {
    const content = await logIn(api, await factory.staff(db, ['conteudo']));
    const client = await logIn(api, await factory.client(db));
    for (const as of [content, client])
      for (const path of [PATH, `${PATH}/5001`]) expect((await api.get(path, { as })).statusCode).toBe(403);
    expect((await api.get(PATH)).statusCode).toBe(401);
  });
});
