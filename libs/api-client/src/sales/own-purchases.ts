import { ownPurchases } from '@mirante/contract/sales/own-purchases.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback } from '../feedback.ts';

export const ownPurchasesApi = api.injectEndpoints({
  endpoints: endpointsFrom(ownPurchases, 'client_product', ['payment', 'session']),
});
export const { useBuyProductsMutation } = ownPurchasesApi;

feedback(ownPurchases, { buyProducts: { ok: 'Produtos comprados com sucesso!', fail: 'Erro ao comprar produto(s).' } });
