import { clientProducts } from '@mirante/contract/sales/client-products.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet } from '../feedback.ts';

export const {
  useListClientProductHistoryQuery,
  useGetClientProductQuery,
  useCheckClientProductQuery,
  useAddClientProductsMutation,
  useEditClientProductExpiryMutation,
  useCancelClientProductMutation,
  useRefundClientProductMutation,
  useEditClientProductObsMutation,
  useListCancelReasonsQuery,
} = api.injectEndpoints({
  endpoints: endpointsFrom(clientProducts, 'client_product', ['client', 'payment', 'refund', 'coupon']),
});

const alreadyActive = 'Cliente já possui produto atribuído vigente. Cancele o vigente e tente novamente.';

feedback(clientProducts, {
  listClientProductHistory: { fail: 'Não foi possível carregar histórico do cliente com o produto.' },
  getClientProduct: { 404: quiet, fail: 'Não foi possível carregar dados do produto do cliente.' },
  addClientProducts: {
    ok: 'Produto adicionado com sucesso!',
    containing: [['can not buy already active product', alreadyActive]],
    409: quiet,
    fail: 'Erro ao adicionar produto ao cliente.',
  },
  editClientProductExpiry: {
    ok: 'Vencimento alterado com sucesso!',
    412: quiet,
    fail: 'Ocorreu um erro ao alterar vencimento',
  },
  cancelClientProduct: { ok: 'Produto cancelado!', fail: 'Ocorreu um erro ao cancelar produto.' },
  refundClientProduct: { ok: 'Reembolso registrado!', fail: 'Não foi possível reembolsar o produto.' },
  editClientProductObs: { ok: 'Salvo!', 412: quiet, fail: 'Ocorreu um erro ao editar obs do produto.' },
});
