import type { accountRemoval } from '@mirante/contract/people/account-removal.ts';
import type { Handlers } from '../../http/serve.ts';
import { deleteOwnAccount } from './delete-own-account.ts';

export const accountRemovalRoutes: Handlers<typeof accountRemoval> = {
  deleteAccount: (call) => deleteOwnAccount(call, call.session!, call.input.password),
};
