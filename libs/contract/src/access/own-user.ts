import { del, patch, post } from '../http.ts';

const allow = 'staff';
export const ownUser = {
  /** The name changes at once; a new e-mail only once it is confirmed by the link mailed to it. */
  editOwnUser: patch('/api/v1/user', {
    what: 'Editar os próprios dados',
    allow,
    input: () => import('./own-user.form.ts').then((m) => m.ownUserForm),
    refuses: ['wrong_password', 'wrong_code', 'same_email', 'email_taken'],
    example: { name: 'Renata Brandão', email: 'renata@mirante.example' },
  }),
  withdrawOwnEmail: del('/api/v1/user/email', { what: 'Desistir da troca do próprio email', allow }),
  /** Ends the other sessions of the account, and keeps this one. */
  changeUserPassword: post('/api/v1/user/password', {
    what: 'Trocar a própria senha',
    also: 'PUT',
    allow,
    input: () => import('./password.form.ts').then((m) => m.ownUserPasswordForm),
    refuses: ['wrong_password', 'same_password'],
    example: { current: 'mirante123', new: 'quatro palavras sem rima' },
  }),
};
