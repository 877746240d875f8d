import type { secondFactor } from '@mirante/contract/access/second-factor.ts';
import type { Handlers } from '../../http/serve.ts';
import { confirmSecondFactor, disableSecondFactor, offerSecondFactor, renewRecoveryCodes } from './second-factor.ts';
import * as store from './second-factor.store.ts';

export const secondFactorRoutes: Handlers<typeof secondFactor> = {
  getSecondFactor: ({ db, viewer }) => store.find(db, viewer.id),
  offerSecondFactor: (call) => offerSecondFactor(call, call.session!, call.input),
  confirmSecondFactor: async (call) => ({ recovery_codes: await confirmSecondFactor(call, call.session!, call.input) }),
  renewRecoveryCodes: async (call) => ({ recovery_codes: await renewRecoveryCodes(call, call.session!, call.input) }),
  disableSecondFactor: (call) => disableSecondFactor(call, call.session!, call.input),
};
