import type { emailChange } from '@mirante/contract/access/email-change.ts';
import { networkOf, limit } from '../../http/limits.ts';
import type { Handlers } from '../../http/serve.ts';
import { cancelEmailChange, requestEmailChange, withdrawEmailChange } from './email-change.ts';

export const emailChangeRoutes: Handlers<typeof emailChange> = {
  requestEmailChange: (call) => requestEmailChange(call, call.viewer, call.input),
  withdrawEmailChange: (call) => withdrawEmailChange(call, call.viewer.id),
  cancelEmailChange: async (call) => {
    await limit(call, 'mailed-code', networkOf(call.ip));
    await cancelEmailChange(call, call.input.code);
  },
};
