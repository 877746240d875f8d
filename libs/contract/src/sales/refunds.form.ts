import { form, money, orNull, text } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import type { InferType } from 'yup';
const amount = () => money().min(0.01, 'O valor deve ser maior que zero.');
const obs = () => orNull(text(0, 2048));
export const refundForm = form({ amount: amount().required(say.required), obs: obs() });
/** Omitted fields are unchanged. */
export const refundChange = form({ amount: amount(), obs: obs() });
/** How the money was given back. */
export const byHandForm = form({ reason: text(5, 500) });
export type RefundForm = InferType<typeof refundForm>;
