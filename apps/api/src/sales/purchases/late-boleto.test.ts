import { expect, it } from 'vitest';
import { jobHandlers } from '../../job-handlers.ts';
import { testApi } from '../../testing/api.ts';
import { factory } from '../../testing/factory.ts';
import { faulty } from '../../testing/faulty-gateway.ts';
import { buy, signUpBody } from '../../testing/purchases.ts';

const clock = { now: new Date('2026-11-25T15:00:00Z') };
const api = await testApi({ now: () => clock.now });
const gateway = faulty(api.services.gateway);
api.services.gateway = gateway;

it.each(['dead', 'charge_then_drop'] as const)(
  'a boleto that the gateway, %s, did not answer to is mailed once it is known',
  async (fault) => {
    const product = await factory.product(api.db);
    const body = signUpBody({ payment: { method: 'bank_slip', products: [product.id] } });
    const subjects = async () =>
      (await api.mails()).filter(({ to }) => to === body.client.email).map(({ subject }) => subject);
    gateway.fault = fault;
    expect((await buy(api, { body })).statusCode).toBe(200);
    gateway.fault = 'none';
    expect(await subjects()).toEqual(['Boas-vindas! Confirme seu email na Mirante']);
    for (let reconciled = 0; reconciled < 2; reconciled += 1) {
      clock.now = new Date(clock.now.getTime() + 10 * 60_000);
      await jobHandlers(api.services).reconcile({});
    }
    expect((await subjects()).filter((subject) => subject === 'Seu boleto chegou')).toHaveLength(1);
  },
);
