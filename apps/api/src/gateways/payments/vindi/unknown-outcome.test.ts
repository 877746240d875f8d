import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDb, type Db } from '../../../database/db.ts';
import { freshDatabase, type TestDatabase } from '../../../testing/database.ts';
import { factory } from '../../../testing/factory.ts';
import { gatewayAt } from '../../../testing/vindi.ts';
import { pay } from '../../../testing/fake-vindi/billing.ts';
import type { Fault } from '../../../testing/fake-vindi/faults.ts';
import { startFakeVindi, type FakeVindi } from '../../../testing/fake-vindi/fake-vindi.ts';
import type { ChargeRequest } from '../port.ts';
import type { VindiGateway } from './gateway.ts';

const clock = { now: new Date('2026-11-25T15:00:00Z') };
const now = () => clock.now;
let database: TestDatabase;
let db: Db;
let vindi: FakeVindi;
let nodes: [VindiGateway, VindiGateway];
let customer: ChargeRequest['customer'];
beforeAll(async () => {
  database = await freshDatabase();
  db = openDb({ url: database.url, size: 4 });
  vindi = await startFakeVindi({ now });
  nodes = [gatewayAt(vindi, { db, now }), gatewayAt(vindi, { db, now }, { totalMs: 2000 })];
  const { id, name, email, cpf } = await factory.client(db);
  customer = { reference: String(id), name, email, cpf, phone: '' };
});
beforeEach(() => {
  vindi.fault = undefined;
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await vindi.close();
  await db.destroy();
  await database.drop();
});

const pix = (): ChargeRequest => ({
  reference: randomUUID(),
  method: 'pix',
  cents: 1000,
  installments: 1,
  description: 'x',
  items: [{ description: 'x', cents: 1000, product: null }],
  dueAt: null,
  customer,
});
const later = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};
const billsOf = ({ reference }: ChargeRequest) => vindi.store.bills.filter(({ code }) => code === reference);
const lost: Fault = { kind: 'drop', on: /^POST \/bills$/, acts: true, spreads: true };

test('Vindi, unknown outcome: of two nodes creating one bill at once, one calls', async () => {
  for (let n = 0; n < 10; n += 1) {
    const asked = pix();
    const outcomes = await Promise.all(nodes.map((node) => node.createCharge(asked)));
    expect(outcomes.some(({ kind }) => kind === 'accepted')).toBe(true);
    expect(billsOf(asked)).toHaveLength(1);
  }
});

test('Vindi, unknown outcome: a bill that may still come into being is not created again for a minute', async () => {
  const asked = pix();
  vindi.fault = { ...lost, acts: false };
  expect((await nodes[0].createCharge(asked)).kind).toBe('unknown');
  vindi.fault = undefined;
  for (const node of nodes) expect((await node.createCharge(asked)).kind).toBe('unknown');
  expect(billsOf(asked)).toEqual([]);
  later(61);
  expect((await nodes[1].createCharge(asked)).kind).toBe('accepted');
});

test('Vindi, unknown outcome: while one node creates a bill, the other reports nothing of it', async () => {
  const asked = pix();
  vindi.fault = { kind: 'slow', on: /^POST \/bills$/, delayMs: 300 };
  const asking = nodes[0].createCharge(asked);
  await expect.poll(() => billsOf(asked).length).toBe(1);
  expect(await nodes[1].findCharge(asked.reference)).toBeUndefined();
  expect(await nodes[1].readCharge(String(billsOf(asked)[0]!.id))).toBeUndefined();
  await asking;
  expect(await nodes[1].findCharge(asked.reference)).toMatchObject({ status: 'pending' });
});

test('Vindi, unknown outcome: a customer is created once, and reused', async () => {
  const { id, name, email, cpf } = await factory.client(db, { vindi_id: 'sbx_cus_7' });
  const somebody = { reference: String(id), name, email, cpf, phone: '+5511987654321' };
  await Promise.all(nodes.map((node) => node.createCharge({ ...pix(), customer: somebody })));
  const made = vindi.store.customers.filter(({ code }) => code === String(id));
  expect(made).toMatchObject([{ registry_code: cpf, email }]);
  expect(await db.selectFrom('client').select('vindi_id').where('id', '=', id).executeTakeFirst()).toEqual({
    vindi_id: String(made[0]!.id),
  });
  await db.updateTable('client').set({ vindi_id: '999999' }).where('id', '=', id).execute();
  expect((await nodes[0].createCharge({ ...pix(), customer: somebody })).kind).toBe('refused');
  expect((await nodes[0].createCharge({ ...pix(), customer: somebody })).kind).toBe('accepted');
});

async function paidBill() {
  const asked = pix();
  await nodes[0].createCharge(asked);
  const [bill] = billsOf(asked);
  pay(vindi.store, bill!.id);
  const refunds = () =>
    vindi.store.transactions
      .filter(({ charge_id: of, transaction_type: type }) => of === bill!.charges[0]!.id && type === 'refund')
      .map(({ amount }) => amount);
  /** By the card's bank, which is no refund at Vindi. */
  const chargeBack = () => {
    for (const one of [bill!, bill!.charges[0]!]) one.status = 'canceled';
  };
  return { code: String(bill!.id), refunds, chargeBack };
}

