import { accountRemoval } from '@mirante/contract/people/account-removal.ts';
import { audit } from '@mirante/contract/records/audit.ts';
import { catalogue } from '@mirante/contract/products/catalogue.ts';
import { checkout } from '@mirante/contract/sales/checkout.ts';
import { clientAccess } from '@mirante/contract/people/client-access.ts';
import { clientAccount } from '@mirante/contract/sales/client-account.ts';
import { clientContact } from '@mirante/contract/people/client-contact.ts';
import { clientMetrics } from '@mirante/contract/people/client-metrics.ts';
import { clientPayments } from '@mirante/contract/sales/client-payments.ts';
import { clientProducts } from '@mirante/contract/sales/client-products.ts';
import { clientRequests } from '@mirante/contract/people/client-requests.ts';
import { clients } from '@mirante/contract/people/clients.ts';
import { coupons } from '@mirante/contract/products/coupons.ts';
import type { Contract } from '@mirante/contract/http.ts';
import { dividends } from '@mirante/contract/investments/dividends.ts';
import { emailChange } from '@mirante/contract/access/email-change.ts';
import { ownPaymentChecks } from '@mirante/contract/sales/own-payment-checks.ts';
import { ownProducts } from '@mirante/contract/sales/own-products.ts';
import { ownPurchases } from '@mirante/contract/sales/own-purchases.ts';
import { ownSessions } from '@mirante/contract/access/own-sessions.ts';
import { overview } from '@mirante/contract/house/overview.ts';
import { ownUser } from '@mirante/contract/access/own-user.ts';
import { password } from '@mirante/contract/access/password.ts';
import { payments } from '@mirante/contract/sales/payments.ts';
import { permissions } from '@mirante/contract/access/permissions.ts';
import { pix } from '@mirante/contract/sales/pix.ts';
import { privacy } from '@mirante/contract/people/privacy.ts';
import { products } from '@mirante/contract/products/products.ts';
import { profile } from '@mirante/contract/people/profile.ts';
import { recovery } from '@mirante/contract/access/recovery.ts';
import { refunds } from '@mirante/contract/sales/refunds.ts';
import { renewals } from '@mirante/contract/sales/renewals.ts';
import { search } from '@mirante/contract/house/search.ts';
import { secondFactor } from '@mirante/contract/access/second-factor.ts';
import { session } from '@mirante/contract/access/session.ts';
import { stockPortfolios } from '@mirante/contract/investments/stock-portfolios.ts';
import { users } from '@mirante/contract/access/users.ts';
import type { FastifyInstance } from 'fastify';
import { accountRemovalRoutes } from './people/account-removal/account-removal.routes.ts';
import { auditRoutes } from './records/audit/audit.routes.ts';
import { catalogueRoutes } from './products/catalogue/catalogue.routes.ts';
import { checkoutRoutes } from './sales/checkout/checkout.routes.ts';
import { clientAccessRoutes } from './people/client-access/client-access.routes.ts';
import { clientAccountRoutes } from './sales/payments/client-account.routes.ts';
import { clientContactRoutes } from './people/client-contact/client-contact.routes.ts';
import { clientMetricRoutes } from './people/client-metrics/client-metrics.routes.ts';
import { clientPaymentRoutes } from './sales/payments/client-payments.routes.ts';
import { clientProductRoutes } from './sales/client-products/client-products.routes.ts';
import { clientRequestRoutes } from './people/client-requests/client-requests.routes.ts';
import { clientRoutes } from './people/clients/clients.routes.ts';
import { clockPages } from './house/clock/clock.pages.ts';
import { couponRoutes } from './products/coupons/coupons.routes.ts';
import { dividendRoutes } from './investments/dividends/dividends.routes.ts';
import { docsPages } from './house/docs/docs.pages.ts';
import { emailChangeRoutes } from './access/email-change/email-change.routes.ts';
import { healthPages } from './house/health/health.pages.ts';
import { mailboxPages } from './house/mailbox/mailbox.pages.ts';
import { ownPaymentCheckRoutes } from './sales/payments/own-payment-checks.routes.ts';
import { ownProductRoutes } from './sales/client-products/own-products.routes.ts';
import { ownPurchaseRoutes } from './sales/own-purchases/own-purchases.routes.ts';
import { ownSessionRoutes } from './access/session/own-sessions.routes.ts';
import { overviewRoutes } from './house/overview/overview.routes.ts';
import { ownUserRoutes } from './access/own-user/own-user.routes.ts';
import { passwordRoutes } from './access/password/password.routes.ts';
import { paymentRoutes } from './sales/payments/payments.routes.ts';
import { permissionRoutes } from './access/permissions/permissions.routes.ts';
import { pixRoutes } from './sales/pix/pix.routes.ts';
import { privacyRoutes } from './people/privacy/privacy.routes.ts';
import { productRoutes } from './products/products/products.routes.ts';
import { profileRoutes } from './people/profile/profile.routes.ts';
import { recoveryRoutes } from './access/recovery/recovery.routes.ts';
import { refundRoutes } from './sales/refunds/refunds.routes.ts';
import { renewalRoutes } from './sales/renewals/renewals.routes.ts';
import { searchRoutes } from './house/search/search.routes.ts';
import { secondFactorRoutes } from './access/second-factor/second-factor.routes.ts';
import { sessionRoutes } from './access/login/session.routes.ts';
import { userRoutes } from './access/users/users.routes.ts';
import { stockPortfolioRoutes } from './investments/stock-portfolios/stock-portfolios.routes.ts';
import { receiveWebhooks } from './sales/webhooks/webhooks.ts';
import { sandboxPages } from './gateways/payments/sandbox/pages.ts';
import type { Handlers } from './http/serve.ts';
import type { Services } from './services.ts';

