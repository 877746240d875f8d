import { post, type } from '../http.ts';

const allow = 'client';
type Reload = { reload: boolean };

/** Asks the gateway now, instead of waiting for it to tell. `reload`: what the caller has on screen is no longer so. */
export const ownPaymentChecks = {
  verifyPayment: post('/api/v1/client/verify-payment', {
    what: 'Verificar um pagamento próprio',
    allow,
    input: () => import('./own-payment-checks.form.ts').then((m) => m.verifyPaymentForm),
    returns: type<Reload>(),
    refuses: ['not_found'],
    example: { payment_id: 1 },
  }),
  refreshPayments: post('/api/v1/client/payments/refresh', {
    what: 'Atualizar os próprios pagamentos pendentes',
    allow,
    returns: type<Reload>(),
  }),
};
