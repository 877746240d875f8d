import { form, str } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';

export const productChoice = form({ product: str().required(say.chooseOne) });
