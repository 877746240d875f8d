import type { secondFactor } from '@mirante/contract/access/second-factor.ts';
import type { Handlers } from '../../http/serve.ts';
import { confirm, disable, offer, renewCodes } from './second-factor.ts';
import * as store from './second-factor.store.ts';

export const secondFactorRoutes: Handlers<typeof secondFactor> = {
  getSecondFactor: ({ db, viewer }) => store.find(db, viewer.id),
  offerSecondFactor: (call) => offer(call, call.viewer, call.input),
  confirmSecondFactor: async (call) => ({ recovery_codes: await confirm(call, call.session!, call.input) }),
  renewRecoveryCodes: async (call) => ({ recovery_codes: await renewCodes(call, call.viewer, call.input) }),
  disableSecondFactor: (call) => disable(call, call.viewer, call.input),
};
