import { cpf, email, form } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';

export const clientEmailForm = form({ email: email().required(say.required) });
export const clientCpfForm = form({ cpf: cpf().required(say.cpfRequired) });
