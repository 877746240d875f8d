import { form } from '@mirante/validation/fields.ts';
import { typedPassword } from '../access/password.form.ts';

export const accountRemovalForm = form({ password: typedPassword() });
