import type { zipcodes } from '@mirante/contract/people/zipcodes.ts';
import type { Handlers } from '../../http/serve.ts';
import { findAddress } from './find-address.ts';

export const zipcodeRoutes: Handlers<typeof zipcodes> = {
  findAddress: async (call) => findAddress(call, call.params.cep),
};
