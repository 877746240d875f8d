import { form } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import { phone } from '@mirante/validation/phone-field.ts';

export const clientPhonesForm = form({ phone: phone().required(say.required), cell_phone: phone().nullable() });
