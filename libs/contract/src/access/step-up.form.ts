import { form, str } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import { typedPassword } from './password.form.ts';

/** A second-factor code if there is one. */
export const stepUpForm = form({ password: typedPassword(), code: str().max(32, say.invalid) });
