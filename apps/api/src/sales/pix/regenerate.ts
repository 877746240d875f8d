import { inTransaction } from '../../database/in-transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import * as coupons from '../../products/coupons/coupons.store.ts';
import { chargePayment } from '../purchases/charge.ts';
import { lockPayment } from '../purchases/settle.store.ts';
import { syncPayment } from '../purchases/sync.ts';
import { pixDueAt } from '../purchases/terms.ts';
import * as store from './pix.store.ts';

/** A code that can be paid for longer than this needs no successor. */
const EXPIRES_SOON_MS = 5 * 60_000;

/**
 * A new code for the same sale at the same price. Money sent to the old one still counts, and still once. Refuses with 409 what was
 * bought otherwise since (`already_owned`) or whose coupon ran out (`coupon_gone`), 503 where the gateway gives none (`gateway_unavailable`).
 */
export async function regeneratePix(services: Services, payment: store.PixPayment): Promise<void> {
  const { gateway, now, onError } = services;
  if (payment.due_at && payment.due_at.getTime() - now().getTime() > EXPIRES_SOON_MS) return;
  await reopenPurchase(services, payment);
  const dueAt = pixDueAt(now());
  if (payment.vindi_code === null) {
    await store.setDueAt(services.db, payment.id, dueAt);
    await chargePayment(services, payment.id, undefined);
    return;
  }
  try {
    await gateway.renewPix(payment.vindi_code, dueAt);
    await syncPayment(services, { id: payment.id });
  } catch (error) {
    onError(error);
    throw new Refusal(
      'gateway_unavailable',
      'Não foi possível gerar um novo código agora. Tente novamente em instantes.',
    );
  }
}

/** What the expiry released is held again: the products, and the coupon that the price was made with. */
const reopenPurchase = ({ db, now }: Services, { id, code }: store.PixPayment): Promise<void> =>
  inTransaction(db, async (trx) => {
    const payment = await lockPayment(trx, code);
    if (payment?.status !== 'pending') return;
    if (await store.isOwnedByAnotherPurchase(trx, id))
      throw new Refusal('already_owned', 'Já existe outra compra ativa ou aguardando pagamento para este produto.');
    if ((await coupons.retake(trx, id, now())) === 'gone')
      throw new Refusal('coupon_gone', 'O cupom desta compra se esgotou. Faça uma nova compra.');
    await store.markPendingAgain(trx, id);
  });
