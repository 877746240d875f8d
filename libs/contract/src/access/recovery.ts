import { post } from '../http.ts';

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
    refuses: ['invalid_code'],
    example: { code: 'código do link', password: 'nova-senha' },
  }),
  /** Confirms what a mailed link stands for: the address of a new account, or a change that was typed at the checkout. */
  confirmEmail: post('/api/v1/confirm-email', {
    what: 'Confirmar email',
    allow: 'public',
    input: () => import('./recovery.form.ts').then((m) => m.confirmEmailForm),
    refuses: ['invalid_code', 'email_taken'],
    example: { code: 'código do link' },
  }),
};
