import { form, text } from '@mirante/validation/fields.ts';

export const clientViewForm = form({ reason: text(5, 200) });
