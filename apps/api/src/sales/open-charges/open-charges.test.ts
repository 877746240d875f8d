import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { sandboxOf } from '../../gateways/payments/sandbox/gateway.ts';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, type Person } from '../../testing/factory.ts';
import {
  acquisitionsOf,
  sandboxGatewayOf,
  buy,
  card,
  cards,
  eventually,
  paymentOf,
  signUpBody,
} from '../../testing/purchases.ts';
import { brokenInvariants, invariants, sandboxInvariants } from '../purchases/invariants.ts';

let now = new Date('2026-11-21T15:00:00Z');
const api = await testApi({ now: () => now });
const node = await testApi({ now: () => now, beside: api });
const { db } = api;
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

let staff: Person;
let as: string;
let product: { id: number };
beforeEach(async () => {
  product = await factory.product(db, { price: 1200 });
  staff = await factory.staff(db, ['atendimento']);
  as = await logIn(api, staff);
});
const sell = async (method: 'pix' | 'bank_slip', coupon_code?: string): Promise<number> => {
  const payment = { method, products: [product.id], ...(coupon_code && { coupon_code }) };
  return (await buy(api, { body: signUpBody({ payment }) })).json().payment_id;
};
type Asked = { on?: typeof api; key?: string };
const post = (id: number, what: string, body: object = {}, { on = api, key }: Asked = {}) =>
  on.post(`/api/v1/payments/${id}/${what}`, body, { as, key });
const chargeOf = async (id: number) =>
  (await sandboxOf(api.services.gateway)!.find((await paymentOf(api, id))!.vindi_code!))!;
