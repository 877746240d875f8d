import { post, type } from '../http.ts';
import { lazySchema } from '../lazy-schema.ts';

const allow = ['atendimento', 'financeiro'] as const;
const sendLinkForm = lazySchema(({ form, oneOf }) => form({ channel: oneOf(['email', 'whatsapp']).required() }));

/** Staff's actions on a pending payment. */
export const openCharges = {
  /** Cancels the charge. Money that arrives all the same is accepted. */
  voidPayment: post('/api/v1/payments/:id/void', {
    what: 'Cancelar a cobrança de um pagamento pendente',
    allow,
    idempotent: true,
    refuses: ['not_pending'],
  }),
  /**
   * A new Pix code, or a boleto with a new due date, at the same price. `renewed` is false if the current one can be
   * paid for as long.
   */
  renewPayment: post('/api/v1/payments/:id/renew', {
    what: 'Gerar uma nova cobrança de um pagamento pendente',
    allow,
    returns: type<{ renewed: boolean }>(),
    refuses: [
      'not_pending',
      'not_payable',
      'already_owned',
      'already_included',
      'not_renewable',
      'coupon_gone',
      'offer_over',
      'payment_refused',
      'gateway_unavailable',
    ],
  }),
  /**
   * `email` sends it; `whatsapp` records that staff sent it. `sent` is false if it was sent the same way less than a
   * minute ago.
   */
  sendPaymentLink: post('/api/v1/payments/:id/send-link', {
    what: 'Enviar ao cliente o link de um pagamento pendente',
    allow,
    idempotent: true,
    input: sendLinkForm,
    returns: type<{ sent: boolean }>(),
    refuses: ['not_pending', 'not_payable'],
    example: { channel: 'email' },
  }),
};
