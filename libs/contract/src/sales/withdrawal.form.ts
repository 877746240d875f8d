import { form, id, orNull, text } from '@mirante/validation/fields.ts';
import { typedPassword } from '../access/password.form.ts';

/**
 * `refund_account` is required where the gateway cannot return the money. `client_product_id` is the acquisition that
 * was shown: another one is not undone instead.
 */
export const withdrawalForm = form({
  password: typedPassword(),
  refund_account: orNull(text(0, 2048)),
  client_product_id: id().nullable(),
});
