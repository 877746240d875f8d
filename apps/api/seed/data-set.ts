import { HOUR_MS, MINUTE_MS } from '@mirante/domain/durations.ts';
import type { PaymentMethod } from '@mirante/domain/products/payment-method.ts';
import { dayInSaoPaulo, endOfDay, addDays } from '@mirante/domain/dates.ts';
import type { PaymentStatus } from '@mirante/domain/sales/payment.ts';
import { priceOf } from '@mirante/domain/products/price.ts';
import type { Schema } from '../src/database/schema.ts';
import type { Written } from './copy-rows.ts';
import { couponIds, couponRows, type CouponCode } from './coupons.ts';
import { places, type Person } from './people.ts';
import { products, standardIds } from './products.ts';
import type { Random } from './random.ts';

type Row<T extends keyof Schema> = Written<T>;
export const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

export interface Sale {
  client: number;
  products: readonly number[];
  method: PaymentMethod;
  status: PaymentStatus;
  at: Date;
  coupon?: CouponCode | undefined;
  /** The acquisition that it renews. */
  renews?: number | undefined;
}
export type Acquisition = Pick<Row<'client_product'>, 'client_id' | 'product_id' | 'status' | 'created_at'> &
  Partial<Row<'client_product'>>;

/** A company's generated rows, before they are written. */
export function newDataSet(random: Random, now: Date, password_hash: string) {
  const percents = new Map(couponRows(now).map(({ code, percent }) => [code, percent]));
  const rows = {
    client: [] as Row<'client'>[],
    client_address: [] as Row<'client_address'>[],
    payment: [] as Row<'payment'>[],
    payment_item: [] as Row<'payment_item'>[],
    client_product: [] as Row<'client_product'>[],
    coupon_use: [] as Row<'coupon_use'>[],
  };

  function addClient(person: Person, at: Date): number {
    const id = 1001 + rows.client.length;
    rows.client.push({
      ...person,
      id,
      password_hash,
      cell_phone: random.chance(0.3) ? `+5511${random.between(970_000_000, 999_999_999)}` : null,
      must_change_password: false,
      password_expires_at: null,
      vindi_id: `sbx_cus_${id}`,
      email_confirmed_at: random.chance(0.94) ? later(at, 20 * MINUTE_MS) : null,
      created_at: at,
      removed_at: null,
      holds_cpf: true,
    });
    const complement = random.chance(0.4) ? `Apto ${random.between(11, 204)}` : null;
    rows.client_address.push({
      ...random.pick(places),
      client_id: id,
      number: random.between(1, 2400),
      complement,
      created_at: at,
      updated_at: at,
    });
    return id;
  }

  function addPayment({ client, products: bought, method, status, at, coupon, renews }: Sale): number {
    const id = 5001 + rows.payment.length;
    const chosen = products.filter((product) => bought.includes(product.id));
    const price = priceOf(
      chosen,
      method,
      coupon && {
        percent: percents.get(coupon) ?? null,
        amount: null,
        products: coupon === 'MIRANTE50' ? standardIds : [],
      },
    );
    const isCostless = price.total === 0;
    const card = method === 'credit_card';
    const confirmed_at =
      status === 'paid' || (status === 'client_deleted' && random.chance(0.5)) ? later(at, settlesAfter[method]) : null;
    rows.payment.push({
      id,
      code: random.hex(32),
      client_id: client,
      type: renews ? 'renew' : 'buy',
      method: isCostless ? (coupon === 'UPGRADE100' ? 'courtesy' : 'free') : method,
      status,
      amount: price.amount,
      discount: price.discount,
      installments: card ? random.pick([1, 2, 3, 6, 10, 12, 12]) : 1,
      vindi_code: isCostless ? null : `sbx_${id}_${random.hex(6)}`,
      coupon_id: coupon ? couponIds[coupon] : null,
      coupon_code: coupon ?? null,
      renewal_id: renews ?? null,
      card_brand: card ? random.pick(['visa', 'mastercard', 'elo', 'american_express']) : null,
      card_last_four: card ? String(random.between(1000, 9999)) : null,
      bank_slip_url: null,
      bank_slip_line: null,
      pix_copy_paste: null,
      created_at: at,
      due_at: isCostless ? null : dueOf(method, at),
      confirmed_at,
      verified_at: confirmed_at,
      renewing_until: null,
      terms_version: null,
      terms_accepted_at: null,
      link_sent_at: null,
      link_sent_by: null,
      guest: false,
    });
    rows.payment_item.push(
      ...price.items.map(({ product_id, amount, discount }) => ({ payment_id: id, product_id, amount, discount })),
    );
    if (coupon)
      rows.coupon_use.push({
        payment_id: id,
        coupon_id: couponIds[coupon],
        taken_at: at,
        released_at: status === 'canceled' ? later(at, HOUR_MS) : null,
        beyond_quantity: false,
      });
    return id;
  }

  function addAcquisition(acquisition: Acquisition): number {
    const id = 8001 + rows.client_product.length;
    rows.client_product.push({
      payment_id: null,
      starts_at: null,
      expires_at: null,
      renewed_from_id: null,
      renewed_by_id: null,
      cancel_at: null,
      cancel_reason_id: null,
      cancel_reason: null,
      obs: null,
      ...acquisition,
      id,
    });
    return id;
  }
  return { rows, random, now, addClient, addPayment, addAcquisition };
}
export type DataSet = ReturnType<typeof newDataSet>;

const settlesAfter: Record<PaymentMethod, number> = {
  credit_card: 4000,
  pix: 3 * MINUTE_MS,
  bank_slip: 26 * HOUR_MS,
  bank_transfer: 5 * HOUR_MS,
  apple_iap: 9000,
  courtesy: 0,
  free: 0,
};

function dueOf(method: PaymentMethod, at: Date): Date | null {
  if (method === 'pix') return later(at, 30 * MINUTE_MS);
  if (method !== 'bank_slip') return null;
  const day = addDays(dayInSaoPaulo(at), 3);
  // Three days later; two more across a weekend.
  return endOfDay(addDays(day, [0, 1, 2, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay()) ? 2 : 0));
}