const change = async (id: number, to: 'pay' | 'expire') => sandboxGatewayOf(api).change((await chargeOf(id)).code, to);
const changesOf = async (id: number) =>
  (
    await db
      .selectFrom('audit_entry')
      .select(['user_id', 'action', 'diff'])
      .where('resource', '=', 'payment')
      .where('record_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ user_id, action, diff }) => ({ user_id, action, fields: Object.keys(diff as object).toSorted() }));

describe('an open charge voided by staff', () => {
  it('is cancelled here and at the gateway, releases product and coupon, and is audited', async () => {
    const coupon = await factory.coupon(db, { percent: 50, qt: 1 });
    const id = await sell('bank_slip', coupon.code);
    expect((await post(id, 'void')).statusCode).toBe(204);
    await api.runJobs();
    expect([(await paymentOf(api, id))!.status, (await chargeOf(id)).status]).toEqual(['canceled', 'canceled']);
    expect(await acquisitionsOf(api, id)).toMatchObject([{ status: 'no_payment' }]);
    expect(await db.selectFrom('coupon').select('qt').where('id', '=', coupon.id).executeTakeFirst()).toEqual({
      qt: 1,
    });
    expect(await changesOf(id)).toContainEqual({
      user_id: staff.id,
      action: 'Cancelar a cobrança de um pagamento pendente',
      fields: ['status'],
    });
  });

  it('is voided once: the same key returns the same answer, another key finds nothing pending', async () => {
    const id = await sell('pix');
    const answers = await Promise.all(
      [1, 2, 3].map((n) => post(id, 'void', {}, { key: 'one', on: n % 2 ? api : node })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    expect((await post(id, 'void')).json()).toMatchObject({ status: 409, code: 'not_pending' });
  });

  it('turns out paid when it was paid before, even without a webhook', async () => {
    const id = await sell('pix');
    await change(id, 'pay');
    expect((await post(id, 'void')).json()).toMatchObject({
      code: 'not_pending',
      detail: expect.stringContaining('confirmado'),
    });
    expect(await paymentOf(api, id)).toMatchObject({ status: 'paid' });
  });

  it('is settled when paid before the gateway got the cancellation, even without a webhook', async () => {
    const id = await sell('bank_slip');
    await post(id, 'void');
    await change(id, 'pay');
    await api.runJobs();
    expect(await paymentOf(api, id)).toMatchObject({ status: 'paid' });
    expect(await acquisitionsOf(api, id)).toMatchObject([{ status: 'active' }]);
  });

  describe('while the gateway creates it', () => {
    const { gateway } = api.services;
    let isAnswerLost: boolean;
    beforeEach(() => {
      isAnswerLost = false;
      api.services.gateway = {
        ...gateway,
        createCharge: async (request) => {
          const { id } = await db
            .selectFrom('payment')
            .select('id')
            .where('code', '=', request.reference)
            .executeTakeFirstOrThrow();
          const { statusCode } = await post(id, 'void', {}, { on: node });
          if (statusCode !== 204) throw new Error(`voiding answers ${statusCode}`);
          await node.runJobs();
          const outcome = await gateway.createCharge(request);
          if (isAnswerLost) throw new Error('the answer is lost');
          return outcome;
        },
      };
    });
    afterEach(() => void (api.services.gateway = gateway));

    it('is refused to its buyer if its card is', async () => {
      const order = { payment: { ...card(cards.refused, now), products: [product.id] } };
      expect((await buy(api, order)).statusCode).toBe(433);
    });

    it('is cancelled at the gateway once it is created', async () => {
      const id = await sell('pix');
      await api.runJobs();
      expect([(await paymentOf(api, id))!.status, (await chargeOf(id)).status]).toEqual(['canceled', 'canceled']);
    });

    it('is cancelled at the gateway although its answer was lost', async () => {
      isAnswerLost = true;
      const id = await sell('bank_slip');
      await api.runJobs();
      expect([(await paymentOf(api, id))!.status, (await chargeOf(id)).status]).toEqual(['canceled', 'canceled']);
    });

    it('is cancelled at the gateway if only a webhook tells of it', async () => {
      isAnswerLost = true;
      const id = await sell('bank_slip');
      await sql`delete from jobs.job where name = 'void'`.execute(db);
      await sandboxGatewayOf(api).deliver();
      await eventually(async () => {
        await api.runJobs();
        expect([(await paymentOf(api, id))!.status, (await chargeOf(id)).status]).toEqual(['canceled', 'canceled']);
      });
    });
  });

  it('never loses a concurrent payment, with or without a webhook', async () => {
    const ids = await Promise.all(Array.from({ length: 24 }, (_, n) => sell(n % 2 ? 'pix' : 'bank_slip')));
    await Promise.all(
      ids.map(async (id, n) => {
        const paying = change(id, 'pay').then(() => (n % 3 === 0 ? sandboxGatewayOf(api).deliver() : undefined));
        const voiding = post(id, 'void', {}, { on: n % 2 ? api : node });
        const jobs = n % 4 === 0 ? api.runJobs() : undefined;
        await Promise.all([paying, voiding, jobs]);
      }),
    );
    await api.runJobs();
    const ends = await Promise.all(
      ids.map(async (id) => [(await paymentOf(api, id))!.status, (await chargeOf(id)).status]),
    );
    expect(ends.filter(([ours, theirs]) => ours !== theirs)).toEqual([]);
    for (const each of [invariants, { money: sandboxInvariants['money at the gateway is a paid payment here']! }])
      expect(await brokenInvariants(db, each)).toEqual({});
  });
});

describe('an open charge renewed by staff', () => {
  it.each(['pix', 'bank_slip'] as const)(
    'by %s can be paid again after its due time, at the same price',
    async (method) => {
      const id = await sell(method);
      const before = await chargeOf(id);
      later(10 * 24 * 60);
      await db.updateTable('client_product').set({ status: 'no_payment' }).where('payment_id', '=', id).execute();
      as = await logIn(api, staff);
      expect((await post(id, 'renew')).json()).toEqual({ renewed: true });
      const after = await chargeOf(id);
      expect(after).toMatchObject({ code: before.code, cents: before.cents });
      expect(after.pix_copy_paste ?? after.bank_slip_line).not.toBe(before.pix_copy_paste ?? before.bank_slip_line);
      const { due_at } = (await paymentOf(api, id))!;
      expect([due_at! > now, due_at]).toEqual([true, after.due_at]);
      expect(await acquisitionsOf(api, id)).toMatchObject([{ status: 'pending_payment' }]);
      expect((await changesOf(id)).map(({ action }) => action)).toContain(
        'Gerar uma nova cobrança de um pagamento pendente',
      );
      expect((await post(id, 'renew')).json()).toEqual({ renewed: false });
    },
  );

  it('by bank slip is renewed before its due time too, for a later one', async () => {
    const id = await sell('bank_slip');
    expect((await post(id, 'renew')).json()).toEqual({ renewed: false });
    const { due_at } = (await paymentOf(api, id))!;
    // A banking day at least, and still payable.
    later(3 * 24 * 60);
    as = await logIn(api, staff);
    expect((await post(id, 'renew')).json()).toEqual({ renewed: true });
    expect((await paymentOf(api, id))!.due_at! > due_at!).toBe(true);
  });

  it('is renewed once by five concurrent requests', async () => {
    const id = await sell('bank_slip');
    later(10 * 24 * 60);
    as = await logIn(api, staff);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => post(id, 'renew')));
    expect(answers.filter((answer) => answer.json().renewed)).toHaveLength(1);
  });

  it('must be unpaid, and not by card', async () => {
    const id = await sell('pix');
    await change(id, 'pay');
    await sandboxGatewayOf(api).deliver();
    await api.runJobs();
    await sql`update payment set status = 'paid', confirmed_at = ${now} where id = ${id} and status <> 'paid'`.execute(
      db,
    );
    expect((await post(id, 'renew')).json()).toMatchObject({ code: 'not_pending' });
    const client = await factory.client(db);
    const byCard = await factory.payment(db, client.id, { method: 'credit_card' });
    expect((await post(byCard.id, 'renew')).json()).toMatchObject({ code: 'not_payable' });
  });
});

describe("an open charge's payment link", () => {
  it('is mailed once per key and per minute, and audited with its channel', async () => {
    const id = await sell('bank_slip');
    const { client_id } = (await paymentOf(api, id))!;
    const { email } = await db
      .selectFrom('client')
      .select('email')
      .where('id', '=', client_id)
      .executeTakeFirstOrThrow();
    const mails = async () =>
      (await api.mails()).filter(({ to, subject }) => to === email && subject === 'Seu boleto chegou');
    const before = (await mails()).length;
    for (const [key, sent] of [
      ['a', true],
      ['a', true],
      ['b', false],
    ] as const)
      expect((await post(id, 'send-link', { channel: 'email' }, { key })).json()).toEqual({ sent });
    expect(await mails()).toHaveLength(before + 1);
    expect(await changesOf(id)).toEqual([
      {
        user_id: staff.id,
        action: 'Enviar ao cliente o link de um pagamento pendente',
        fields: ['link_sent_at', 'link_sent_by'],
      },
    ]);
    later(2);
    expect((await post(id, 'send-link', { channel: 'email' }, { key: 'c' })).json()).toEqual({ sent: true });
    expect(await mails()).toHaveLength(before + 2);
  });

  it('sent by WhatsApp is recorded, and mails nobody', async () => {
    const id = await sell('pix');
    const before = (await api.mails()).length;
    expect((await post(id, 'send-link', { channel: 'whatsapp' })).json()).toEqual({ sent: true });
    expect(await api.mails()).toHaveLength(before);
    expect((await changesOf(id)).map(({ fields }) => fields)).toEqual([['link_sent_at', 'link_sent_by']]);
  });

  it('is refused for a charge no longer payable', async () => {
    const id = await sell('pix');
    later(31);
    as = await logIn(api, staff);
    expect((await post(id, 'send-link', { channel: 'email' })).json()).toMatchObject({ code: 'not_payable' });
    await post(id, 'void');
    expect((await post(id, 'send-link', { channel: 'email' })).json()).toMatchObject({ code: 'not_pending' });
    expect((await post(2_147_483_647, 'send-link', { channel: 'email' })).statusCode).toBe(404);
  });
});
