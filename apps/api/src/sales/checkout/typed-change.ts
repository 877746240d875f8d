import type { TypedChange } from '../../database/schema/access.ts';
import type { InferType } from 'yup';
import type { signupForm } from '@mirante/contract/sales/checkout.form.ts';
import type { KnownClient } from './checkout.store.ts';

type Typed = InferType<typeof signupForm>;
type TypedAddress = NonNullable<TypedChange['address']>;

/**
 * Typed data that differs from the account's. It is applied only on the owner's confirmation: anybody can know a CPF. A
 * typed password never is.
 */
export function typedChange(
  known: KnownClient,
  { client, address }: Typed,
  emailIsFree: boolean,
): TypedChange | undefined {
  const change: TypedChange = {
    ...(emailIsFree && { email: client.email }),
    ...(client.phone !== known.phone && { phone: client.phone }),
    ...(client.cell_phone && client.cell_phone !== known.cell_phone && { cell_phone: client.cell_phone }),
    ...(address && !isSame(known.address, address as TypedAddress) && { address: address as TypedAddress }),
  };
  return Object.keys(change).length > 0 ? change : undefined;
}

const compared = ['zipcode', 'address', 'number', 'complement', 'district', 'state', 'city'] as const;

const isSame = (known: KnownClient['address'], typed: TypedAddress) =>
  known !== undefined && compared.every((field) => (known[field] || null) === (typed[field] || null));
