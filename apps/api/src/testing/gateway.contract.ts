import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayInSaoPaulo, endOfDay } from '@mirante/domain/dates.ts';
import { PIX_MINUTES } from '@mirante/domain/sales/pix.ts';
import type { Charge, ChargeOutcome, ChargeRequest, Delivery, PaymentGateway } from '../gateways/payments/port.ts';

export interface Harness {
  gateway: PaymentGateway;
  now: () => Date;
  /** The name of a client of ours. */
  customer: string;
  /** A token from the gateway's tokeniser, as a browser gets it. */
  token(card: 'approved' | 'refused'): Promise<string>;
  /** Pays, as the payer at the bank. */
  pay(code: string): Promise<void>;
  /** The deliveries that the gateway would post to us now. */
  deliveries(): Promise<Delivery[]>;
  /** The same delivery without proof of its sender, and with a wrong one. */
  forged(delivery: Delivery): Delivery[];
  close(): Promise<void>;
}

/** The behaviour common to every adapter, and the only one that the shop relies on. */
export function gatewayContract(open: () => Promise<Harness>): void {
  describe('a payment gateway', () => {
    let harness: Harness;
    beforeAll(async () => {
      harness = await open();
    });
    afterAll(() => harness.close());
    const shop = shopAt(() => harness);
    cards(shop);
    waiting(shop);
    bankSlips(shop);
    refunds(shop);
    fullRefunds(shop);
    lists(shop);
    events(shop);
  });
}

type Shop = ReturnType<typeof shopAt>;

function shopAt(harness: () => Harness) {
  const gateway = () => harness().gateway;
  const now = () => harness().now();
  const request = (method: ChargeRequest['method'], more: Partial<ChargeRequest> = {}): ChargeRequest => ({
    reference: randomBytes(16).toString('hex'),
    method,
    cents: 107_459,
    installments: 1,
    description: 'Carteiras, Full Trader',
    dueAt: method === 'credit_card' ? null : halfAnHourFrom(now()),
    items: [
      { description: 'Carteiras', cents: 66_666, product: null },
      { description: 'Full Trader', cents: 40_793, product: 7 },
    ],
    customer: {
      reference: harness().customer,
      name: 'Helena Matsuda',
      email: 'helena@exemplo.com.br',
      cpf: '52998224725',
      phone: '+5511987654321',
    },
    ...more,
  });
  return {
    harness,
    gateway,
    now,
    request,
    accepted,
    byCard: async (kind: 'approved' | 'refused') =>
      request('credit_card', { installments: 12, card: { token: await harness().token(kind) } }),
    create: async (asked: ChargeRequest) => accepted(await gateway().createCharge(asked)),
  };
}

const halfAnHourFrom = (now: Date) => new Date(now.getTime() + PIX_MINUTES * 60_000);

function accepted(outcome: ChargeOutcome): Charge {
  expect(outcome).toMatchObject({ kind: 'accepted' });
  return (outcome as { charge: Charge }).charge;
}

function cards(shop: Shop): void {
  it('charges an approved card, with the requested amount and customer', async () => {
    const asked = await shop.byCard('approved');
    const charge = await shop.create(asked);
    expect(charge).toMatchObject({
      reference: asked.reference,
      status: 'paid',
      cents: 107_459,
      customer: shop.harness().customer,
      dueAt: null,
      pixCopyPaste: null,
      bankSlipUrl: null,
      bankSlipLine: null,
    });
    expect(charge.paidAt).toBeInstanceOf(Date);
    expect(await shop.gateway().readCharge(charge.code)).toEqual(charge);
    expect(await shop.gateway().findCharge(asked.reference)).toEqual(charge);
  });

  it('refuses a card repeatedly, leaving nothing to pay', async () => {
    const asked = await shop.byCard('refused');
    for (let n = 0; n < 2; n += 1) expect(await shop.gateway().createCharge(asked)).toMatchObject({ kind: 'refused' });
    expect((await shop.gateway().findCharge(asked.reference))?.status ?? 'canceled').toBe('canceled');
  });

  it('refuses used and unknown card tokens', async () => {
    const asked = await shop.byCard('approved');
    await shop.create(asked);
    expect(await shop.gateway().createCharge({ ...shop.request('credit_card'), card: asked.card! })).toMatchObject({
      kind: 'refused',
    });
    expect(
      await shop.gateway().createCharge(shop.request('credit_card', { card: { token: 'never given' } })),
    ).toMatchObject({ kind: 'refused' });
    expect(await shop.gateway().createCharge(shop.request('credit_card'))).toMatchObject({ kind: 'refused' });
  });
}

