import { brand } from '@mirante/domain/house/brand.ts';
import type { CardBrand } from '@mirante/domain/sales/card.ts';
import type { PaymentOrder } from './payment-step.tsx';

interface Of {
  products: number[];
  /** Identifies the checkout's visit in the server's funnel. */
  session_key?: string | null;
}

/** The payment part of every purchase: of the card only its brand and last digits, since a token replaces the rest. */
export const paymentBody = ({ method, installments, coupon_code, card, total }: PaymentOrder, of: Of) => ({
  method,
  installments,
  coupon_code,
  expected_total: total,
  ...of,
  terms_version: brand.terms_version,
  antifraud_key: document.querySelector<HTMLMetaElement>('meta[name="antifraud-key"]')?.content || null,
  ...(card && { card_company_code: card.card_company_code as CardBrand, card_last_four: card.card_number.slice(-4) }),
});
