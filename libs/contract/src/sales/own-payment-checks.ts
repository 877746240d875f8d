import { post, type } from '../http.ts';

const allow = 'client';
type Reload = { reload: boolean };

/** Reads the charge from the gateway now, instead of waiting for a webhook. `reload`: the data on screen is stale. */
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
