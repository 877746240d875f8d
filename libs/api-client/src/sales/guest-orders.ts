import { guestOrders } from '@mirante/contract/sales/guest-orders.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet } from '../feedback.ts';

export const guestOrdersApi = api.injectEndpoints({
  endpoints: endpointsFrom(guestOrders, 'payment', ['client_product']),
});
export const { useListGuestOrdersQuery, useDenyGuestOrderMutation } = guestOrdersApi;

feedback(guestOrders, {
  // An addition to the home page.
  listGuestOrders: quiet,
  denyGuestOrder: { ok: 'Pedido cancelado.', fail: 'Não foi possível cancelar o pedido.' },
});
