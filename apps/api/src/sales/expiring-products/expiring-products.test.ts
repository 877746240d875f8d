import type { expiringProducts } from '@mirante/contract/sales/expiring-products.ts';
import { addDays, dayInSaoPaulo, endOfDay } from '@mirante/domain/dates.ts';
import type { ExpiringProductRow } from '@mirante/domain/sales/expiring-product.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { removeClient } from '../../people/account-removal/remove-client.ts';
import type { Services } from '../../services.ts';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { createClientsOf } from '../../testing/create-clients-of.ts';
import { factory, logIn, type Person } from '../../testing/factory.ts';
import { listPage } from '../../testing/lists.ts';
import { describeList } from '../../testing/resource-suite.ts';
import { remindChosen } from '../reminders/remind-chosen.job.ts';
import { remind } from '../reminders/remind.job.ts';
import { insertReminders } from '../reminders/staff-reminders.store.ts';

const clock = { now: testNow() };
const api = await testApi({ now: () => clock.now });
const { db } = api;
const PATH = '/api/v1/client-products-to-expire';
const today = dayInSaoPaulo(clock.now);
const DAY = 86_400_000;
let person: Person;
let staff: string;
let product: number;
/** The staff session expires meanwhile. */
const pass = async (days: number) => {
  clock.now = new Date(clock.now.getTime() + days * DAY);
  staff = await logIn(api, person);
};
const inDays = (days: number) => endOfDay(addDays(today, days));

describe('expiring products', () => {
  beforeAll(async () => {
    person = await factory.staff(db, ['atendimento']);
    staff = await logIn(api, person);
    const products = [(await factory.product(db)).id, (await factory.product(db)).id];
    [product] = products as [number, number];
    for (const [n, days] of [3, 45, 10, 200, 0, 10].entries()) {
      const { id } = await factory.client(db);
      await factory.clientProduct(db, id, products[n % 2]!, { expires_at: inDays(days) });
    }
    const { id } = await factory.client(db);
    await factory.clientProduct(db, id, product, { status: 'expired', expires_at: inDays(-4) });
    await factory.clientProduct(db, id, product, { status: 'cancelled', expires_at: inDays(30) });
    await factory.clientProduct(db, id, product, { expires_at: null });
    const gone = await factory.client(db);
    await factory.clientProduct(db, gone.id, product, { expires_at: inDays(5) });
    await removeClient(api.services, gone.id);
  });
  const active = "status = 'active' and expires_at is not null";
  const before = (days: number) => `expires_at <= '${inDays(days).toISOString()}'`;
  // In the last second of a day, what ends on it has expired.
  const inTheNext = (days: number) => `${before(days)} and expires_at > '${clock.now.toISOString()}'`;
  describeList<typeof expiringProducts.listExpiringProducts>({
    api,
    path: 'client-products-to-expire',
    staff: () => staff,
    table: `(select * from client_product where ${active}) as client_product`,
    filters: {
      'client_product.status': [['active', 'true']],
      'client_product.product_id': [[1, 'product_id = 1']],
      'client.id': [[2, 'client_id = 2']],
      'client_product.days': [
        [0, inTheNext(0)],
        [10, inTheNext(10)],
      ],
      'client_product.expires_from': [[addDays(today, 10), `not ${before(9)}`]],
      'client_product.expires_to': [[addDays(today, 10), before(10)]],
    },
    sorts: { 'client_product.expires_at': 'expires_at' },
    order: 'expires_at, client_id, id',
    perPage: 2,
  });

  it("in other states are listed on request; lifetime ones and removed clients' never", async () => {
    const statuses = ['expired', 'cancelled', 'no_payment', 'unknown'] as const;
    const found = await Promise.all(
      statuses.map((status) => listPage<ExpiringProductRow>(api, PATH, { 'client_product.status': status }, staff)),
    );
    expect(found.map(({ total }) => total)).toEqual([1, 1, 0, 0]);
    expect(found[0]!.items[0]).toMatchObject({ status: 'expired', product_id: product, reminded_at: null });
  });
});

