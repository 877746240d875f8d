import { form, str } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import { typedPassword } from './password.form.ts';

/** A code of the second factor where there is one. */
export const stepUpForm = form({ password: typedPassword(), code: str().max(32, say.invalid) });
