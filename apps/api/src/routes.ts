import { permissions } from '@mirante/contract/access/permissions.ts';
import type { Contract } from '@mirante/contract/http.ts';
import type { FastifyInstance } from 'fastify';
import { permissionRoutes } from './access/permissions/permissions.routes.ts';
import { recordsRoutes } from './records/routes.ts';
import { productsRoutes } from './products/routes.ts';
import { accessRoutes } from './access/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { salesRoutes } from './sales/routes.ts';
import { contentRoutes } from './content/routes.ts';
import { messagingRoutes } from './messaging/routes.ts';
import { investmentsRoutes } from './investments/routes.ts';
import { tradingRoutes } from './trading/routes.ts';
import { houseRoutes } from './house/routes.ts';
import { clockPages } from './house/clock/clock.pages.ts';
import { docsPages } from './house/docs/docs.pages.ts';
import { healthPages } from './house/health/health.pages.ts';
import { mailboxPages } from './house/mailbox/mailbox.pages.ts';
import { unsubscribePages } from './investments/changes/unsubscribe.pages.ts';
import { securityPages } from './house/security/security.pages.ts';
import { sandboxPages } from './gateways/payments/sandbox/pages.ts';
import { serveLive } from './trading/live/live-server.ts';
import { receiveWebhooks } from './sales/webhooks/webhooks.ts';
import { bindHandlers, type BoundContract } from './http/bind-handlers.ts';
import { jobHandlers } from './job-handlers.ts';
import type { Services } from './services.ts';

/** Everything of `/api/v1`. */
export const routes: readonly BoundContract[] = [
  ...recordsRoutes,
  ...productsRoutes,
  ...accessRoutes,
  ...peopleRoutes,
  ...salesRoutes,
  ...contentRoutes,
  ...messagingRoutes,
  ...investmentsRoutes,
  ...tradingRoutes,
  ...houseRoutes,
  bindHandlers(
    permissions,
    permissionRoutes(() => contracts),
  ),
];
export const contracts: readonly Contract[] = routes.map(({ contract }) => contract);

/** What is served beside the contracts: pages for people and machines that run the house. */
export const pages: readonly ((app: FastifyInstance, services: Services) => void | Promise<void>)[] = [
  healthPages,
  docsPages,
  securityPages,
  unsubscribePages,
  mailboxPages,
  (app, services) => clockPages(app, services, jobHandlers(services)),
  sandboxPages,
  receiveWebhooks,
  serveLive,
];
