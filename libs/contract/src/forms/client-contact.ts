import { cpf, email, form } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import { phone } from '@mirante/validation/phone-field.ts';

export const clientEmailForm = form({ email: email().required(say.required) });
export const clientCpfForm = form({ cpf: cpf().required(say.cpfRequired) });
export const clientPhonesForm = form({ phone: phone().required(say.required), cell_phone: phone().nullable() });
