import { beforeAll, expect, it } from 'vitest';
import { jobHandlers } from '../../job-handlers.ts';
import { testApi } from '../../testing/api.ts';
import { factory } from '../../testing/factory.ts';
import { acquisitionsOf, sandboxGatewayOf, buy, card, eventually, paymentOf } from '../../testing/purchases.ts';
import { syncPayment } from './sync.ts';

const clock = { now: new Date('2026-11-25T15:00:00Z') };
const reportedErrors: unknown[] = [];
const api = await testApi({ now: () => clock.now, services: { onError: (error) => void reportedErrors.push(error) } });
const { db, services } = api;
const days = (n: number) => {
  clock.now = new Date(clock.now.getTime() + n * 86_400_000);
};
let product: { id: number };
beforeAll(async () => {
  product = await factory.product(db);
});

async function bought(): Promise<{ id: number; charge: string }> {
  const id = (await buy(api, { payment: { ...card(), products: [product.id] } })).json().payment_id as number;
  return { id, charge: (await paymentOf(api, id))!.vindi_code! };
}
const nightly = () => jobHandlers(services).reconcile_confirmed({});
const accessOf = async (id: number) => (await acquisitionsOf(api, id)).map(({ status }) => status);

it('nightly reconciliation finds a reversal without a webhook, up to 120 days later', async () => {
  const [early, late, whole] = [await bought(), await bought(), await bought()];
  days(119);
  await sandboxGatewayOf(api).change(early.charge, 'reverse');
  await nightly();
  expect(await accessOf(early.id)).toEqual(['cancelled']);
  expect(await paymentOf(api, early.id)).toMatchObject({ status: 'canceled' });
  expect(await accessOf(whole.id)).toEqual(['active']);
  days(2);
  await sandboxGatewayOf(api).change(late.charge, 'reverse');
  await nightly();
  expect(await accessOf(late.id)).toEqual(['active']);
});

it('nightly reconciliation finds reversals despite a payment that fails', async () => {
  const [broken, reversed] = [await bought(), await bought()];
  days(1);
  await sandboxGatewayOf(api).change(reversed.charge, 'reverse');
  const { gateway } = services;
  services.gateway = {
    ...gateway,
    readCharge: (code) => (code === broken.charge ? Promise.reject(new Error('502')) : gateway.readCharge(code)),
  };
  await nightly();
  services.gateway = gateway;
  expect(await accessOf(reversed.id)).toEqual(['cancelled']);
  expect(reportedErrors.splice(0)).toHaveLength(1);
});

it('a sync overtaken at each attempt throws, so that the caller retries', async () => {
  const { id, charge } = await bought();
  await sandboxGatewayOf(api).change(charge, 'reverse');
  const { gateway } = services;
  services.gateway = {
    ...gateway,
    readCharge: async (code) => {
      const read = await gateway.readCharge(code);
      await db.updateTable('payment').set({ verified_at: services.now() }).where('id', '=', id).execute();
      return read;
    },
  };
  await expect(syncPayment(services, { id })).rejects.toThrow('read again');
  await sandboxGatewayOf(api).deliver();
  await eventually(async () => expect(reportedErrors.splice(0).map(String).join()).toContain('read again'));
  services.gateway = gateway;
  days(1);
  await jobHandlers(services).reconcile({});
  expect(await accessOf(id)).toEqual(['cancelled']);
});
