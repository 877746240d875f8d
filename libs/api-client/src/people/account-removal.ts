import { accountRemoval } from '@mirante/contract/people/account-removal.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback } from '../feedback.ts';

// Without a tag: afterwards there is no session to refetch with.
export const accountRemovalApi = api.injectEndpoints({ endpoints: endpointsFrom(accountRemoval) });
export const { useDeleteAccountMutation } = accountRemovalApi;

feedback(accountRemoval, {
  deleteAccount: {
    ok: 'Sua conta foi removida.',
    409: 'Só é possível remover uma conta cuja assinatura esteja cancelada.',
    fail: 'Ocorreu um erro ao remover a conta.',
  },
});
