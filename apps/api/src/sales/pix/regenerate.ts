import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import * as coupons from '../../products/coupons/coupons.store.ts';
import { charge } from '../purchases/charge.ts';
import { lock } from '../purchases/settle.store.ts';
import { sync } from '../purchases/sync.ts';
import { pixDue } from '../purchases/terms.ts';
import * as store from './pix.store.ts';

/** A code that can be paid for longer than this needs no successor. */
const EXPIRING_MS = 5 * 60_000;

/** A new code for the same sale at the same price. Money sent to the old one still counts, and still once. */
export async function regenerate(services: Services, payment: store.PixPayment): Promise<void> {
  const { gateway, now, onError } = services;
  if (payment.due_at && payment.due_at.getTime() - now().getTime() > EXPIRING_MS) return;
  await hold(services, payment);
  const dueAt = pixDue(now());
  if (payment.vindi_code === null) {
    await store.setDue(services.db, payment.id, dueAt);
    await charge(services, payment.id, undefined);
    return;
  }
  try {
    await gateway.renewPix(payment.vindi_code, dueAt);
    await sync(services, { id: payment.id });
  } catch (error) {
    onError(error);
    throw new Refusal(
      'gateway_unavailable',
      'Não foi possível gerar um novo código agora. Tente novamente em instantes.',
    );
  }
}

/** What an expiry let go of is held again: the products, and the coupon that the price was made with. */
const hold = ({ db, now }: Services, { id, code }: store.PixPayment): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const payment = await lock(trx, code);
    if (payment?.status !== 'pending') return;
    if (await store.isOwnedOtherwise(trx, id))
      throw new Refusal('already_owned', 'Já existe outra compra ativa ou aguardando pagamento para este produto.');
    if ((await coupons.retake(trx, id, now())) === 'gone')
      throw new Refusal('coupon_gone', 'O cupom desta compra se esgotou. Faça uma nova compra.');
    await store.waitAgain(trx, id);
  });
