import { email, form } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import { typedPassword } from './password.form.ts';

export const emailChangeForm = form({ email: email().required(say.required), password: typedPassword() });
