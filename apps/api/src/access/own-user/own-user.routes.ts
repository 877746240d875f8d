import type { ownUser } from '@mirante/contract/access/own-user.ts';
import type { Handlers } from '../../http/serve.ts';
import { changePassword } from '../password/change-password.ts';
import { editOwnUser } from './own-user.ts';

export const ownUserRoutes: Handlers<typeof ownUser> = {
  editOwnUser: (call) => editOwnUser(call, call.session!, call.input),
  changeUserPassword: (call) =>
    changePassword(call, call.session!, { current: call.input.current, fresh: call.input.new }),
};
