import type { emailChange } from '@mirante/contract/access/email-change.ts';
import { limit } from '../../http/limits.ts';
import { networkOf } from '../../http/network.ts';
import type { Handlers } from '../../http/serve.ts';
import { requirePassword } from '../password/require-password.ts';
import { cancelEmailChange, requestEmailChange, withdrawEmailChange } from './email-change.ts';

export const emailChangeRoutes: Handlers<typeof emailChange> = {
  requestEmailChange: async (call) => {
    const { session, viewer, input } = call;
    const checked = await requirePassword(call, session!, input.password);
    await limit(call, 'email-change', `${viewer.role} ${viewer.id}`);
    await call.db
      .transaction()
      .execute((trx) => requestEmailChange(call, trx, session!, { email: input.email, checked }));
  },
  withdrawEmailChange: (call) => withdrawEmailChange(call, call.viewer),
  cancelEmailChange: async (call) => {
    await limit(call, 'mailed-code', networkOf(call.ip));
    await cancelEmailChange(call, call.input.code);
  },
};
