import { email, password, str } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import { object } from 'yup';

const code = () => str().required(say.required).max(120, say.textLong);

export const passwordResetForm = object({ email: email().required(say.required) }).noUnknown();
export const newPasswordForm = object({ code: code(), password: password(30) }).noUnknown();
export const confirmEmailForm = object({ code: code() }).noUnknown();
