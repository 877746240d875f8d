import { form, id } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';

export const verifyPaymentForm = form({ payment_id: id().required(say.required) });