interface Served {
  contract: Contract;
  handlers: Handlers<Contract>;
}
/** Checks a contract against its handlers, then forgets their types. */
const on = <C extends Contract>(contract: C, handlers: Handlers<C>): Served => ({ contract, handlers });

/** Everything of `/api/v1`. */
export const routes: readonly Served[] = [
  on(session, sessionRoutes),
  on(recovery, recoveryRoutes),
  on(catalogue, catalogueRoutes),
  on(checkout, checkoutRoutes),
  on(pix, pixRoutes),
  on(clients, clientRoutes),
  on(clientAccess, clientAccessRoutes),
  on(clientContact, clientContactRoutes),
  on(clientMetrics, clientMetricRoutes),
  on(clientPayments, clientPaymentRoutes),
  on(clientProducts, clientProductRoutes),
  on(clientRequests, clientRequestRoutes),
  on(payments, paymentRoutes),
  on(refunds, refundRoutes),
  on(dividends, dividendRoutes),
  on(stockPortfolios, stockPortfolioRoutes),
  on(coupons, couponRoutes),
  on(products, productRoutes),
  on(clientAccount, clientAccountRoutes),
  on(ownProducts, ownProductRoutes),
  on(ownPurchases, ownPurchaseRoutes),
  on(ownPaymentChecks, ownPaymentCheckRoutes),
  on(renewals, renewalRoutes),
  on(profile, profileRoutes),
  on(password, passwordRoutes),
  on(ownSessions, ownSessionRoutes),
  on(emailChange, emailChangeRoutes),
  on(accountRemoval, accountRemovalRoutes),
  on(privacy, privacyRoutes),
  on(users, userRoutes),
  on(ownUser, ownUserRoutes),
  on(secondFactor, secondFactorRoutes),
  on(permissions, permissionRoutes),
  on(audit, auditRoutes),
  on(search, searchRoutes),
  on(overview, overviewRoutes),
];

/** What is served beside the contracts: pages for people and machines that run the house. */
export const pages: readonly ((app: FastifyInstance, services: Services) => void | Promise<void>)[] = [
  healthPages,
  docsPages,
  mailboxPages,
  clockPages,
  sandboxPages,
  receiveWebhooks,
];
