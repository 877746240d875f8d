import { accountRemoval } from '@mirante/contract/people/account-removal.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet } from '../feedback.ts';

// Without a tag: afterwards there is no session to refetch with.
export const { useDeleteAccountMutation } = api.injectEndpoints({ endpoints: endpointsFrom(accountRemoval) });

feedback(accountRemoval, {
  deleteAccount: {
    ok: 'Sua conta foi removida.',
    // Shown in the form.
    409: quiet,
    fail: 'Ocorreu um erro ao remover a conta.',
  },
});
