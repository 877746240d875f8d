import { form, text } from '@mirante/validation/fields.ts';
import { typedPassword } from '../access/password.form.ts';

/** `refund_account` is required where the gateway cannot return the money. */
export const withdrawalForm = form({ password: typedPassword(), refund_account: text(0, 2048) });
