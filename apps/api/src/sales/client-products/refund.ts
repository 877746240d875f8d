import type { PaymentMethod } from '@mirante/domain/products/payment-method.ts';
import { fromCents, toCents } from '@mirante/domain/money.ts';
import type { Db } from '../../database/db.ts';
import { or404, Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import * as store from './client-products.store.ts';
import { once } from './once.ts';

/** What was paid for an acquisition and may be given back, in BRL. */
export async function refundable(db: Db, held: Pick<store.Held, 'payment_id' | 'product_id'>): Promise<number> {
  const item = await store.itemPaid(db, held);
  return item ? fromCents(toCents(item.amount) - toCents(item.discount)) : 0;
}

/** The gateway gives these back by itself; the others are given back by hand. */
const AUTOMATIC: ReadonlySet<PaymentMethod> = new Set(['credit_card', 'pix']);

/** Writes the refund down; whoever dies from here on, a job of the same transaction asks the gateway for it. */
export async function giveBack({ jobs, now }: Services, trx: Db, held: store.Held, obs: string | null): Promise<void> {
  const item = await store.itemPaid(trx, held);
  if (!item) return;
  const at = now();
  const { id } = await trx
    .insertInto('refund')
    .values({
      client_id: held.client_id,
      client_product_id: held.id,
      payment_id: item.id,
      amount: fromCents(toCents(item.amount) - toCents(item.discount)),
      obs,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (AUTOMATIC.has(item.method)) await jobs.add(trx, 'refund', { refundId: id });
}

interface Refunding {
  clientId: number;
  id: number;
  obs: string | null;
  key: string | undefined;
  userId: number;
}

/** For what was cancelled without a refund. */
export async function refundProduct(services: Services, { clientId, id, obs, key, userId }: Refunding): Promise<void> {
  const of = key ? { scope: `refund ${userId} ${id}`, key, body: { obs } } : undefined;
  await services.db.transaction().execute((trx) =>
    once(trx, { of, now: services.now() }, async () => {
      const held = or404(await store.hold(trx, clientId, id), 'Produto');
      if (held.status !== 'cancelled')
        throw new Refusal('not_cancelled', 'Só é possível reembolsar um produto cancelado.');
      if (await store.refundOf(trx, id)) throw new Refusal('already_refunded', 'Este produto já tem um reembolso.');
      if ((await refundable(trx, held)) === 0) throw new Refusal('nothing_paid', 'Nada foi pago por este produto.');
      await giveBack(services, trx, held, obs);
    }),
  );
}
