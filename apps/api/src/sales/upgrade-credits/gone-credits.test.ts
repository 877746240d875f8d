import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jobHandlers } from '../../job-handlers.ts';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { acquisitionsOf, card, cards, eventually, paymentOf, sandboxGatewayOf } from '../../testing/purchases.ts';
import { LATER, upgradingClient } from '../../testing/upgrading-client.ts';
import { removeClient } from '../../people/account-removal/remove-client.ts';
import { brokenInvariants, sandboxInvariants } from '../purchases/invariants.ts';
import { syncPayment } from '../purchases/sync.ts';

const DAY = 86_400_000;
const clock = { now: LATER };
const api = await testApi({ now: () => clock.now });
const { db, services } = api;
const {
  client,
  begin,
  buy,
  own,
  settle,
  unowned,
  expire,
  withdraw,
  cancel,
  held,
  credits,
  renew,
  acquiredBy,
  paymentFor,
} = upgradingClient(api, clock);

beforeEach(begin);
afterEach(async () => {
  const broken = await brokenInvariants(api.db);
  if (Object.keys(broken).length > 0) throw new Error(JSON.stringify(broken));
});

const pass = async (days: number) => {
  clock.now = new Date(clock.now.getTime() + days * DAY);
  await expire();
  client.as = await logIn(api, { id: client.id, role: 'client' });
};
/** A product that also includes the part, bought with its credit. */
async function buyOther(): Promise<number> {
  const other = await factory.product(db, { price: 3000 });
  await factory.link(db, other.id, client.part);
  await buy(other.id);
  return other.id;
}
/** An order that is paid after its credit was used for another, which is withdrawn after finance resolved the case. */
async function resolved(method: 'pix' | 'bank_slip', by: object): Promise<number> {
  const late = await buy(client.whole, { method });
  await pass(6);
  const other = await buyOther();
  await settle(late, 'pay');
  await eventually(async () => expect(await unowned()).toEqual([{ kind: 'credit_gone' }]));
  const finance = await logIn(api, await factory.staff(db, ['financeiro']));
  const { id } = await db
    .selectFrom('discrepancy')
    .select('id')
    .where('payment_id', '=', late)
    .executeTakeFirstOrThrow();
  const answer = await api.post(`/api/v1/discrepancies/${id}/resolve`, { note: 'Combinado.', ...by }, { as: finance });
  expect(answer.statusCode).toBe(204);
  await withdraw(other);
  expect(await credits()).toHaveLength(1);
  return late;
}
const entriesOf = async (paymentId: number) =>
  (await db.selectFrom('money_entry').select('kind').where('payment_id', '=', paymentId).orderBy('id').execute()).map(
    ({ kind }) => kind,
  );

describe('the money of an upgrade whose credit is gone', () => {
  it.each(['return', 'keep'])('that finance resolved (%s) confirms nothing once the credit is back', async (by) => {
    const late = await resolved('bank_slip', { by });
    await syncPayment(services, { id: late });
    expect(await paymentOf(api, late)).toMatchObject({ status: 'canceled' });
    expect((await own())[1]).toEqual(['whole', 'no_payment']);
    expect(await entriesOf(late)).toEqual(['unowned', 'unowned_resolved']);
  });

  it('is for finance alone from then on, also where its credit is back before they decided', async () => {
    const late = await buy(client.whole, { method: 'bank_slip' });
    await pass(6);
    const other = await buyOther();
    await settle(late, 'pay');
    await eventually(async () => expect(await unowned()).toEqual([{ kind: 'credit_gone' }]));
    await withdraw(other);
    await syncPayment(services, { id: late });
    expect(await entriesOf(late)).toEqual(['unowned']);
    expect(await paymentOf(api, late)).toMatchObject({ status: 'canceled' });
  });

  it('that finance attributed to another payment confirms that one alone', async () => {
    const { id: payment_id } = (await paymentOf(
      api,
      await buy((await factory.product(db)).id, { method: 'bank_slip' }),
    ))!;
    const late = await resolved('bank_slip', { by: 'attribute', payment_id });
    await syncPayment(services, { id: late });
    expect(await paymentOf(api, late)).toMatchObject({ status: 'canceled' });
    expect(await paymentOf(api, payment_id)).toMatchObject({ status: 'paid' });
  });

  it('that the bank took back before finance decided was never that of a purchase', async () => {
    const late = await buy(client.whole, { method: 'bank_slip' });
    await pass(30);
    await settle(late, 'pay');
    await eventually(async () => expect(await unowned()).toEqual([{ kind: 'credit_gone' }]));
    await settle(late, 'reverse');
    await syncPayment(services, { id: late });
    expect(await entriesOf(late)).toEqual(['unowned']);
    expect((await own())[0]).toEqual(['part', 'active']);
  });

  it('that the gateway returned was never that of a purchase', async () => {
    const late = await resolved('pix', { by: 'return' });
    await api.runJobs();
    await sandboxGatewayOf(api).deliver();
    await syncPayment(services, { id: late });
    expect(await entriesOf(late)).toEqual(['unowned', 'unowned_resolved']);
  });
});

