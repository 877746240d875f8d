import { post, type } from '../http.ts';

const allow = ['atendimento'] as const;
export const clientAccess = {
  /**
   * Returns a generated password, which the owner must change at the next login, within 24 hours. Ends all sessions.
   */
  resetClientPassword: post('/api/v1/clients/:id/reset-password', {
    what: 'Redefinir a senha de um cliente',
    allow,
    returns: type<{ secret: string }>(),
  }),
  /** Only while it is unconfirmed, and not once its reader denied the account: there is then no address to confirm. */
  confirmClientEmail: post('/api/v1/clients/:id/confirm-email', {
    what: 'Confirmar o email de um cliente',
    allow,
    refuses: ['already_confirmed', 'email_denied', 'confirm_email_first'],
  }),
};
