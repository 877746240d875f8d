import { form, moment, str } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import { paymentForm } from './payment.form.ts';

export const renewForm = form({
  product_code: str().required(say.required).max(100, say.textLong),
  /** The current end as the buyer saw it; the renewal is refused if it is another by now. */
  current_expires_at: moment(),
  payment: paymentForm.required(say.required),
});
