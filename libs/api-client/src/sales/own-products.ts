import { ownProducts } from '@mirante/contract/sales/own-products.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet } from '../feedback.ts';

export const { useListOwnProductHistoryQuery, useGetOwnProductQuery, useWithdrawPurchaseMutation } =
  api.injectEndpoints({
    endpoints: endpointsFrom(ownProducts, 'client_product', ['payment', 'client', 'session']),
  });

feedback(ownProducts, {
  listOwnProductHistory: { fail: 'Ocorreu um erro ao buscar produtos do cliente.' },
  getOwnProduct: { 404: quiet, fail: 'Ocorreu um erro ao buscar produtos do cliente.' },
  withdrawPurchase: {
    ok: 'Compra desfeita. O protocolo está no seu email.',
    containing: [['sendo cobrado', 'O cartão de outra compra está sendo cobrado. Tente em instantes.']],
    fail: 'Não foi possível desfazer a compra.',
  },
});
