import { post } from '../http.ts';

export const password = {
  /**
   * Ends the other sessions of the account, and keeps this one. Also allowed to clients who must change their password.
   */
  changeOwnPassword: post('/api/v1/client/password', {
    what: 'Trocar a própria senha (cliente)',
    also: 'PUT',
    allow: 'client',
    input: () => import('./password.form.ts').then((m) => m.ownPasswordForm),
    refuses: ['wrong_password', 'same_password', 'password_expired'],
    example: { current: 'mirante123', new: 'nova-senha' },
  }),
};
