import { ownPurchases } from '@mirante/contract/sales/own-purchases.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet } from '../feedback.ts';

export const { useBuyProductsMutation, useListUpgradeCreditsQuery } = api.injectEndpoints({
  endpoints: endpointsFrom(ownPurchases, 'client_product', ['payment', 'session']),
});

feedback(ownPurchases, {
  listUpgradeCredits: { fail: 'Erro ao buscar os seus créditos.' },
  // 503 is shown beside the button: usually the purchase queue.
  buyProducts: { ok: 'Produtos comprados com sucesso!', 503: quiet, fail: 'Erro ao comprar produto(s).' },
});
