import { post, type } from '../http.ts';

const allow = ['atendimento'] as const;
export const clientAccess = {
  /** Answers with a password made up for the owner, who must change it at the next login, within 24 hours. Every session ends. */
  resetClientPassword: post('/api/v1/clients/:id/reset-password', {
    what: 'Redefinir a senha de um cliente',
    allow,
    returns: type<{ secret: string }>(),
  }),
  /** Only while it is not confirmed. */
  confirmClientEmail: post('/api/v1/clients/:id/confirm-email', {
    what: 'Confirmar o email de um cliente',
    allow,
    refuses: ['already_confirmed'],
  }),
};
