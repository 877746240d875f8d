import type { stepUp } from '@mirante/contract/access/step-up.ts';
import type { Handlers } from '../../http/serve.ts';
import { credentialsOf } from '../passkeys/passkeys.store.ts';
import { askForPasskey } from '../passkeys/use-passkey.ts';
import { stepUpByPasskey, stepUpByPassword, stepUpWays } from './step-up.ts';

export const stepUpRoutes: Handlers<typeof stepUp> = {
  getStepUpWays: (call) => stepUpWays(call, call.session!),
  stepUpByPassword: (call) => stepUpByPassword(call, call.session!, call.input),
  challengeStepUp: async (call) =>
    askForPasskey(
      call,
      call.viewer.role,
      { purpose: 'step_up', session_hash: call.session!.tokenHash },
      await credentialsOf(call.db, call.viewer),
    ),
  stepUpByPasskey: (call) => stepUpByPasskey(call, call.session!, call.input),
};
