import { del, post } from '../http.ts';

const allow = ['atendimento'] as const;
/** Staff's answers to requests of a client. */
export const clientRequests = {
  /** Closes the request without removing the client, who is mailed the reason. */
  closeErasureRequest: post('/api/v1/clients/:id/erasure-request/close', {
    what: 'Encerrar o pedido de exclusão de um cliente',
    allow,
    input: () => import('./client-requests.form.ts').then((m) => m.closeErasureForm),
    example: { answer: 'Como combinado por telefone, a conta continua ativa.' },
  }),
  confirmPendingChange: post('/api/v1/clients/:client_id/pending-changes/:id/confirm', {
    what: 'Confirmar uma alteração de dados pedida na compra',
    allow,
    refuses: ['email_taken', 'confirm_email_first'],
  }),
  discardPendingChange: del('/api/v1/clients/:client_id/pending-changes/:id', {
    what: 'Descartar uma alteração de dados pedida na compra',
    allow,
  }),
};
