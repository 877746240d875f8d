import { renewals } from '@mirante/contract/sales/renewals.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet } from '../feedback.ts';

export const { useGetRenewalQuery, useRenewProductMutation } = api.injectEndpoints({
  endpoints: endpointsFrom(renewals, 'client_product', ['payment', 'session']),
});

feedback(renewals, {
  getRenewal: { 404: quiet, 409: quiet, fail: 'Ocorreu um erro ao buscar produtos do cliente.' },
  renewProduct: { ok: 'Renovação encaminhada com sucesso!', 503: quiet, fail: 'Erro ao requisitar renovação.' },
});
