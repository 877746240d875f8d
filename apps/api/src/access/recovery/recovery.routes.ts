import type { recovery } from '@mirante/contract/access/recovery.ts';
import { limit } from '../../http/limits.ts';
import { networkOf } from '../../http/network.ts';
import { or404, Refusal } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { findAccountOf } from '../login/login.store.ts';
import { sendConfirm } from '../mailed-links/mailed-link.ts';
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
    return resetPassword(call, { ...call.input, requestId: call.request.id });
  },

  openMailedLink: async (call) => {
    await limit(call, 'mailed-code', networkOf(call.ip));
    return openLink(call, call.input.code);
  },

  denyMailedLink: async (call) => {
    await limit(call, 'mailed-code', networkOf(call.ip));
    await denyLink(call, call.input.code);
  },

  resendConfirmation: async (call) => {
    const account = or404(await findAccountOf(call.db, call.viewer), 'Cliente');
    if (account.confirmed) throw new Refusal('already_confirmed', 'Seu email já está confirmado.');
    await limit(call, 'mail', account.email);
    await sendConfirm(call, call.db, account);
  },

  confirmEmail: async (call) => {
    await limit(call, 'mailed-code', networkOf(call.ip));
    await confirmByLink(call, { code: call.input.code, requestId: call.request.id });
  },
};
