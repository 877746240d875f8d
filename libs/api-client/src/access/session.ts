import { session } from '@mirante/contract/access/session.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet } from '../feedback.ts';

export const sessionApi = api.injectEndpoints({ endpoints: endpointsFrom(session, 'session') });

// The login page shows the results.
feedback(session, {
  logIn: quiet,
  completeLogIn: quiet,
  challengeLogIn: quiet,
  logInByPasskey: quiet,
  logOut: quiet,
  handOver: quiet,
});
