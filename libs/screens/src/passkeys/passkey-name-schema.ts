import { form, text } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';

export const passkeyNameSchema = form({ name: text(1, 60).required(say.textRequired) });
