import { TEMPORARY_PASSWORD_HOURS } from '@mirante/domain/access/lifetimes.ts';
import { clientAccess } from '@mirante/contract/people/client-access.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback } from '../feedback.ts';

export const { useResetClientPasswordMutation, useConfirmClientEmailMutation } = api.injectEndpoints({
  endpoints: endpointsFrom(clientAccess, 'client'),
});

feedback(clientAccess, {
  resetClientPassword: {
    ok: ({ secret }) => ({
      text: `Senha redefinida para ${secret}.`,
      variant: 'success',
      detail: `Mostrada só uma vez. Vale por ${TEMPORARY_PASSWORD_HOURS} horas.`,
      copy: secret,
    }),
    fail: 'Erro ao redefinir senha do cliente.',
  },
  confirmClientEmail: { ok: 'Email confirmado!', fail: 'Erro ao confirmar email do cliente.' },
});