function waiting(shop: Shop): void {
  it('returns a Pix code, valid for half an hour', async () => {
    const charge = await shop.create(shop.request('pix'));
    expect(charge).toMatchObject({ status: 'pending', cents: 107_459, paidAt: null, bankSlipLine: null });
    expect(charge.pixCopyPaste).toMatch(/^000201.*6304[0-9A-F]{4}$/);
    expect(Math.abs(charge.dueAt!.getTime() - halfAnHourFrom(shop.now()).getTime())).toBeLessThan(5000);
    await shop.harness().pay(charge.code);
    expect(await shop.gateway().readCharge(charge.code)).toMatchObject({ status: 'paid', paidAt: expect.any(Date) });
  });

  it("returns a boleto's page and line", async () => {
    const dueAt = new Date('2026-11-30T23:59:59-03:00');
    const charge = await shop.create(shop.request('bank_slip', { dueAt }));
    expect(charge).toMatchObject({
      status: 'pending',
      dueAt,
      bankSlipUrl: expect.stringMatching(/^https?:/),
      pixCopyPaste: null,
    });
    expect(charge.bankSlipLine).toMatch(/^\d{47}$/);
  });

  it('makes one charge per reference, sequentially and concurrently', async () => {
    for (const asked of [shop.request('pix'), shop.request('bank_slip'), await shop.byCard('approved')]) {
      const outcomes = await Promise.all([1, 2, 3].map(() => shop.gateway().createCharge(asked)));
      const codes = [...outcomes, await shop.gateway().createCharge(asked)].map(
        (outcome) => shop.accepted(outcome).code,
      );
      expect(new Set(codes).size).toBe(1);
    }
  });

  it('finds nothing for an unknown reference', async () => {
    expect(await shop.gateway().findCharge('00000000000000000000000000000000')).toBeUndefined();
    for (const code of ['0', '999999999', 'sbx_none', '../bills', '1 or 1'])
      expect(await shop.gateway().readCharge(code)).toBeUndefined();
  });

  it('cancels once, and never a paid charge', async () => {
    const { code } = await shop.create(shop.request('pix'));
    for (let n = 0; n < 2; n += 1) await shop.gateway().cancelCharge(code);
    expect(await shop.gateway().readCharge(code)).toMatchObject({ status: 'canceled', paidAt: null });
    const paid = await shop.create(await shop.byCard('approved'));
    await shop.gateway().cancelCharge(paid.code);
    expect(await shop.gateway().readCharge(paid.code)).toMatchObject({ status: 'paid' });
  });

  it('regenerates a Pix of the same sale, unless settled', async () => {
    const before = await shop.create(shop.request('pix'));
    const after = await shop.gateway().renewPix(before.code, halfAnHourFrom(shop.now()));
    expect(after).toMatchObject({
      code: before.code,
      reference: before.reference,
      cents: before.cents,
      status: 'pending',
    });
    expect(after.pixCopyPaste).toMatch(/^000201/);
    expect(after.pixCopyPaste).not.toBe(before.pixCopyPaste);
    await shop.harness().pay(before.code);
    expect(await shop.gateway().renewPix(before.code, shop.now())).toMatchObject({
      status: 'paid',
      pixCopyPaste: (await shop.gateway().readCharge(before.code))!.pixCopyPaste,
    });
  });
}

function bankSlips(shop: Shop): void {
  it('reissues a boleto with a new line and a later due date, unless settled', async () => {
    const before = await shop.create(shop.request('bank_slip'));
    const later = endOfDay(addDays(dayInSaoPaulo(shop.now()), 9));
    const after = await shop.gateway().renewBankSlip(before.code, later);
    expect(after).toMatchObject({ code: before.code, reference: before.reference, cents: before.cents, dueAt: later });
    expect(after.bankSlipLine).not.toBe(before.bankSlipLine);
    await shop.harness().pay(before.code);
    expect(await shop.gateway().renewBankSlip(before.code, shop.now())).toMatchObject({ status: 'paid' });
  });
}

