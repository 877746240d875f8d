import { form, text } from '@mirante/validation/fields.ts';

/** The answer mailed to the owner. */
export const closeErasureForm = form({ answer: text(1, 2000) });
