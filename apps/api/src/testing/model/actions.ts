import fc from 'fast-check';
import { Refusal } from '../../http/refusal.ts';
import { jobHandlers } from '../../job-handlers.ts';
import { removeClient } from '../../people/account-removal/remove-client.ts';
import { signUp } from '../../sales/checkout/sign-up.ts';
import { cancelProduct } from '../../sales/client-products/cancel-product.ts';
import { buyProducts } from '../../sales/own-purchases/buy-products.ts';
import * as pix from '../../sales/pix/pix.store.ts';
import { regeneratePix } from '../../sales/pix/regenerate.ts';
import { renewProduct } from '../../sales/renewals/renew-product.ts';
import { processEvent } from '../../sales/webhooks/process-events.ts';
import { insertEvent } from '../../sales/webhooks/webhooks.store.ts';
import type { Services } from '../../services.ts';
import { runQueuedJobs } from './run-until-settled.ts';
import { methods, paymentInput, type World } from './world.ts';

const scheduled = ['reconcile', 'reconcile_confirmed', 'expire', 'end_access'] as const;

const few = fc.nat({ max: 2 });
const buys = {
  client: few,
  product: few,
  method: fc.constantFrom(...methods),
  coupon: fc.boolean(),
  key: fc.nat({ max: 5 }),
};

/** An action of a person or an external event. The payment or product is an index modulo those that exist. */
export const action = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('buy' as const), ...buys }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('sign up' as const), ...buys }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('renew' as const), ...buys }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constantFrom('pay' as const, 'reverse' as const, 'cancel charge' as const),
      nth: fc.nat({ max: 7 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('hear of' as const), nth: fc.nat({ max: 7 }) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('run' as const), job: fc.constantFrom(...scheduled) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('run queued jobs' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('renew pix' as const), nth: fc.nat({ max: 7 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('cancel' as const), nth: fc.nat({ max: 7 }), refund: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('remove client' as const), client: few }) },
);
type Actions = typeof action extends fc.Arbitrary<infer A> ? A : never;
export type Action = Actions;

/** Performs an action in a process. Refusals are answers; any other error is a fault, unless the process died. */
export async function runAction(world: World, services: Services, what: Action): Promise<void> {
  try {
    await perform(world, services, what);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

async function perform(world: World, services: Services, what: Action): Promise<unknown> {
  switch (what.does) {
    case 'buy':
    case 'sign up':
    case 'renew':
      return world.ask(orderOf(world, what), services);
    case 'pay':
    case 'reverse':
    case 'cancel charge': {
      const charge = await world.charge(what.nth);
      const change = { pay: 'pay', reverse: 'reverse', 'cancel charge': 'refuse' } as const;
      if (charge && (what.does !== 'reverse' || (await isReversible(world, charge))))
        await world.bank.change(charge, change[what.does]);
      return undefined;
    }
    case 'hear of': {
      const charge = await world.charge(what.nth);
      return charge && receiveWebhook(world, services, charge);
    }
    case 'run':
      return jobHandlers(services)[what.job]({});
    case 'run queued jobs':
      return runQueuedJobs(world, services);
    case 'renew pix': {
      const code = await world.payment(what.nth);
      const found = code && (await pix.find(services.db, code));
      return found && found.status === 'pending' && regeneratePix(services, found);
    }
    case 'cancel': {
      const held = await world.acquisition(what.nth);
      const input = { cancel_reason_id: 1, cancel_reason: 'Pedido', refund: what.refund, refund_obs: '' };
      return held && cancelProduct(services, { ...held, input, viewer: world.staff, idempotencyKey: undefined });
    }
    case 'remove client':
      return removeClient(services, world.clients[what.client]!.id);
  }
}

const REVERSIBLE_FOR = 119 * 86_400_000;
async function isReversible({ api, bank }: World, charge: string): Promise<boolean> {
  const { paid_at } = (await bank.find(charge))!;
  return paid_at !== null && api.services.now().getTime() - paid_at.getTime() < REVERSIBLE_FOR;
}

type Purchase = Extract<Action, { does: 'buy' | 'sign up' | 'renew' }>;

/** A purchase that can be repeated: the same key, and the same body. */
function orderOf(world: World, { does, client: n, product: p, method, coupon, key: k }: Purchase) {
  const client = world.clients[n]!;
  const product = world.products[p]!;
  const key = `${does}-${n}-${k}`;
  const payment = paymentInput(method, product.id, coupon ? world.coupon : null);
  return (
    world.orders.get(key) ??
    world.remember(key, (services: Services) => {
      if (does === 'buy')
        return buyProducts(services, { clientId: client.id, payment, idempotencyKey: `${world.name}-${key}` });
      if (does === 'renew')
        return renewProduct(services, {
          clientId: client.id,
          input: { product_code: product.code, payment },
          idempotencyKey: `${world.name}-${key}`,
        });
      const input = { ...world.signUps[n]!, payment };
      return signUp(services, {
        input,
        idempotencyKey: `${world.name}-${key}`,
        couponGuesses: [],
        count: async () => undefined,
      });
    })
  );
}

let events = 0;
/** Handles an event like a webhook: stored, answered, and processed. */
async function receiveWebhook({ name }: World, services: Services, chargeCode: string): Promise<void> {
  const event = { key: `sandbox:${name}-${(events += 1)}`, chargeCode };
  await insertEvent(services.db, { ...event, type: 'charge', payload: '{}', now: services.now() });
  await processEvent(services, event);
}
