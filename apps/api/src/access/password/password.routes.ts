import type { password } from '@mirante/contract/access/password.ts';
import type { Handlers } from '../../http/serve.ts';
import { changePassword } from './change-password.ts';

export const passwordRoutes: Handlers<typeof password> = {
  changeOwnPassword: (call) => changePassword(call, call.session!, call.input),
};
