import { post, type } from '../http.ts';
import { lazySchema } from '../lazy-schema.ts';

const allow = ['atendimento', 'financeiro'] as const;
const sendLinkForm = lazySchema(({ form, oneOf }) => form({ channel: oneOf(['email', 'whatsapp']).required() }));

/** What staff do with a payment that waits for its money. */
export const openCharges = {
  /** Nothing waits for its money any more. Money that comes all the same is taken. */
  voidPayment: post('/api/v1/payments/:id/void', {
    what: 'Cancelar a cobrança de um pagamento pendente',
    allow,
    idempotent: true,
    refuses: ['not_pending'],
  }),
  /** A new Pix code, or a boleto with a new due date, at the same price. `renewed` is false where the one that is there can be paid for as long. */
  renewPayment: post('/api/v1/payments/:id/renew', {
    what: 'Gerar uma nova cobrança de um pagamento pendente',
    allow,
    returns: type<{ renewed: boolean }>(),
    refuses: ['not_pending', 'not_payable', 'already_owned', 'coupon_gone', 'payment_refused', 'gateway_unavailable'],
  }),
  /** By mail it is sent; by WhatsApp it is noted that it was. */
  sendPaymentLink: post('/api/v1/payments/:id/send-link', {
    what: 'Enviar ao cliente o link de um pagamento pendente',
    allow,
    idempotent: true,
    input: sendLinkForm,
    refuses: ['not_pending', 'not_payable'],
    example: { channel: 'email' },
  }),
};
