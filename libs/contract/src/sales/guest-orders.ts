import type { GuestOrder } from '@mirante/domain/sales/guest-order.ts';
import { get, post, type } from '../http.ts';

const allow = 'client';

/** Orders made under the client's CPF without a login. */
export const guestOrders = {
  /** Those that can still be paid. */
  listGuestOrders: get('/api/v1/client/guest-orders', {
    what: 'Listar os pedidos feitos sem login',
    allow,
    returns: type<GuestOrder[]>(),
  }),
  /** The owner denies the order, and its charge is cancelled. Idempotent. */
  denyGuestOrder: post('/api/v1/client/guest-orders/:id/deny', {
    what: 'Recusar um pedido feito sem login',
    allow,
    refuses: ['not_found', 'already_paid'],
  }),
};
