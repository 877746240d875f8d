import { form, password, staffPassword } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import { string } from 'yup';

/** The account's current password, retyped: any that a login accepts. */
export const typedPassword = () => string().strict().required(say.required).max(1024, say.password);

export const ownPasswordForm = form({ current: typedPassword(), new: password(30) });
export const ownUserPasswordForm = form({ current: typedPassword(), new: staffPassword() });
