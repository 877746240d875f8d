import { pix } from '@mirante/contract/sales/pix.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet } from '../feedback.ts';

export const pixApi = api.injectEndpoints({ endpoints: endpointsFrom(pix, 'pix', ['payment', 'client_product']) });
export const { useGetPixQuery, useVerifyPixMutation, useRegeneratePixMutation } = pixApi;

feedback(pix, {
  getPix: { fail: 'Ocorreu erro ao buscar QR code do pagamento Pix.' },
  verifyPix: {
    ok: ({ status }) =>
      status === 'paid'
        ? { text: 'Pagamento validado!', variant: 'success' }
        : {
            text: 'Não foi possível identificar o pagamento. Aguarde alguns minutos e tente novamente.',
            variant: 'info',
          },
    fail: 'Ocorreu um erro ao atualizar status dos pagamentos.',
  },
  // Its page shows why an order is not renewed.
  regeneratePix: { 409: quiet, fail: 'Ocorreu erro ao buscar QR code do pagamento Pix.' },
});