describe('the money of an order', () => {
  it('that was compared before it was heard of is that of its upgrade, whose credit is there', async () => {
    const paid = await buy(client.whole, { method: 'pix' });
    await sandboxGatewayOf(api).change((await paymentOf(api, paid))!.vindi_code!, 'pay');
    await pass(1);
    await jobHandlers(services).compare_books({});
    expect(await unowned()).toEqual([{ kind: 'unpaid_here' }]);
    expect(await own()).toEqual([
      ['part', 'expired'],
      ['whole', 'active'],
    ]);
  });

  it('without a credit is that of its purchase, however late', async () => {
    const { id } = await factory.product(db);
    const late = await buy(id, { method: 'bank_slip' });
    await pass(60);
    await settle(late, 'pay');
    await eventually(async () => expect(await paymentOf(api, late)).toMatchObject({ status: 'paid' }));
  });
});

describe('a pending upgrade', () => {
  it('is voided by a renewal of what it credits that is paid late', async () => {
    const renewal = (await renew({ method: 'bank_slip' })).json().payment_id as number;
    await pass(6);
    const pending = await buy(client.whole, { method: 'pix' });
    await settle(renewal, 'pay');
    await eventually(async () => expect(await paymentOf(api, pending)).toMatchObject({ status: 'canceled' }));
    expect((await own())[0]).toEqual(['part', 'expired']);
  });
});

