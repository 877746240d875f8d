import { form, id, str, whole } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import { addressForm } from '../people/address.form.ts';
import { identification, sessionKey } from './checkout.form.ts';

export const resumeLinkForm = form({
  ...identification,
  session_key: sessionKey().required(say.required),
  product_id: id().required(say.required),
  coupon_code: str().max(45, say.textLong).nullable(),
  step: whole(1, 3).required(say.required),
  address: addressForm.optional().default(undefined),
});

export const withdrawnLinkForm = form({ session_key: sessionKey().required(say.required) });
