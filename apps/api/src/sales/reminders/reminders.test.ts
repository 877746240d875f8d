import { addDays, dayInSaoPaulo, daysLeft, endOfDay } from '@mirante/domain/dates.ts';
import { beforeEach, describe, expect, it, test } from 'vitest';
import type { Db } from '../../database/db.ts';
import { removeClient } from '../../people/account-removal/remove-client.ts';
import { lockClient } from '../../people/client.store.ts';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, type Person } from '../../testing/factory.ts';
import { sandboxGatewayOf, card, eventually, paymentOf } from '../../testing/purchases.ts';
import { pointsAt } from './reminders.rules.ts';
import { remind } from './remind.job.ts';
import { lockWaits } from '../../testing/lock-waits.ts';

const last = '2027-11-21';
const ends = endOfDay(last);
const clock = { now: ends };
const api = await testApi({ now: () => clock.now });
const node = await testApi({ now: () => clock.now, beside: api });
const { db } = api;

let product: { id: number; code: string };
let ana: Person;
let own: number;
beforeEach(async () => {
  await db
    .updateTable('client_product')
    .set({ status: 'cancelled', cancel_at: ends })
    .where('status', 'in', ['active', 'expired'])
    .execute();
  clock.now = on(-365);
  product = await factory.product(db, { name: 'Top Fundos' });
  ana = await factory.client(db);
  own = await factory.clientProduct(db, ana.id, product.id, { starts_at: clock.now, expires_at: ends });
});

/** Noon of the day this many days after the last one; negative for before it. */
const on = (day: number): Date => new Date(`${addDays(last, day)}T12:00:00-03:00`);
const become = (row: object, trx = db) => trx.updateTable('client_product').set(row).where('id', '=', own).execute();
/** Another product of the client includes it for life. */
async function cover({ id }: Person, trx = db): Promise<number> {
  const parent = await factory.product(trx);
  await factory.link(trx, parent.id, product.id);
  return factory.clientProduct(trx, id, parent.id, { starts_at: on(-365), expires_at: null });
}
const remindersOf = async (who = ana) =>
  (await api.mails()).filter(({ to, subject }) => to === who.email && /assinatura de/.test(subject));
const subjects = async (who = ana) => (await remindersOf(who)).map(({ subject }) => subject);
const pass = async (...days: number[]) => {
  for (const day of days) {
    clock.now = on(day);
    await remind(api.services);
    await api.runJobs();
  }
};
const everyDay = Array.from({ length: 45 }, (_, i) => i - 35);
const all = [
  'Faltam 30 dias para o fim da sua assinatura de Top Fundos',
  'Faltam 7 dias para o fim da sua assinatura de Top Fundos',
  'Sua assinatura de Top Fundos termina amanhã',
  'Sua assinatura de Top Fundos termina hoje',
];

describe('expiry reminders', () => {
  it('are sent 30, 7 and 1 days before and on the day, once each, whatever another client has', async () => {
    await cover(await factory.client(db));
    await pass(...everyDay, ...everyDay.filter((day) => day >= 0));
    expect(await subjects()).toEqual(all);
  });

  it('link to the renewal', async () => {
    await pass(-7);
    const [mail] = await remindersOf();
    expect(mail!.text).toContain('O seu acesso a Top Fundos vai até 21/11/2027, às 23:59.');
    expect(mail!.text).toContain(
      `Renovar minha assinatura:\n${api.services.config.places.client}/#/conta/renovar/${product.code}`,
    );
  });

  it.each<[string, number[], string[]]>([
    [
      'from before the first until after the second',
      [-31, -5],
      ['Faltam 5 dias para o fim da sua assinatura de Top Fundos'],
    ],
    ['over the week before the end', [-31, -30, -7, 0], [all[0]!, all[1]!, all[3]!]],
    ['from the start on', [0], [all[3]!]],
    ['over the last day', [-1, 2, 3], [all[2]!, 'Sua assinatura de Top Fundos terminou']],
    ['until it is long over', [8], []],
  ])('send the most fitting one after a server was down %s', async (_what, days, expected) => {
    await pass(...days);
    expect(await subjects()).toEqual(expected);
  });

  it('are sent once by two concurrent processes, and by a restarted one', async () => {
    const clients = await Promise.all(Array.from({ length: 12 }, () => factory.client(db)));
    for (const { id } of clients)
      await factory.clientProduct(db, id, product.id, { starts_at: on(-365), expires_at: ends });
    clock.now = on(-30);
    await Promise.all([api, node, api, node].map(({ services }) => remind(services)));
    await remind((await testApi({ now: () => clock.now, beside: api })).services);
    const sent = await api.mails();
    for (const { email } of [ana, ...clients]) expect(sent.filter(({ to }) => to === email)).toHaveLength(1);
    expect(await node.mails()).toEqual([]);
  });

  it('go to the address that the client has by then', async () => {
    clock.now = on(-7);
    const email = `nova-${ana.email}`;
    let reminding: Promise<void> | undefined;
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('client').set({ email }).where('id', '=', ana.id).execute();
      reminding = remind(api.services);
      await expect.poll(() => lockWaits(db)).toBe(1);
    });
    await reminding;
    expect([await subjects(), await subjects({ ...ana, email })]).toEqual([[], [all[1]]]);
  });

  it('are sent again after the expiry was moved', async () => {
    await pass(-30);
    await become({ expires_at: endOfDay(addDays(last, 60)) });
    await pass(-30, 0, 30);
    expect(await subjects()).toEqual([all[0], all[0]]);
  });
});

