import type { PaymentMethod } from '@mirante/domain/products/payment-method.ts';
import type { ClientProductStatus } from '@mirante/domain/products/client-product.ts';
import type { PaymentStatus, PaymentType } from '@mirante/domain/sales/payment.ts';
import { priceOf } from '@mirante/domain/products/price.ts';
import { products, standardIds } from './products.ts';

/** How many days a large house has been open; its last day is yesterday. */
export const DAYS = 1095;
const SECONDS = 86_400;

/** A 32-bit hash of n and salt: tables generated one after the other agree without shared state. */
export function mix(n: number, salt: number): number {
  let h = Math.imul(n ^ (salt * 0x9e3779b9), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  h ^= h >>> 16;
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return (h ^ (h >>> 12)) >>> 0;
}

const sold = [6, 6, 6, 6, 4, 4, 4, 5, 5, 3, 3, 2, 1, 7, 8, 9];
const methods: readonly PaymentMethod[] = [
  'credit_card',
  'credit_card',
  'credit_card',
  'credit_card',
  'credit_card',
  'pix',
  'pix',
  'pix',
  'bank_slip',
  'bank_slip',
];
const formerMethods: readonly PaymentMethod[] = [
  'credit_card',
  'credit_card',
  'pix',
  'bank_slip',
  'bank_slip',
  'bank_transfer',
  'apple_iap',
];

const signedUp = (client: number): number => Math.floor(DAYS * Math.sqrt(mix(client, 1) / 2 ** 32));
export const momentOfSignup = (client: number) => ({ day: signedUp(client), second: mix(client, 2) % SECONDS });

export interface Owned {
  product: number;
  day: number;
  second: number;
  status: ClientProductStatus;
}
/** A client's first or second acquisition: of different products, the second some time after the first. */
export function ownedOf(client: number, which: 0 | 1): Owned {
  const first = mix(client, 3) % sold.length;
  const product = sold[first]!;
  const day = which === 0 ? signedUp(client) : Math.min(signedUp(client) + (mix(client, 4) % 300), DAYS - 1);
  const others = which === 0 ? sold : sold.filter((id) => id !== product);
  return {
    product: which === 0 ? product : others[mix(client, 5) % others.length]!,
    day,
    second: (mix(client, 2) + which * 60) % SECONDS,
    status: statusOf(mix(client, 6 + which) % 100, DAYS - day),
  };
}

const statusOf = (part: number, age: number): ClientProductStatus => {
  if (part < 10) return 'cancelled';
  if (part < 22) return 'no_payment';
  if (age > 365) return 'expired';
  return part < 26 && age < 5 ? 'pending_payment' : 'active';
};

/** Amount and discount in COPY's format. */
const prices = new Map<string, string>();
for (const product of products)
  for (const method of [...methods, ...formerMethods])
    for (const coupon of [true, false]) {
      const discount =
        coupon && standardIds.includes(product.id) ? { percent: 50, amount: null, products: standardIds } : undefined;
      const { amount, discount: off } = priceOf([product], method, discount);
      prices.set(`${product.id}${method}${coupon}`, `${amount}\t${off}`);
    }

export interface Paid {
  product: number;
  type: PaymentType;
  method: PaymentMethod;
  status: PaymentStatus;
  amounts: string;
  coupon: boolean;
  day: number;
  second: number;
}
/** The first two payments are of the acquisitions; the rest are retries and renewals. */
export function paidOf(client: number, k: number): Paid {
  const own = ownedOf(client, (k % 2) as 0 | 1);
  const seed = client * 16 + k;
  const day = k < 2 ? own.day : own.day + (mix(seed, 10) % (DAYS - own.day));
  const method = (day < DAYS - 500 ? formerMethods : methods)[
    mix(seed, 11) % (day < DAYS - 500 ? formerMethods : methods).length
  ]!;
  const coupon = standardIds.includes(own.product) && mix(seed, 12) % 10 < 7;
  return {
    product: own.product,
    type: k < 2 || mix(seed, 13) % 2 === 0 ? 'buy' : 'renew',
    method,
    status: k < 2 ? statusOfOwned[own.status] : statusOfTry(mix(seed, 14) % 100),
    amounts: prices.get(`${own.product}${method}${coupon}`)!,
    coupon,
    day,
    second: k < 2 ? own.second : mix(seed, 15) % SECONDS,
  };
}

const statusOfOwned: Record<ClientProductStatus, PaymentStatus> = {
  active: 'paid',
  expired: 'paid',
  cancelled: 'canceled',
  no_payment: 'pending',
  pending_payment: 'pending',
};
const statusOfTry = (part: number): PaymentStatus => (part < 70 ? 'paid' : part < 92 ? 'canceled' : 'pending');