test('Vindi, unknown outcome: a refund whose response was lost is not repeated', async () => {
  const { code, refunds } = await paidBill();
  vindi.fault = { ...lost, on: /refund$/ };
  await expect(nodes[0].refundCharge(code, 300, 'r1')).rejects.toThrow();
  vindi.fault = undefined;
  await nodes[1].refundCharge(code, 300, 'r1');
  await nodes[0].refundCharge(code, 300, 'r1');
  expect(refunds()).toEqual(['3.0']);
  await nodes[0].refundCharge(code, 300, 'r2');
  expect(refunds()).toEqual(['3.0', '3.0']);
});

test('Vindi, unknown outcome: a refund that may still happen is not requested again for a minute, whatever was refunded before', async () => {
  const { code, refunds } = await paidBill();
  await nodes[0].refundCharge(code, 400, `${code}-0`);
  vindi.fault = { ...lost, on: /refund$/, acts: false };
  await expect(nodes[0].refundCharge(code, 300, `${code}-1`)).rejects.toThrow();
  vindi.fault = undefined;
  await expect(nodes[1].refundCharge(code, 300, `${code}-1`)).rejects.toThrow('a moment ago');
  later(61);
  await nodes[1].refundCharge(code, 300, `${code}-1`);
  expect(refunds()).toEqual(['4.0', '3.0']);
  await expect(nodes[1].refundCharge(code, 301, `${code}-1`)).rejects.toThrow('another refund');
});

test('Vindi, unknown outcome: a refused refund may be requested again', async () => {
  const { code, refunds } = await paidBill();
  vindi.fault = { kind: 'invalid', on: /refund$/ };
  await expect(nodes[0].refundCharge(code, 300, `${code}-1`)).rejects.toThrow('422');
  vindi.fault = undefined;
  await nodes[0].refundCharge(code, 500, `${code}-1`);
  expect(refunds()).toEqual(['5.0']);
});

test('Vindi, unknown outcome: a refund that was rejected with a 200 is not done, and may be requested again', async () => {
  const { code, refunds } = await paidBill();
  vindi.fault = { kind: 'refund_rejected', on: /refund$/ };
  await expect(nodes[0].refundCharge(code, 300, `${code}-1`)).rejects.toThrow('rejected');
  vindi.fault = undefined;
  await nodes[0].refundCharge(code, 300, `${code}-1`);
  expect(refunds()).toEqual(['3.0']);
});

test('Vindi, unknown outcome: a cancellation that was not done, despite a 200, may be requested again', async () => {
  const asked = pix();
  await nodes[0].createCharge(asked);
  const [bill] = billsOf(asked);
  vindi.fault = { kind: 'ignored', on: /^DELETE/ };
  await expect(nodes[0].cancelCharge(String(bill!.id))).rejects.toThrow('not cancelled');
  vindi.fault = undefined;
  await nodes[0].cancelCharge(String(bill!.id));
  expect(bill!.status).toBe('canceled');
});

test('Vindi, unknown outcome: a cancellation whose response was lost is found done', async () => {
  const asked = pix();
  await nodes[0].createCharge(asked);
  const [bill] = billsOf(asked);
  vindi.fault = { kind: 'half_body', on: /^DELETE/ };
  await nodes[0].cancelCharge(String(bill!.id));
  expect(bill!.status).toBe('canceled');
});

test('Vindi, unknown outcome: a chargeback after a full refund that was never made is a reversal', async () => {
  const { code, chargeBack } = await paidBill();
  vindi.fault = { ...lost, on: /refund$/, acts: false };
  await expect(nodes[0].refundCharge(code, 1000, `${code}-1`)).rejects.toThrow();
  vindi.fault = undefined;
  expect(await nodes[0].readCharge(code)).toMatchObject({ status: 'paid' });
  chargeBack();
  expect(await nodes[0].readCharge(code)).toMatchObject({ status: 'canceled', paidAt: expect.any(Date) });
});

test('Vindi, unknown outcome: a full refund that was made keeps the sale paid, though its response was lost', async () => {
  const { code, refunds } = await paidBill();
  await nodes[0].refundCharge(code, 400, `${code}-1`);
  vindi.fault = { ...lost, on: /refund$/ };
  await expect(nodes[0].refundCharge(code, 600, `${code}-2`)).rejects.toThrow();
  vindi.fault = undefined;
  expect(await nodes[1].readCharge(code)).toMatchObject({ status: 'paid' });
  await nodes[0].refundCharge(code, 600, `${code}-2`);
  expect(refunds()).toEqual(['4.0', '6.0']);
  expect(await nodes[1].readCharge(code)).toMatchObject({ status: 'paid' });
});
