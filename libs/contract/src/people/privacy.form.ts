import { typedPassword } from '../access/password.form.ts';
import { form, orNull, text } from '@mirante/validation/fields.ts';

export const erasureForm = form({ reason: orNull(text(0, 2000)), password: typedPassword() });
