import { emailChange } from '@mirante/contract/access/email-change.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet } from '../feedback.ts';

export const { useRequestEmailChangeMutation, useWithdrawEmailChangeMutation, useCancelEmailChangeMutation } =
  api.injectEndpoints({ endpoints: endpointsFrom(emailChange, 'client') });

feedback(emailChange, {
  // A taken address is shown at its field.
  requestEmailChange: {
    ok: 'Enviamos um link de confirmação para o novo email.',
    409: quiet,
    fail: 'Não foi possível pedir a troca do email.',
  },
  withdrawEmailChange: { ok: 'Troca de email cancelada.', fail: 'Não foi possível cancelar a troca do email.' },
  // Its page shows the result.
  cancelEmailChange: quiet,
});
