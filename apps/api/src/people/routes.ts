import { clients } from '@mirante/contract/people/clients.ts';
import { clientAccess } from '@mirante/contract/people/client-access.ts';
import { clientContact } from '@mirante/contract/people/client-contact.ts';
import { clientMetrics } from '@mirante/contract/people/client-metrics.ts';
import { clientRequests } from '@mirante/contract/people/client-requests.ts';
import { profile } from '@mirante/contract/people/profile.ts';
import { accountRemoval } from '@mirante/contract/people/account-removal.ts';
import { privacy } from '@mirante/contract/people/privacy.ts';
import { zipcodes } from '@mirante/contract/people/zipcodes.ts';
import { bindHandlers, type BoundContract } from '../http/bind-handlers.ts';
import { clientRoutes } from './clients/clients.routes.ts';
import { clientAccessRoutes } from './client-access/client-access.routes.ts';
import { clientContactRoutes } from './client-contact/client-contact.routes.ts';
import { clientMetricRoutes } from './client-metrics/client-metrics.routes.ts';
import { clientRequestRoutes } from './client-requests/client-requests.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { accountRemovalRoutes } from './account-removal/account-removal.routes.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';
import { zipcodeRoutes } from './zipcodes/zipcodes.routes.ts';

export const peopleRoutes: readonly BoundContract[] = [
  bindHandlers(clients, clientRoutes),
  bindHandlers(clientAccess, clientAccessRoutes),
  bindHandlers(clientContact, clientContactRoutes),
  bindHandlers(clientMetrics, clientMetricRoutes),
  bindHandlers(clientRequests, clientRequestRoutes),
  bindHandlers(profile, profileRoutes),
  bindHandlers(accountRemoval, accountRemovalRoutes),
  bindHandlers(privacy, privacyRoutes),
  bindHandlers(zipcodes, zipcodeRoutes),
];
