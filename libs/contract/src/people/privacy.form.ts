import { typedPassword } from '../access/password.form.ts';
import { form, text } from '@mirante/validation/fields.ts';

export const erasureForm = form({ reason: text(0, 2000), password: typedPassword() });
