import { zipcodes } from '@mirante/contract/people/zipcodes.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet } from '../feedback.ts';

export const { useLazyFindAddressQuery } = api.injectEndpoints({ endpoints: endpointsFrom(zipcodes) });

// The form says what was not found.
feedback(zipcodes, { findAddress: quiet });
