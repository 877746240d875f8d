import { email, form, str } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';

export const ownUserForm = form({
  name: str().required(say.textRequired).max(60, say.nameLong),
  email: email().required(say.required),
});
