import type { guestOrders } from '@mirante/contract/sales/guest-orders.ts';
import type { Handlers } from '../../http/serve.ts';
import { denyGuestOrder } from './deny-guest-order.ts';
import { openOrders } from './guest-orders.store.ts';

export const guestOrderRoutes: Handlers<typeof guestOrders> = {
  listGuestOrders: ({ db, viewer, now }) => openOrders(db, viewer.id, now()),
  denyGuestOrder: (call) => denyGuestOrder(call, { clientId: call.viewer.id, paymentId: call.params.id }),
};
