import { form, oneOf, str } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import { string } from 'yup';

/**
 * `email` is an e-mail or a CPF. Any password is accepted, up to the length worth hashing. `role` is the app's: of a
 * person's two accounts with one e-mail and one password, its own is opened.
 */
export const loginForm = form({
  email: str().required(say.required).max(120, say.textLong),
  password: string().strict().required(say.required).max(1024, say.password),
  role: oneOf(['client', 'user']),
});