describe('reminders sent by staff', () => {
  const count = (body: object) => api.post(`${PATH}/reminders/count`, body, { as: staff });
  const send = (body: object, as = staff) => api.post(`${PATH}/reminders`, body, { as });
  const own = async (row: object = {}, more: { client?: number; product?: number } = {}) => {
    const client = more.client ?? (await factory.client(db)).id;
    const of = more.product ?? (await factory.product(db, { name: 'Top Fundos' })).id;
    return { client, product: of, id: await factory.clientProduct(db, client, of, { expires_at: inDays(20), ...row }) };
  };
  const mailsTo = async (clientId: number) => {
    const { email } = await db
      .selectFrom('client')
      .select('email')
      .where('id', '=', clientId)
      .executeTakeFirstOrThrow();
    return (await api.mails()).filter(({ to }) => to === email);
  };

  it('preview how many clients get how many mails, then send each once', async () => {
    const one = await own();
    const two = await own({ expires_at: inDays(12) }, { client: one.client });
    const three = await own();
    const ids = [one.id, two.id, three.id];
    expect((await count({ ids })).json()).toEqual({ mails: 3, people: 2, skipped: [] });
    expect(await mailsTo(one.client)).toEqual([]);
    expect((await send({ ids })).json()).toEqual({ mails: 3, people: 2, skipped: [] });
    expect((await mailsTo(one.client)).map(({ subject }) => subject).toSorted()).toEqual([
      'Faltam 12 dias para o fim da sua assinatura de Top Fundos',
      'Faltam 20 dias para o fim da sua assinatura de Top Fundos',
    ]);
    const rows = await db.selectFrom('staff_reminder').select(['id', 'mailed_at']).execute();
    expect(rows.every(({ mailed_at }) => mailed_at !== null)).toBe(true);
    await remindChosen(api.services, { reminderIds: rows.map(({ id }) => id) });
    expect(await mailsTo(three.client)).toHaveLength(1);
    const other = await own({}, { client: three.client });
    expect((await count({ ids: [other.id] })).json()).toEqual({ mails: 1, people: 1, skipped: [] });
    expect((await api.get(`/api/v1/clients/${three.client}/changes`, { as: staff })).json()[0]).toMatchObject({
      action: 'Enviar lembretes de vencimento',
      resource: 'client_product',
    });
  });

  it('reach the others where one fails, which the next try sends', async () => {
    const chosen = [await own(), await own()];
    const reminderIds = await insertReminders(
      db,
      chosen.map(({ id, client: client_id }) => ({ id, client_id })),
      { userId: person.id, now: clock.now },
    );
    let failures = 1;
    const add: Services['jobs']['add'] = (...job) =>
      failures-- > 0 ? Promise.reject(new Error('no mail')) : api.services.jobs.add(...job);
    const failing = { ...api.services, jobs: { ...api.services.jobs, add }, onError: () => undefined };
    const sent = async () => Promise.all(chosen.map(async ({ client }) => (await mailsTo(client)).length));
    await expect(remindChosen(failing, { reminderIds })).rejects.toThrow('1 reminder');
    expect(await sent()).toEqual([0, 1]);
    await remindChosen(api.services, { reminderIds });
    expect(await sent()).toEqual([1, 1]);
  });

  it.each<[string, string, () => Promise<{ id: number }>]>([
    ['is cancelled', 'not_active', () => own({ status: 'cancelled' })],
    ['ended long ago', 'long_over', () => own({ status: 'expired', expires_at: inDays(-91) })],
    [
      'was renewed',
      'renewed',
      async () => {
        const later = await own();
        const renewed = await own({ status: 'expired', expires_at: inDays(-1) }, later);
        await db.updateTable('client_product').set({ renewed_by_id: later.id }).where('id', '=', renewed.id).execute();
        return renewed;
      },
    ],
    [
      'comes with another product for longer',
      'covered',
      async () => {
        const part = await own();
        const whole = await own({ expires_at: null }, { client: part.client });
        await factory.link(db, whole.product, part.product);
        return part;
      },
    ],
    [
      'was told of by itself these days',
      'reminded',
      async () => {
        const reminded = await own({ expires_at: inDays(30), starts_at: new Date(clock.now.getTime() - 300 * DAY) });
        await remind(api.services);
        return reminded;
      },
    ],
  ])('skip what %s, and say so', async (_what, reason, make) => {
    const { id } = await make();
    const skipped = { mails: 0, people: 0, skipped: [{ reason, n: 1 }] };
    expect((await count({ ids: [id] })).json()).toEqual(skipped);
    expect((await send({ ids: [id] })).json()).toEqual(skipped);
  });

  it('of one product are sent once in seven days, also by concurrent requests', async () => {
    const { id, client } = await own();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send({ ids: [id] })));
    expect(answers.map((answer) => answer.json().mails).toSorted((a: number, b: number) => a - b)).toEqual([
      0, 0, 0, 0, 1,
    ]);
    await pass(6);
    expect((await send({ ids: [id] })).json().skipped).toEqual([{ reason: 'reminded', n: 1 }]);
    await pass(2);
    expect((await send({ ids: [id] })).json().mails).toBe(1);
    expect(await mailsTo(client)).toHaveLength(2);
  });

  it('can be sent to all hits of a filter', async () => {
    const { product: of } = await own();
    await own({}, { product: of });
    await own({ status: 'cancelled' }, { product: of });
    const matching = { 'client_product.product_id': of };
    expect((await count(matching)).json()).toEqual({ mails: 2, people: 2, skipped: [] });
    expect((await send({ ...matching, 'client_product.status': 'cancelled' })).json().skipped).toEqual([
      { reason: 'not_active', n: 1 },
    ]);
    expect((await send(matching)).json().mails).toBe(2);
    const { items } = await listPage<ExpiringProductRow>(api, PATH, matching, staff);
    expect(items.map(({ reminded_at }) => reminded_at)).toEqual([clock.now.toISOString(), clock.now.toISOString()]);
  });

  it('are not sent if the product was renewed, cancelled or removed meanwhile', async () => {
    const [renewed, cancelled] = [await own(), await own()];
    const gone = await own({ status: 'expired', expires_at: inDays(-1) });
    const later = await own({ status: 'pending_payment', expires_at: null }, renewed);
    expect((await send({ ids: [renewed.id, cancelled.id, gone.id] })).json().mails).toBe(3);
    await db.updateTable('client_product').set({ renewed_by_id: later.id }).where('id', '=', renewed.id).execute();
    await db
      .updateTable('client_product')
      .set({ status: 'cancelled', cancel_at: clock.now })
      .where('id', '=', cancelled.id)
      .execute();
    const { email } = await db
      .selectFrom('client')
      .select('email')
      .where('id', '=', gone.client)
      .executeTakeFirstOrThrow();
    await removeClient(api.services, gone.client);
    expect([...(await mailsTo(renewed.client)), ...(await mailsTo(cancelled.client))]).toEqual([]);
    expect((await api.mails()).filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual([
      'Sua conta foi removida',
    ]);
  });

  it('of none, or of more than 2000, are refused', async () => {
    expect((await send({ ids: [] })).json()).toMatchObject({ status: 422, errors: [{ path: 'ids' }] });
    const { id: of } = await factory.product(db);
    await createClientsOf(api.db, { productId: of, count: 2001, now: clock.now, expiresAt: inDays(20) });
    const matching = { 'client_product.product_id': of };
    for (const answer of [await count(matching), await send(matching)])
      expect(answer.json()).toMatchObject({ status: 409, code: 'too_many_recipients' });
    expect((await send({ ...matching, 'client.id': 1 })).json().mails).toBe(0);
  });
});
