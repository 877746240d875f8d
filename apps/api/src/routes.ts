import { accountRemoval } from '@mirante/contract/account-removal.ts';
import { audit } from '@mirante/contract/audit.ts';
import { catalogue } from '@mirante/contract/catalogue.ts';
import { checkout } from '@mirante/contract/checkout.ts';
import { clientAccess } from '@mirante/contract/client-access.ts';
import { clientAccount } from '@mirante/contract/client-account.ts';
import { clientContact } from '@mirante/contract/client-contact.ts';
import { clientMetrics } from '@mirante/contract/client-metrics.ts';
import { clientPayments } from '@mirante/contract/client-payments.ts';
import { clientProducts } from '@mirante/contract/client-products.ts';
import { clientRequests } from '@mirante/contract/client-requests.ts';
import { clients } from '@mirante/contract/clients.ts';
import { coupons } from '@mirante/contract/coupons.ts';
import type { Contract } from '@mirante/contract/http.ts';
import { dividends } from '@mirante/contract/dividends.ts';
import { emailChange } from '@mirante/contract/email-change.ts';
import { ownPaymentChecks } from '@mirante/contract/own-payment-checks.ts';
import { ownProducts } from '@mirante/contract/own-products.ts';
import { ownPurchases } from '@mirante/contract/own-purchases.ts';
import { ownSessions } from '@mirante/contract/own-sessions.ts';
import { overview } from '@mirante/contract/overview.ts';
import { ownUser } from '@mirante/contract/own-user.ts';
import { password } from '@mirante/contract/password.ts';
import { payments } from '@mirante/contract/payments.ts';
import { permissions } from '@mirante/contract/permissions.ts';
import { pix } from '@mirante/contract/pix.ts';
import { privacy } from '@mirante/contract/privacy.ts';
import { products } from '@mirante/contract/products.ts';
import { profile } from '@mirante/contract/profile.ts';
import { recovery } from '@mirante/contract/recovery.ts';
import { refunds } from '@mirante/contract/refunds.ts';
import { renewals } from '@mirante/contract/renewals.ts';
import { search } from '@mirante/contract/search.ts';
import { secondFactor } from '@mirante/contract/second-factor.ts';
import { session } from '@mirante/contract/session.ts';
import { stockPortfolios } from '@mirante/contract/stock-portfolios.ts';
import { users } from '@mirante/contract/users.ts';
import type { FastifyInstance } from 'fastify';
import { accountRemovalRoutes } from './features/account-removal/account-removal.routes.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import { catalogueRoutes } from './features/catalogue/catalogue.routes.ts';
import { checkoutRoutes } from './features/checkout/checkout.routes.ts';
import { clientAccessRoutes } from './features/client-access/client-access.routes.ts';
import { clientAccountRoutes } from './features/client-account/client-account.routes.ts';
import { clientContactRoutes } from './features/client-contact/client-contact.routes.ts';
import { clientMetricRoutes } from './features/client-metrics/client-metrics.routes.ts';
import { clientPaymentRoutes } from './features/client-payments/client-payments.routes.ts';
import { clientProductRoutes } from './features/client-products/client-products.routes.ts';
import { clientRequestRoutes } from './features/client-requests/client-requests.routes.ts';
import { clientRoutes } from './features/clients/clients.routes.ts';
import { clockPages } from './features/clock/clock.pages.ts';
import { couponRoutes } from './features/coupons/coupons.routes.ts';
import { dividendRoutes } from './features/dividends/dividends.routes.ts';
import { docsPages } from './features/docs/docs.pages.ts';
import { emailChangeRoutes } from './features/email-change/email-change.routes.ts';
import { healthPages } from './features/health/health.pages.ts';
import { mailboxPages } from './features/mailbox/mailbox.pages.ts';
import { ownPaymentCheckRoutes } from './features/own-payment-checks/own-payment-checks.routes.ts';
import { ownProductRoutes } from './features/own-products/own-products.routes.ts';
import { ownPurchaseRoutes } from './features/own-purchases/own-purchases.routes.ts';
import { ownSessionRoutes } from './features/own-sessions/own-sessions.routes.ts';
import { overviewRoutes } from './features/overview/overview.routes.ts';
import { ownUserRoutes } from './features/own-user/own-user.routes.ts';
import { passwordRoutes } from './features/password/password.routes.ts';
import { paymentRoutes } from './features/payments/payments.routes.ts';
import { permissionRoutes } from './features/permissions/permissions.routes.ts';
import { pixRoutes } from './features/pix/pix.routes.ts';
import { privacyRoutes } from './features/privacy/privacy.routes.ts';
import { productRoutes } from './features/products/products.routes.ts';
import { profileRoutes } from './features/profile/profile.routes.ts';
import { recoveryRoutes } from './features/recovery/recovery.routes.ts';
import { refundRoutes } from './features/refunds/refunds.routes.ts';
import { renewalRoutes } from './features/renewals/renewals.routes.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { secondFactorRoutes } from './features/second-factor/second-factor.routes.ts';
import { sessionRoutes } from './features/session/session.routes.ts';
import { userRoutes } from './features/users/users.routes.ts';
import { stockPortfolioRoutes } from './features/stock-portfolios/stock-portfolios.routes.ts';
import { receiveWebhooks } from './features/webhooks/webhooks.ts';
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
