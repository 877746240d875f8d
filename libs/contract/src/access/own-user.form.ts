import { email, form, personName, str } from '@mirante/validation/fields.ts';
import { string } from 'yup';
import { say } from '@mirante/validation/messages.ts';

/** A new e-mail requires the password, and a second-factor code if there is one. */
export const ownUserForm = form({
  name: personName().required(say.textRequired).max(60, say.nameLong),
  email: email().required(say.required),
  password: string().strict().max(1024, say.password),
  code: str().max(32, say.invalid),
});
