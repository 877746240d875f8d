import { form } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import { STAFF_PASSWORD_MIN } from '@mirante/validation/rules.ts';
import { ref, string } from 'yup';
import { PASSWORDS_DIFFER } from './password-messages.ts';

const REQUIRED = 'Campo obrigatório';

/** A password is not trimmed. */
const password = (min: number, message: string) =>
  string().strict().required(REQUIRED).min(min, message).max(30, message);

export const changePasswordSchema = form({
  current: password(6, say.password),
  new: password(6, say.password),
  repeated: password(6, say.password).oneOf([ref('new')], PASSWORDS_DIFFER),
});
/** For staff, whose current password may be shorter than a new one has to be. */
export const changeStaffPasswordSchema = form({
  current: password(6, say.password),
  new: password(STAFF_PASSWORD_MIN, say.staffPassword),
  repeated: password(STAFF_PASSWORD_MIN, say.staffPassword).oneOf([ref('new')], PASSWORDS_DIFFER),
});
