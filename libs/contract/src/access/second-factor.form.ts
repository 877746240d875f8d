import { form, str } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import { typedPassword } from './password.form.ts';

/** Six digits of the app, or a recovery code; spaces and hyphens are allowed. */
const code = () => str().required(say.required).max(32, say.invalid);

export const passwordForm = form({ password: typedPassword() });
export const codeForm = form({ code: code() });
export const passwordAndCodeForm = form({ password: typedPassword(), code: code() });
export const loginCodeForm = form({ challenge: str().required(say.required).max(120, say.invalid), code: code() });
