import type { checkout as contract } from '@mirante/contract/checkout.ts';
import type { Input } from '@mirante/contract/http.ts';
import type { Checkout } from '@mirante/domain/checkout.ts';
import type { PaymentOrder } from '@mirante/screens/payment-step.tsx';

export type SignupBody = Input<typeof contract.signUp>;

/** The purchase as the server takes it. An existing customer's address stays the one on record. */
export function signupBody({ client, address, customer, key }: Checkout, product: { id: number }, order: PaymentOrder): SignupBody {
  const { confirm_password: _repeated, cell_phone, gender, ...required } = client;
  const { number, complement, state, ...typed } = address;
  return {
    client: { ...required, gender: gender as 'M' | 'F', cell_phone: cell_phone || null },
    ...(customer !== 'existing' && { address: { ...typed, number: Number(number), complement: complement || null, state: state as never } }),
    payment: {
      method: order.method,
      installments: order.installments,
      products: [product.id],
      coupon_code: order.coupon_code,
      session_key: key,
      antifraud_key: document.querySelector<HTMLMetaElement>('meta[name="antifraud-key"]')?.content || null,
      ...(order.card && { card_company_code: order.card.card_company_code as never, card_last_four: order.card.card_number.slice(-4) }),
    },
  };
}

/** What tells one order from another, without its secrets: it may be stored. */
export const orderOf = ({ client: { password: _secret, ...client }, ...body }: SignupBody): object => ({ client, ...body });
