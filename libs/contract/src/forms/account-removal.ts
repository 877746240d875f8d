import { form } from '@mirante/validation/fields.ts';
import { typedPassword } from './password.ts';

export const accountRemovalForm = form({ password: typedPassword() });