describe('no expiry reminder is sent', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['of a product for life', () => become({ expires_at: null })],
    ['once it was cancelled', () => become({ status: 'cancelled', cancel_at: on(-40) })],
    [
      'to a client who was removed',
      () =>
        db
          .updateTable('client')
          .set({ removed_at: on(-40) })
          .where('id', '=', ana.id)
          .execute(),
    ],
    ['while it waits for its first payment', () => become({ status: 'pending_payment' })],
    ['where the same comes with another for longer', () => cover(ana)],
    [
      'of a point that was over before the access began',
      () => become({ starts_at: on(2), expires_at: endOfDay(addDays(last, 9)) }),
    ],
  ])('%s', async (_what, make) => {
    await make();
    await pass(...everyDay.filter((day) => day < 2));
    expect(await subjects()).toEqual([]);
  });

  it('after a renewal, until the renewal expires', async () => {
    await pass(-30);
    const as = await logIn(api, ana);
    const renewal = await api.post(
      '/api/v1/client/renew-product',
      { product_code: product.code, payment: { ...card(), products: [product.id] } },
      { as },
    );
    expect(renewal.statusCode).toBe(200);
    await pass(...everyDay.filter((day) => day >= -30), 365 - 31, 366 - 30);
    expect(await subjects()).toEqual([all[0], all[0]]);
  });

  it('to a client who is removed meanwhile', async () => {
    clock.now = on(1);
    await become({ status: 'expired' });
    let reminding: Promise<void> | undefined;
    await removeClient(api.services, ana.id, async () => {
      reminding = remind(api.services);
      await expect.poll(() => lockWaits(db)).toBe(1);
    });
    await reminding;
    expect(await subjects()).toEqual([]);
  });

  it.each<[string, (trx: Db) => Promise<unknown>]>([
    ['moved', (trx) => become({ expires_at: endOfDay(addDays(last, 60)) }, trx)],
    ['cancelled', (trx) => become({ status: 'cancelled', cancel_at: clock.now }, trx)],
    ['covered by another for longer', (trx) => cover(ana, trx)],
  ])('of what is %s meanwhile', async (_what, change) => {
    clock.now = on(0);
    let reminding: Promise<void> | undefined;
    await db.transaction().execute(async (trx) => {
      await lockClient(trx, ana.id);
      reminding = remind(api.services);
      await expect.poll(() => lockWaits(db)).toBe(1);
      await change(trx);
    });
    await reminding;
    expect(await subjects()).toEqual([]);
  });
});

it('an expiry that is covered for longer is reminded of once the cover is gone, and not said to be before', async () => {
  const covering = await cover(ana);
  await pass(-30, -7);
  const reminded = () => db.selectFrom('expiry_reminder').where('client_product_id', '=', own).select('days').execute();
  expect([await subjects(), await reminded()]).toEqual([[], []]);
  await db
    .updateTable('client_product')
    .set({ status: 'cancelled', cancel_at: on(-6) })
    .where('id', '=', covering)
    .execute();
  await pass(-5);
  expect(await subjects()).toEqual(['Faltam 5 dias para o fim da sua assinatura de Top Fundos']);
  expect(await reminded()).toEqual([{ days: 7 }]);
});

