import { form, str } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import { paymentForm } from './payment.form.ts';

export const renewForm = form({
  product_code: str().required(say.required).max(100, say.textLong),
  payment: paymentForm.required(say.required),
});
