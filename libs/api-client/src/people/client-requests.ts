import { clientRequests } from '@mirante/contract/people/client-requests.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback } from '../feedback.ts';

export const { useCloseErasureRequestMutation, useConfirmPendingChangeMutation, useDiscardPendingChangeMutation } =
  api.injectEndpoints({ endpoints: endpointsFrom(clientRequests, 'client') });

feedback(clientRequests, {
  closeErasureRequest: { ok: 'Pedido encerrado!', fail: 'Não foi possível encerrar o pedido.' },
  confirmPendingChange: {
    ok: 'Dados alterados!',
    409: 'Este email já está associado a outra conta.',
    fail: 'Não foi possível confirmar a alteração.',
  },
  discardPendingChange: { ok: 'Alteração descartada!', fail: 'Não foi possível descartar a alteração.' },
});
