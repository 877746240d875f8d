import type { stepUp } from '@mirante/contract/access/step-up.ts';
import type { Handlers } from '../../http/serve.ts';
import { credentialsOf } from '../passkeys/passkeys.store.ts';
import { requestPasskey } from '../passkeys/use-passkey.ts';
import { stepUpByPasskey, stepUpByPassword, stepUpMethods } from './step-up.ts';

export const stepUpRoutes: Handlers<typeof stepUp> = {
  getStepUpWays: (call) => stepUpMethods(call, call.session!),
  stepUpByPassword: (call) => stepUpByPassword(call, call.session!, call.input),
  challengeStepUp: async (call) =>
    requestPasskey(
      call,
      call.viewer.role,
      { purpose: 'step_up', session_hash: call.session!.tokenHash },
      await credentialsOf(call.db, call.viewer),
    ),
  stepUpByPasskey: (call) => stepUpByPasskey(call, call.session!, call.input),
};
