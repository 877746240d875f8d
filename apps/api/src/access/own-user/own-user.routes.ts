import type { ownUser } from '@mirante/contract/access/own-user.ts';
import type { Handlers } from '../../http/serve.ts';
import { changePassword } from '../password/change-password.ts';
import { withdrawEmailChange } from '../email-change/email-change.ts';
import { editOwnUser } from './own-user.ts';

export const ownUserRoutes: Handlers<typeof ownUser> = {
  editOwnUser: (call) => editOwnUser(call, call.session!, call.input),
  withdrawOwnEmail: (call) => withdrawEmailChange(call, call.viewer),
  changeUserPassword: (call) => changePassword(call, call.session!, call.input),
};
