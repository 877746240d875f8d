import { phone } from '@mirante/domain/format.ts';
import type { Address } from '@mirante/domain/address.ts';
import { emptyCheckout, type Checkout, type CheckoutStep, type TypedAddress } from '@mirante/domain/sales/checkout.ts';
import type { ResumedCheckout } from '@mirante/domain/sales/resume-link.ts';

/** The state of a checkout opened by its mailed link. Without an address, its step is open at most. */
export const resumed = ({ session_key, product, coupon_code, ...kept }: ResumedCheckout): Checkout => ({
  ...emptyCheckout,
  client: { ...emptyCheckout.client, name: kept.name, email: kept.email, phone: phone(kept.phone) },
  address: kept.address ? typedAddress(kept.address) : emptyCheckout.address,
  key: session_key,
  asked: { products: product, coupon: coupon_code ?? '' },
  coupon: coupon_code ? { code: coupon_code, check: null } : null,
  reached: kept.address ? kept.step : (Math.min(kept.step, 2) as CheckoutStep),
  wants_link: true,
});

const typedAddress = ({ number, complement, ...address }: Address): TypedAddress => ({
  ...address,
  number: number === null ? null : String(number),
  complement: complement ?? '',
});
