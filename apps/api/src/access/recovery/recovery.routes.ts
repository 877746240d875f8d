import type { recovery } from '@mirante/contract/access/recovery.ts';
import { limit } from '../../http/limits.ts';
import { networkOf } from '../../http/network.ts';
import type { Handlers } from '../../http/serve.ts';
import { confirmByLink } from './confirm-by-link.ts';
import { denyLink } from './deny-link.ts';
import { openLink } from './open-link.ts';
import { resetPassword } from './reset-password.ts';

export const recoveryRoutes: Handlers<typeof recovery> = {
  // The same work for any address: the job looks the account up, where the duration cannot be measured.
  requestPasswordReset: async (call) => {
    const { db, jobs, input, ip } = call;
    await limit(call, 'reset-ip', networkOf(ip));
    await limit(call, 'reset-account', input.email);
    await jobs.add(db, 'reset', { email: input.email });
  },

  completePasswordReset: async (call) => {
    await limit(call, 'mailed-code', networkOf(call.ip));
    await resetPassword(call, call.input);
  },

  openMailedLink: async (call) => {
    await limit(call, 'mailed-code', networkOf(call.ip));
    return openLink(call, call.input.code);
  },

  denyMailedLink: async (call) => {
    await limit(call, 'mailed-code', networkOf(call.ip));
    await denyLink(call, call.input.code);
  },

  confirmEmail: async (call) => {
    await limit(call, 'mailed-code', networkOf(call.ip));
    await confirmByLink(call, call.input.code);
  },
};
