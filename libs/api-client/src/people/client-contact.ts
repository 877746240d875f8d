import { clientContact } from '@mirante/contract/people/client-contact.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet } from '../feedback.ts';

export const { useEditClientEmailMutation, useEditClientCpfMutation, useEditClientPhonesMutation } =
  api.injectEndpoints({ endpoints: endpointsFrom(clientContact, 'client') });

// A conflict is shown in the form.
feedback(clientContact, {
  editClientEmail: { ok: 'Email alterado!', 412: quiet, fail: 'Ocorreu um erro ao alterar o email.' },
  editClientCpf: { ok: 'CPF alterado!', 412: quiet, fail: 'Ocorreu um erro ao alterar o cpf.' },
  editClientPhones: { ok: 'Telefones alterado!', 412: quiet, fail: 'Ocorreu um erro ao alterar os telefones.' },
});
