import { email, form, password, str } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';

const code = () => str().required(say.required).max(120, say.textLong);

export const passwordResetForm = form({ email: email().required(say.required) });
export const newPasswordForm = form({ code: code(), password: password(30) });
export const confirmEmailForm = form({ code: code() });
