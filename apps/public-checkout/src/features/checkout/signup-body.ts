import type { checkout as contract } from '@mirante/contract/sales/checkout.ts';
import type { Input } from '@mirante/contract/http.ts';
import type { Checkout, TypedAddress } from '@mirante/domain/sales/checkout.ts';
import type { PaymentOrder } from '@mirante/screens/payment-step/payment-step.tsx';
import { digitsOf } from '@mirante/validation/rules.ts';
import { paymentBody } from '@mirante/screens/payment-step/payment-body.ts';

export type SignupBody = Input<typeof contract.signUp>;

/**
 * The sign-up's request body. An existing customer keeps the stored address. What was typed before its mask was loaded
 * is the same order as with one.
 */
export function signupBody(
  { client, address, customer, key }: Checkout,
  product: { id: number },
  order: PaymentOrder,
): SignupBody {
  const { confirm_password: _repeated, cell_phone, gender, ...required } = client;
  return {
    client: { ...required, cpf: digitsOf(required.cpf), gender: gender as 'M' | 'F', cell_phone: cell_phone || null },
    ...(customer !== 'existing' && {
      address: addressBody(address),
    }),
    payment: paymentBody(order, { products: [product.id], session_key: key }),
  };
}

export const addressBody = ({ zipcode, number, complement, state, ...typed }: TypedAddress) => ({
  ...typed,
  zipcode: digitsOf(zipcode),
  number: number === null ? null : Number(number),
  complement: complement || null,
  state: state as never,
});

/** Identifies an order, without its secrets, so that it may be stored. */
export const orderOf = ({ client: { password: _secret, ...client }, ...body }: SignupBody): object => ({
  client,
  ...body,
});
