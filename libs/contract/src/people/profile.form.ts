import { birthDate, form, oneOf, personName } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import { phone } from '@mirante/validation/phone-field.ts';

/** All fields are optional; only the cell phone may be cleared. */
export const profileForm = form({
  name: personName().min(1, say.textRequired).max(100, say.nameLong),
  birth_date: birthDate().min(1, say.required),
  gender: oneOf(['M', 'F']),
  cell_phone: phone().nullable(),
  phone: phone().min(1, say.required),
});
