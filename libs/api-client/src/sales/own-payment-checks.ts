import { ownPaymentChecks } from '@mirante/contract/sales/own-payment-checks.ts';
import { api, type Tag } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet } from '../feedback.ts';

const stale: readonly Tag[] = ['client_product', 'payment', 'pix', 'session'];
const ifChanged = (answer: { reload: boolean } | undefined): readonly Tag[] => (answer?.reload ? stale : []);
const changing = { invalidatesTags: ifChanged, extraOptions: { tags: ifChanged } };

export const ownPaymentChecksApi = api
  .injectEndpoints({ endpoints: endpointsFrom(ownPaymentChecks) })
  .enhanceEndpoints({
    addTagTypes: stale,
    endpoints: { verifyPayment: changing, refreshPayments: changing },
  });
export const { useVerifyPaymentMutation } = ownPaymentChecksApi;

feedback(ownPaymentChecks, {
  verifyPayment: {
    ok: ({ reload }) =>
      reload
        ? { text: 'Pagamento validado!', variant: 'success' }
        : {
            text: 'Não foi possível identificar o pagamento. Aguarde alguns minutos e tente novamente.',
            variant: 'info',
          },
    fail: 'Ocorreu um erro ao atualizar status dos pagamentos.',
  },
  // Called without a press: a rate limit concerns nobody.
  refreshPayments: { 403: quiet, 429: quiet, fail: 'Ocorreu um erro ao atualizar status dos pagamentos.' },
});