it('an expiry reminder of a pending renewal links to its payment, and of an unpaid one to a new renewal', async () => {
  const renew = async () =>
    api.post(
      '/api/v1/client/renew-product',
      { product_code: product.code, payment: { method: 'pix', installments: 1, products: [product.id] } },
      { as: await logIn(api, ana) },
    );
  clock.now = on(-7);
  const { payment_id } = (await renew()).json();
  await remind(api.services);
  expect((await remindersOf()).at(-1)!.text).toContain(
    `Ver o pagamento:\n${api.services.config.places.client}/#/conta/pagamentos/${payment_id}`,
  );
  // A renewal that was not paid in time no longer counts as one.
  await api.services.jobs.add(db, 'expire', {});
  clock.now = on(-1);
  await api.runJobs();
  await remind(api.services);
  expect((await remindersOf()).at(-1)!.text).toContain(`/#/conta/renovar/${product.code}`);
  await pass(1);
  expect((await remindersOf()).at(-1)!.text).toContain(`/#/conta/meus-produtos/comprar?produtos=${product.code}`);
});

describe('an expiry reminder of what comes with an order that awaits payment', () => {
  const order = async (id: number, method: 'pix' | 'bank_slip' | undefined) =>
    (
      await api.post(
        '/api/v1/client/products',
        { ...(method ? { method, installments: 1 } : card()), products: [id] },
        { as: await logIn(api, ana) },
      )
    ).json<{ payment_id: number }>().payment_id;
  const link = async () => /^(.*):\n.*\/#(\/conta.*)$/m.exec((await remindersOf()).at(-1)!.text)?.slice(1);

  it('links to the payment, and not to a renewal that is refused meanwhile', async () => {
    await become({ status: 'cancelled', cancel_at: clock.now });
    await order(product.id, undefined);
    const whole = await factory.product(db, { price: 3000 });
    await factory.link(db, whole.id, product.id);
    clock.now = on(-7);
    const paymentId = await order(whole.id, 'bank_slip');
    const as = await logIn(api, ana);
    expect((await api.get(`/api/v1/client/renewals/${product.code}`, { as })).statusCode).toBe(409);
    await remind(api.services);
    expect(await link()).toEqual(['Ver o pagamento', `/conta/pagamentos/${paymentId}`]);
  });

  it('links to the payment of the same product, ordered anew after its end', async () => {
    clock.now = on(1);
    await become({ status: 'expired' });
    const paymentId = await order(product.id, 'bank_slip');
    await remind(api.services);
    expect(await link()).toEqual(['Ver o pagamento', `/conta/pagamentos/${paymentId}`]);
  });
});

it('expiry reminders stop once a renewal is paid', async () => {
  clock.now = on(-7);
  const { payment_id } = (
    await api.post(
      '/api/v1/client/renew-product',
      { product_code: product.code, payment: { method: 'pix', installments: 1, products: [product.id] } },
      { as: await logIn(api, ana) },
    )
  ).json();
  await sandboxGatewayOf(api).change((await paymentOf(api, payment_id))!.vindi_code!, 'pay');
  await sandboxGatewayOf(api).deliver();
  await eventually(async () => expect((await paymentOf(api, payment_id))!.status).toBe('paid'));
  await pass(-7, -1, 0, 1);
  expect(await subjects()).toEqual([]);
});

it('an expiry reminder of a product not renewed online links to support', async () => {
  await db.updateTable('product').set({ active: false }).where('id', '=', product.id).execute();
  await pass(-1, 1);
  const texts = (await remindersOf()).map(({ text }) => text);
  expect(texts).toEqual(Array(2).fill(expect.stringContaining('Falar com o suporte:\nhttps://wa.me/')));
});

test('any expiry has at most one reminder due, at any hour', () => {
  for (const hour of ['00:00:00', '02:59:59', '12:00:00', '23:59:59']) {
    const now = new Date(`2027-03-10T${hour}-03:00`);
    for (let day = -20; day < 60; day += 1) {
      const end = endOfDay(addDays(dayInSaoPaulo(now), day));
      const points = pointsAt(now)
        .filter(({ after, until }) => end > after && end <= until)
        .map(({ days }) => days);
      expect(points).toEqual(day < -7 || day > 30 ? [] : [day > 7 ? 30 : day > 1 ? 7 : Math.max(day, 0)]);
      expect(daysLeft(end, now)).toBe(day);
    }
  }
});