describe('what was credited to an upgrade', () => {
  /** The upgrade, and a renewal of what it credits, both paid after their due days. */
  async function bothPaid() {
    const upgrade = await buy(client.whole, { method: 'bank_slip' });
    await pass(6);
    const renewal = (await renew({ method: 'bank_slip' })).json().payment_id as number;
    await settle(upgrade, 'pay');
    await eventually(async () => expect(await paymentOf(api, renewal)).toMatchObject({ status: 'canceled' }));
    await settle(renewal, 'pay');
    await eventually(async () => expect(await paymentOf(api, renewal)).toMatchObject({ status: 'paid' }));
    return { upgrade: await acquiredBy(upgrade), renewal };
  }
  const expiryOf = async (payment: number) => (await acquisitionsOf(api, payment))[0]!.expires_at;

  it.each([true, false])(
    'runs before a renewal of it that was paid after all, once the upgrade ends (refund: %s)',
    async (refund) => {
      const { upgrade, renewal } = await bothPaid();
      expect((await cancel(upgrade.id, refund)).statusCode).toBe(204);
      const renewed = await acquiredBy(renewal);
      const terms = db
        .selectFrom('client_product')
        .select(['status', 'renewed_by_id', 'renewed_from_id', 'expires_at']);
      expect(await terms.where('client_id', '=', client.id).orderBy('id').execute()).toMatchObject([
        { status: 'expired', renewed_by_id: renewed.id, expires_at: new Date('2027-01-11T02:59:59Z') },
        { status: 'cancelled' },
        { status: 'active', renewed_from_id: (await held()).id, expires_at: new Date('2028-01-11T02:59:59Z') },
      ]);
      await cancel(renewed.id, true);
      expect((await own())[0]).toEqual(['part', 'active']);
    },
  );

  it('is not lost to another order, for which that renewal was credited before', async () => {
    const { upgrade, renewal } = await bothPaid();
    const other = await factory.product(db, { price: 3000 });
    await factory.link(db, other.id, client.part);
    const pending = await buy(other.id, { method: 'pix' });
    await cancel(upgrade.id, false);
    await settle(pending, 'pay');
    await eventually(async () => expect(await unowned()).toEqual([{ kind: 'credit_gone' }]));
    expect(await acquisitionsOf(api, renewal)).toMatchObject([{ status: 'active' }]);
  });

  it('shortens no renewal, which staff may have extended', async () => {
    const { upgrade, renewal } = await bothPaid();
    const expires_at = new Date('2031-01-01T02:59:59Z');
    await db.updateTable('client_product').set({ expires_at }).where('payment_id', '=', renewal).execute();
    await cancel(upgrade.id, false);
    expect(await expiryOf(renewal)).toEqual(expires_at);
  });

  it('runs before a renewal of an older term that was paid after all, and outlasts the reversal of that', async () => {
    const bought = await paymentFor(client.part);
    await pass(160);
    const renewal = (await renew({ method: 'bank_slip' })).json().payment_id as number;
    await pass(30);
    await jobHandlers(services).end_access({});
    const again = await buy(client.part);
    await pass(10);
    const upgrade = await acquiredBy(await buy(client.whole));
    await settle(renewal, 'pay');
    await eventually(async () => expect(await paymentOf(api, renewal)).toMatchObject({ status: 'paid' }));
    await cancel(upgrade.id, false);
    const ends = [new Date('2028-02-05T02:59:59Z'), new Date('2029-02-05T02:59:59Z')];
    expect([await expiryOf(again), await expiryOf(renewal)]).toEqual(ends);
    await settle(bought, 'reverse');
    await eventually(async () => expect(await paymentOf(api, bought)).toMatchObject({ status: 'canceled' }));
    expect([await expiryOf(again), await expiryOf(renewal)]).toEqual(ends);
  });
});

describe('an upgrade that is paid late', () => {
  it('soon after its due day takes its credit again', async () => {
    const boleto = await buy(client.whole, { method: 'bank_slip' });
    await pass(6);
    await settle(boleto, 'pay');
    await eventually(async () =>
      expect(await own()).toEqual([
        ['part', 'expired'],
        ['whole', 'active'],
      ]),
    );
  });

  it('weeks after its due day, while its credit was used up day by day, is left to finance', async () => {
    const boleto = await buy(client.whole, { method: 'bank_slip' });
    await pass(30);
    await settle(boleto, 'pay');
    await eventually(async () => expect(await unowned()).toEqual([{ kind: 'credit_gone' }]));
    expect(await own()).toEqual([
      ['part', 'active'],
      ['whole', 'no_payment'],
    ]);
    const money = sandboxInvariants['money at the gateway is a paid payment here']!;
    expect(await brokenInvariants(db, { money })).toEqual({});
  });

  it('of a removed client is told as such', async () => {
    const boleto = await buy(client.whole, { method: 'bank_slip' });
    await pass(6);
    await removeClient(services, client.id);
    await settle(boleto, 'pay');
    await eventually(async () => expect(await unowned()).toEqual([{ kind: 'removed_client' }]));
  });
});

describe('a card that is being charged for an upgrade', () => {
  it('keeps what it credits from being cancelled until the gateway answers', async () => {
    const unanswered = await buy(client.whole, card(cards.timesOut));
    expect((await cancel((await held()).id, true)).json()).toMatchObject({ status: 409, code: 'busy' });
    await syncPayment(services, { id: unanswered });
    expect(await own()).toEqual([
      ['part', 'expired'],
      ['whole', 'active'],
    ]);
  });
});
