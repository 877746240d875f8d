import { DAY_MS, HOUR_MS, MINUTE_MS } from '@mirante/domain/durations.ts';
import type { PaymentMethod } from '@mirante/domain/products/payment-method.ts';
import { addMonths, dayInSaoPaulo, endOfDay } from '@mirante/domain/dates.ts';
import { grantedCode, productKind, termMonths } from '@mirante/domain/products/product.ts';
import { later, type DataSet, type Sale } from './data-set.ts';
import type { CouponCode } from './coupons.ts';
import { products, standardIds } from './products.ts';

const soldOf = (id: number) => products.find((product) => product.id === id)!;
const grantedBy = (id: number) => products.find(({ code }) => code === grantedCode(soldOf(id).code))?.id;
/** When a purchase of that day ends; null for none. */
function expiryOf(product: number, start: Date): Date | null {
  const months = termMonths[productKind(soldOf(product))];
  return months === null ? null : endOfDay(addMonths(dayInSaoPaulo(start), months));
}

export interface Scenario {
  client: number;
  product: number;
  at: Date;
  method?: PaymentMethod;
  coupon?: CouponCode | undefined;
}

/** A client's possible purchases. Each writes the payment and the acquisition. */
export const purchaseScenarios = (book: DataSet) => {
  const { random, now, addPayment, addAcquisition } = book;
  const sell = (story: Scenario, status: Sale['status'], renews?: number) =>
    addPayment({
      client: story.client,
      products: [story.product],
      method: story.method ?? methodAt(book, story.at),
      status,
      at: story.at,
      coupon: 'coupon' in story ? story.coupon : couponAt(book, story),
      renews,
    });
  const own = ({ client, product, at }: Scenario) => ({ client_id: client, product_id: product, created_at: at });
  const term = ({ product, at }: Scenario) => ({ starts_at: at, expires_at: expiryOf(product, at) });

  function bought(story: Scenario): number {
    const payment_id = sell(story, 'paid');
    const acquire = (part: Scenario) => addAcquisition({ ...own(part), ...term(part), status: 'active', payment_id });
    const id = acquire(story);
    const product = grantedBy(story.product);
    if (product !== undefined) acquire({ ...story, product });
    return id;
  }
  const expired = (story: Scenario) =>
    addAcquisition({ ...own(story), ...term(story), status: 'expired', payment_id: sell(story, 'paid') });

  function renewed(story: Scenario): number {
    const old = expired(story);
    const from = expiryOf(story.product, story.at) ?? story.at;
    const at = later(from, -random.between(1, 20) * DAY_MS);
    const payment_id = sell({ ...story, at }, 'paid', old);
    const id = addAcquisition({
      ...own({ ...story, at }),
      starts_at: from,
      expires_at: expiryOf(story.product, from),
      status: 'active',
      payment_id,
      renewed_from_id: old,
    });
    book.rows.client_product.find((row) => row.id === old)!.renewed_by_id = id;
    return id;
  }
  function renewing(story: Scenario): number {
    const id = bought(story);
    const at = later(now, -random.between(2, 30) * HOUR_MS);
    addAcquisition({
      ...own({ ...story, at }),
      status: 'pending_payment',
      payment_id: sell({ ...story, method: 'bank_slip', at }, 'pending', id),
    });
    return id;
  }
  const unpaid = (status: 'pending_payment' | 'no_payment') => (story: Scenario) =>
    addAcquisition({ ...own(story), status, payment_id: sell(story, 'pending') });

  function cancelled(story: Scenario): number {
    const kept = random.chance(0.5);
    const cancel_at = later(story.at, random.between(1, 40) * DAY_MS);
    const reason = random.pick(reasons);
    const ends = kept ? term(story) : {};
    return addAcquisition({
      ...own(story),
      ...ends,
      ...reason,
      status: 'cancelled',
      payment_id: sell(story, kept ? 'paid' : 'canceled'),
      cancel_at: cancel_at < now ? cancel_at : now,
    });
  }
  return {
    bought,
    expired,
    renewed,
    renewing,
    pending: unpaid('pending_payment'),
    lapsed: unpaid('no_payment'),
    cancelled,
    sell,
  };
};

const reasons = [
  { cancel_reason_id: 1, cancel_reason: 'Vai viajar e não conseguirá acompanhar.' },
  { cancel_reason_id: 3, cancel_reason: 'Desistiu no quarto dia.' },
  { cancel_reason_id: 5, cancel_reason: 'Passou para a assinatura completa.' },
  { cancel_reason_id: 2, cancel_reason: null },
] as const;

/** Apple purchases and bank transfers occur only in the past. */
const methodAt = ({ random, now }: DataSet, at: Date): PaymentMethod =>
  random.weighted<PaymentMethod>([
    ['credit_card', 55],
    ['pix', 28],
    ['bank_slip', 12],
    ...(at < later(now, -500 * DAY_MS)
      ? ([
          ['bank_transfer', 7],
          ['apple_iap', 5],
        ] as const)
      : []),
  ]);

function couponAt({ random, now }: DataSet, { product, at }: Scenario): CouponCode | undefined {
  if (!standardIds.includes(product)) return undefined;
  if (at > later(now, -85 * DAY_MS) && at < later(now, -32 * DAY_MS) && random.chance(0.2)) return 'PRIMAVERA25';
  if (at > later(now, -390 * DAY_MS) && at < later(now, -300 * DAY_MS) && random.chance(0.4)) return 'LANCAMENTO30';
  return random.chance(0.72) ? 'MIRANTE50' : undefined;
}

/** An unpaid Pix expires after half an hour, a boleto after some days. */
export const stillPayable = (now: Date, method: PaymentMethod, random: DataSet['random']): Date =>
  method === 'pix' ? later(now, -random.between(1, 12) * MINUTE_MS) : later(now, -random.between(1, 40) * HOUR_MS);
