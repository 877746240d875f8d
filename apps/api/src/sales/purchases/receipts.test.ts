import { beforeEach, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, type Person } from '../../testing/factory.ts';
import { sandboxGatewayOf, card, cards, eventually, paymentOf } from '../../testing/purchases.ts';
import { reconcile } from './reconcile.job.ts';

const clock = { now: new Date('2026-11-21T15:00:00Z') };
const api = await testApi({ now: () => clock.now });
const { db } = api;

let product: { id: number; code: string };
let ana: Person;
let as: string;
beforeEach(async () => {
  clock.now = new Date('2026-11-21T15:00:00Z');
  product = await factory.product(db, { name: 'Top Fundos' });
  ana = await factory.client(db);
  as = await logIn(api, ana);
});

const buy = async (more: object = {}) =>
  (
    await api.post(
      '/api/v1/client/products',
      { method: 'pix', installments: 1, products: [product.id], ...more },
      { as },
    )
  ).json().payment_id as number;
const mails = async () => (await api.mails()).filter(({ to }) => to === ana.email);
const receipts = async () =>
  (await mails()).filter(({ subject }) => subject === 'Pagamento confirmado').map(({ text }) => text);
const news = async (id: number, change: 'pay' | 'reverse') => {
  await sandboxGatewayOf(api).change((await paymentOf(api, id))!.vindi_code!, change);
  await sandboxGatewayOf(api).deliver();
};
const isPaid = (id: number) => eventually(async () => expect((await paymentOf(api, id))!.status).toBe('paid'));

it('a card receipt states amount, method, and expiry', async () => {
  const id = await buy({ ...card(), installments: 10 });
  const [text, ...more] = await receipts();
  expect(more).toEqual([]);
  expect(text).toContain(
    `Recebemos R$\u00a01.000,00 em 21/11/2026, 12:00 (Cartão de crédito em 10x, pagamento ${id}).`,
  );
  expect(text).toContain('O seu acesso está liberado:\n• Top Fundos, até 21/11/2027');
});

it.each(['pix', 'bank_slip'])(
  'a payment by %s gets one receipt with its payment time, however many events',
  async (method) => {
    const id = await buy({ method });
    expect(await receipts()).toEqual([]);
    const charge = (await paymentOf(api, id))!.vindi_code!;
    clock.now = new Date('2026-11-23T18:30:00Z');
    await sandboxGatewayOf(api).change(charge, 'pay');
    clock.now = new Date('2026-11-23T19:00:00Z');
    await Promise.all([
      sandboxGatewayOf(api).deliver(),
      reconcile(api.services),
      api.post('/api/v1/client/verify-payment', { payment_id: id }, { as }),
    ]);
    await isPaid(id);
    await sandboxGatewayOf(api).deliver();
    await reconcile(api.services);
    const texts = await receipts();
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('em 23/11/2026, 15:30');
  },
);

it('a renewal has its own receipt', async () => {
  await buy(card());
  expect((await receipts())[0]).toContain('O seu acesso está liberado:\n• Top Fundos, até 21/11/2027');
  await api.post(
    '/api/v1/client/renew-product',
    { product_code: product.code, payment: { ...card(), products: [product.id] } },
    { as },
  );
  expect(
    (await receipts()).filter((text) => text.includes('A sua assinatura está renovada:\n• Top Fundos, até 21/11/2028')),
  ).toHaveLength(1);
  expect(await receipts()).toHaveLength(2);
});

it('a receipt lists each product with its own expiry', async () => {
  const life = await factory.product(db, { name: 'Mirante Vitalício', code: `${product.code}_vitalicio`, position: 9 });
  await buy({ ...card(), products: [product.id, life.id] });
  expect((await receipts())[0]).toContain('• Top Fundos, até 21/11/2027\n• Mirante Vitalício, para sempre');
});

it('a free product is mailed once, not as a payment', async () => {
  const free = await factory.product(db, { name: 'Boletim', price: 0 });
  await buy({ method: 'bank_slip', products: [free.id] });
  const { code } = await factory.coupon(db, { applies_to: 'buy', percent: 100 });
  await buy({ coupon_code: code });
  expect(await receipts()).toEqual([]);
  expect((await mails()).map(({ subject, text }) => `${subject}: ${/• .*/.exec(text)?.[0]}`).toSorted()).toEqual([
    'Seu acesso está liberado: • Boletim, até 21/11/2027',
    'Seu acesso está liberado: • Top Fundos, até 21/11/2027',
  ]);
});

it('a receipt is sent neither for a refused card nor again after a refund', async () => {
  await buy(card(cards.refused));
  expect(await mails()).toEqual([]);
  const id = await buy();
  await news(id, 'pay');
  await isPaid(id);
  await news(id, 'reverse');
  await eventually(async () => expect((await paymentOf(api, id))!.status).toBe('canceled'));
  expect(await receipts()).toHaveLength(1);
});