function refunds(shop: Shop): void {
  it('refunds once per reference, in parts, never more than was paid', async () => {
    const { code } = await shop.create(await shop.byCard('approved'));
    await Promise.all([1, 2, 3].map(() => shop.gateway().refundCharge(code, 60_000, `${code}-a`)));
    expect(await shop.gateway().readCharge(code)).toMatchObject({ status: 'paid' });
    await expect(shop.gateway().refundCharge(code, 47_460, `${code}-b`)).rejects.toThrow('more than was paid');
    await shop.gateway().refundCharge(code, 47_459, `${code}-c`);
    await shop.gateway().refundCharge(code, 47_459, `${code}-c`);
    await expect(shop.gateway().refundCharge(code, 1, `${code}-d`)).rejects.toThrow('more than was paid');
    const { code: unpaid } = await shop.create(shop.request('pix'));
    await expect(shop.gateway().refundCharge(unpaid, 1, `${unpaid}-a`)).rejects.toThrow('more than was paid');
  });
}

function fullRefunds(shop: Shop): void {
  it('reports a sale as paid after our full refund, in reads and webhooks', async () => {
    const asked = await shop.byCard('approved');
    const before = await shop.create(asked);
    await shop.harness().deliveries();
    for (const [cents, part] of [
      [60_000, 'a'],
      [47_459, 'b'],
    ] as const)
      await shop.gateway().refundCharge(before.code, cents, `${before.code}-${part}`);
    for (const delivery of await shop.harness().deliveries())
      expect(shop.gateway().readEvent(delivery)).toMatchObject({ chargeCode: before.code });
    const after = [await shop.gateway().readCharge(before.code), await shop.gateway().findCharge(asked.reference)];
    expect(after).toEqual([before, before]);
  });
}

function lists(shop: Shop): void {
  it('lists charges created or paid since a day, paged, each once and equal to its read', async () => {
    const created = [];
    for (let n = 0; n < 55; n += 1) created.push(await shop.create(shop.request('pix')));
    await shop.harness().pay(created[7]!.code);
    const listed: Charge[] = [];
    const today = dayInSaoPaulo(shop.now());
    for (let page = 1; ; page += 1) {
      const { charges, isLast } = await shop.gateway().listCharges(today, page);
      listed.push(...charges);
      if (isLast) break;
    }
    const byCode = new Map(listed.map((charge) => [charge.code, charge]));
    expect(byCode.size).toBe(listed.length);
    for (const { code } of created) expect(byCode.get(code)).toEqual(await shop.gateway().readCharge(code));
    expect(byCode.get(created[7]!.code)).toMatchObject({ status: 'paid' });
    expect(await shop.gateway().listCharges(addDays(today, 1), 1)).toEqual({ charges: [], isLast: true });
  });
}

function events(shop: Shop): void {
  it('sends an event per change, with a stable key and without personal data', async () => {
    await shop.harness().deliveries();
    const { code } = await shop.create(shop.request('pix'));
    await shop.harness().pay(code);
    const deliveries = await shop.harness().deliveries();
    const parsedEvents = deliveries.map((delivery) => shop.gateway().readEvent(delivery));
    expect(parsedEvents.length).toBeGreaterThan(1);
    for (const event of parsedEvents) expect(event).toMatchObject({ chargeCode: code });
    expect(new Set(parsedEvents.map((event) => event!.key)).size).toBe(parsedEvents.length);
    expect(deliveries.map((delivery) => shop.gateway().readEvent(delivery)!.key)).toEqual(
      parsedEvents.map((event) => event!.key),
    );
    for (const { payload } of parsedEvents as { payload: string }[])
      expect(JSON.stringify(JSON.parse(payload))).not.toMatch(/Helena|helena|52998224725/);
  });

  it('refuses unauthenticated events', async () => {
    await shop.create(shop.request('pix'));
    const [delivery] = await shop.harness().deliveries();
    const forged = shop.harness().forged(delivery!);
    expect(forged.length).toBeGreaterThan(3);
    for (const forgery of forged) expect(shop.gateway().readEvent(forgery)).toBeUndefined();
    for (const body of [
      '',
      'null',
      '[]',
      '{}',
      '{"event":null}',
      '{"event":{"type":7}}',
      '{"event":{"type":"x","data":7}}',
    ])
      expect(shop.gateway().readEvent({ ...delivery!, body })?.chargeCode ?? null).toBeNull();
  });
}
