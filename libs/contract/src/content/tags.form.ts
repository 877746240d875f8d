import { form, text } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
export const tagForm = form({ name: text(3, 100).required(say.textRequired) });
