import { del, post } from '../http.ts';

export const emailChange = {
  /**
   * Mails a link to both addresses: the new one confirms by `POST /confirm-email`, the old one can cancel. A new
   * request replaces an earlier one.
   */
  requestEmailChange: post('/api/v1/client/email', {
    what: 'Pedir a troca do próprio email',
    allow: 'client',
    input: () => import('./email-change.form.ts').then((m) => m.emailChangeForm),
    refuses: ['wrong_password', 'same_email', 'email_taken', 'confirm_email_first'],
    example: { email: 'ana.nova@mirante.example', password: 'mirante123' },
  }),
  withdrawEmailChange: del('/api/v1/client/email', { what: 'Desistir da troca do próprio email', allow: 'client' }),
  /** By the link mailed to the old address. */
  cancelEmailChange: post('/api/v1/cancel-email-change', {
    what: 'Cancelar uma troca de email pelo link',
    allow: 'public',
    input: () => import('./recovery.form.ts').then((m) => m.confirmEmailForm),
    refuses: ['invalid_code'],
    example: { code: 'código do link' },
  }),
};
