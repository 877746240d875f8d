import { post } from '../http.ts';

export const accountRemoval = {
  /** Only while the profile has `removable`; otherwise 409. It cannot be undone. */
  deleteAccount: post('/api/v1/client/delete-account', {
    what: 'Remover a própria conta',
    allow: 'client',
    input: () => import('./account-removal.form.ts').then((m) => m.accountRemovalForm),
    refuses: ['not_found', 'wrong_password', 'still_subscribed', 'refund_owed'],
    example: { password: 'mirante123' },
  }),
};
