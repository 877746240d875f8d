import { form, text } from '@mirante/validation/fields.ts';

/** What its owner is told. */
export const closeErasureForm = form({ answer: text(1, 2000) });
