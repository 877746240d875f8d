import { usedCredits, withCredits } from '@mirante/domain/sales/upgrade-credit.ts';
import { findProducts } from '../../products/product.store.ts';
import { DatabaseError } from 'pg';
import type { Db } from '../../database/db.ts';
import { inTransaction, type Trx } from '../../database/in-transaction.ts';
import { limit, refuseOverLimit } from '../../http/limits.ts';
import { Refusal } from '../../http/refusal.ts';
import { refusing } from '../../records/constraints.ts';
import type { Services } from '../../services.ts';
import * as coupons from '../../products/coupons/coupons.store.ts';
import * as idempotency from '../../http/idempotency.store.ts';
import { openQueue } from './purchase-queue.ts';
import { holdWorkerLock } from './worker-lock.ts';
import { couponUnavailable, isCouponRefused, productUnavailable, quoteOf } from './order.rules.ts';
import { IdempotencyKeyTaken, type Buyer, type Order, type Purchased } from './order.ts';
import * as owned from './eligibility.store.ts';
import { sealIntent } from './purchase-intent.ts';
import { insertPayment } from './insert-payment.store.ts';
import { availableCredits, reserveCredits } from '../upgrade-credits/upgrade-credits.store.ts';
import { sendPurchaseMails } from './mails.ts';
import { confirmPayment } from './settle.ts';
import { paymentDueAt } from './terms.ts';

const MAX_OPEN_PAYMENTS = 3;

/** Either answered, or still to be charged. */
interface OpenedPurchase {
  paymentId: number;
  answer?: Purchased;
}

/** Records the whole purchase in one transaction, before the gateway is called. */
export async function openPurchase(
  services: Services,
  order: Order,
  key: idempotency.IdempotencyKey | undefined,
): Promise<OpenedPurchase> {
  const findBuyer = await prepareBuyer(services, order, key);
  const worker = key ? await holdWorkerLock(services) : 0;
  try {
    return await inTransaction(services.db, async (trx) => {
      if (key && !(await idempotency.insertRecord(trx, key, worker, services.now()))) throw new IdempotencyKeyTaken();
      const buyer = await findBuyer(trx);
      const opened = await writePurchase(services, trx, { order, buyer, key });
      if (opened.answer) await idempotency.saveAnswer(trx, opened.paymentId, { status: 200, response: opened.answer });
      return opened;
    });
  } catch (error) {
    throw isDuplicate(error) ? alreadyOwned() : error;
  }
}

/** Slow work is queued, and a purchase that became impossible is refused before any of it. */
const queue = openQueue(4);
export const closePurchaseQueue = queue.close;

async function prepareBuyer(
  services: Services,
  order: Order,
  key: idempotency.IdempotencyKey | undefined,
): Promise<Awaited<ReturnType<Order['buyer']>>> {
  const ticket = key && `${key.scope} ${key.keyHash}`;
  return queue.enter({ ticket, longest: services.config.purchaseQueue }, async () => {
    await quoteEarly(services, order);
    return order.buyer();
  });
}

/**
 * Purchases cannot be used to guess codes: a refused code counts against the check's limit, and none is checked once it
 * is used up.
 */
async function quoteEarly(services: Services, order: Order): Promise<void> {
  const guesses = order.payment.coupon_code ? order.couponGuesses : [];
  for (const [name, target] of guesses) await refuseOverLimit(services, name, target);
  try {
    await quote(services, services.db, order);
  } catch (error) {
    if (isCouponRefused(error)) for (const [name, target] of guesses) await limit(services, name, target);
    throw error;
  }
}

async function quote({ now }: Services, db: Db, { payment, context, creditsOf }: Order) {
  const products = await findProducts(db, payment.products);
  const coupon = payment.coupon_code ? await coupons.find(db, payment.coupon_code) : undefined;
  const isUpgrade = creditsOf !== undefined && products.some(({ is_whole }) => is_whole);
  const credits = isUpgrade ? await availableCredits(db, creditsOf, now()) : [];
  const quoted = quoteOf(payment, { products: withCredits(products, credits), coupon, context, now: now() });
  return { ...quoted, credits: usedCredits(quoted.price, credits) };
}

interface NewPurchase {
  order: Order;
  buyer: Buyer;
  key: idempotency.IdempotencyKey | undefined;
}

async function writePurchase(
  services: Services,
  trx: Trx,
  { order, buyer, key }: NewPurchase,
): Promise<OpenedPurchase> {
  const now = services.now();
  const { price, coupon, credits } = await quote(services, trx, order);
  const free = price.total === 0;
  const { products } = order.payment;
  const { owns, open } = await owned.eligibilityOf(trx, buyer, products, now);
  // A free product is granted once per CPF, whatever became of it.
  if (!buyer.renews && (owns || (free && (await owned.wasOwnedByCpf(trx, buyer.id, products))))) throw alreadyOwned();
  if (free && coupon && (await coupons.hasUsedCoupon(trx, buyer.id, coupon.id)))
    throw buyer.isNew || buyer.isGuest ? alreadyOwned() : couponUsed();
  if (!free && open >= MAX_OPEN_PAYMENTS) throw tooManyOpen();
  const { id } = await insertPayment(trx, {
    clientId: buyer.id,
    renews: buyer.renews,
    isGuest: buyer.isGuest,
    request: order.payment,
    price,
    coupon,
    method: free ? 'free' : order.payment.method,
    card: free ? noCard : cardOf(order),
    dueAt: free ? null : paymentDueAt(order.payment.method, now),
    terms: order.payment.terms_version || null,
    intent: sealIntent(services.config, buyer),
    key,
    now,
  }).catch(
    refusing({
      payment_item_product_id_fkey: productUnavailable,
      client_product_product_id_fkey: productUnavailable,
      payment_coupon_id_fkey: couponUnavailable,
    }),
  );
  await reserveCredits(trx, id, credits);
  if (free) {
    await confirmPayment(services, trx, { id, guest: buyer.isGuest ?? false, coupon_id: coupon?.id ?? null }, now);
    await sendPurchaseMails(services, trx, id);
  }
  // Last, because every buyer of the coupon waits for this lock.
  if (coupon && !(await coupons.take(trx, coupon.id, id, now))) throw couponUnavailable();
  return free ? { paymentId: id, answer: { payment_id: id } } : { paymentId: id };
}

const noCard = { brand: null, lastFour: null };
const cardOf = ({ payment }: Order) =>
  payment.method === 'credit_card'
    ? {
        brand: payment.card_company_code ?? null,
        lastFour: payment.card_last_four || payment.card_number?.replace(/\D/g, '').slice(-4) || null,
      }
    : noCard;

/** For the account's owner alone: others are not told what its CPF used. */
const couponUsed = () => new Refusal('coupon_used', 'Este cupom já foi usado com o seu CPF, e vale uma vez.');
const alreadyOwned = () =>
  new Refusal('already_owned', 'Já existe uma compra ativa ou aguardando pagamento para um dos produtos escolhidos.');
const tooManyOpen = () =>
  new Refusal(
    'too_many_open',
    'Há pagamentos demais aguardando confirmação. Pague ou aguarde o vencimento de um deles.',
  );
const isDuplicate = (error: unknown) =>
  error instanceof DatabaseError && error.code === '23505' && error.constraint?.startsWith('client_product_one_');
