import type { Viewer } from '@mirante/domain/access.ts';
import type { MailedLink } from '@mirante/domain/access/mailed-link.ts';
import { post, type } from '../http.ts';

export const recovery = {
  requestPasswordReset: post('/api/v1/password-reset', {
    what: 'Pedir recuperação de senha',
    allow: 'public',
    input: () => import('./recovery.form.ts').then((m) => m.passwordResetForm),
    example: { email: 'ana@mirante.example' },
  }),
  completePasswordReset: post('/api/v1/password-reset/complete', {
    what: 'Definir nova senha pelo link',
    allow: 'public',
    input: () => import('./recovery.form.ts').then((m) => m.newPasswordForm),
    // Whose login comes next.
    returns: type<Pick<Viewer, 'role'>>(),
    refuses: ['invalid_code'],
    example: { code: 'código do link', password: 'nova-senha' },
  }),
  /** Reads the content of a mailed link, without effect. */
  openMailedLink: post('/api/v1/mailed-link', {
    what: 'Ver o que um link enviado por email confirma',
    allow: 'public',
    input: () => import('./recovery.form.ts').then((m) => m.confirmEmailForm),
    returns: type<MailedLink>(),
    refuses: ['invalid_code'],
    example: { code: 'código do link' },
  }),
  /**
   * "Não fui eu": invalidates the link. The e-mail of a sign-up that its owner did not make is removed from the
   * account, unless somebody's order without a login is pending under it.
   */
  denyMailedLink: post('/api/v1/mailed-link/deny', {
    what: 'Recusar o que um link enviado por email confirma',
    allow: 'public',
    input: () => import('./recovery.form.ts').then((m) => m.confirmEmailForm),
    refuses: ['invalid_code', 'confirm_email_first'],
    example: { code: 'código do link' },
  }),
  /** Mails the client's own address the link that confirms it, again. */
  resendConfirmation: post('/api/v1/client/confirm-email', {
    what: 'Reenviar a confirmação do próprio email',
    allow: 'client',
    refuses: ['already_confirmed'],
  }),
  /** Confirms a mailed link: the e-mail of a new account, a new e-mail, or data typed at the checkout. */
  confirmEmail: post('/api/v1/confirm-email', {
    what: 'Confirmar email',
    allow: 'public',
    input: () => import('./recovery.form.ts').then((m) => m.confirmEmailForm),
    refuses: ['invalid_code', 'email_taken', 'confirm_email_first'],
    example: { code: 'código do link' },
  }),
};
