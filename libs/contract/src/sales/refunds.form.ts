import { form, money, orNull, text } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import type { InferType } from 'yup';
export const refundForm = form({
  amount: money().required(say.required).min(0.01, 'O valor deve ser maior que zero.'),
  obs: orNull(text(0, 2048)),
});
export type RefundForm = InferType<typeof refundForm>;
