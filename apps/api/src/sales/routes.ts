import { checkout } from '@mirante/contract/sales/checkout.ts';
import { guestOrders } from '@mirante/contract/sales/guest-orders.ts';
import { discrepancies } from '@mirante/contract/sales/discrepancies.ts';
import { pix } from '@mirante/contract/sales/pix.ts';
import { clientPayments } from '@mirante/contract/sales/client-payments.ts';
import { allProducts } from '@mirante/contract/sales/all-products.ts';
import { clientProducts } from '@mirante/contract/sales/client-products.ts';
import { payments } from '@mirante/contract/sales/payments.ts';
import { openCharges } from '@mirante/contract/sales/open-charges.ts';
import { expiringProducts } from '@mirante/contract/sales/expiring-products.ts';
import { resumeLinks } from '@mirante/contract/sales/resume-links.ts';
import { refunds } from '@mirante/contract/sales/refunds.ts';
import { clientAccount } from '@mirante/contract/sales/client-account.ts';
import { ownProducts } from '@mirante/contract/sales/own-products.ts';
import { ownPurchases } from '@mirante/contract/sales/own-purchases.ts';
import { ownPaymentChecks } from '@mirante/contract/sales/own-payment-checks.ts';
import { renewals } from '@mirante/contract/sales/renewals.ts';
import { bindHandlers, type BoundContract } from '../http/bind-handlers.ts';
import { checkoutRoutes } from './checkout/checkout.routes.ts';
import { guestOrderRoutes } from './guest-orders/guest-orders.routes.ts';
import { pixRoutes } from './pix/pix.routes.ts';
import { clientPaymentRoutes } from './payments/client-payments.routes.ts';
import { allProductRoutes, clientProductRoutes } from './client-products/client-products.routes.ts';
import { expiringProductRoutes } from './expiring-products/expiring-products.routes.ts';
import { paymentRoutes } from './payments/payments.routes.ts';
import { openChargeRoutes } from './open-charges/open-charges.routes.ts';
import { discrepancyRoutes } from './discrepancies/discrepancies.routes.ts';
import { resumeLinkRoutes } from './resume-links/resume-links.routes.ts';
import { refundRoutes } from './refunds/refunds.routes.ts';
import { clientAccountRoutes } from './payments/client-account.routes.ts';
import { ownProductRoutes } from './client-products/own-products.routes.ts';
import { ownPurchaseRoutes } from './own-purchases/own-purchases.routes.ts';
import { ownPaymentCheckRoutes } from './payments/own-payment-checks.routes.ts';
import { renewalRoutes } from './renewals/renewals.routes.ts';

export const salesRoutes: readonly BoundContract[] = [
  bindHandlers(checkout, checkoutRoutes),
  bindHandlers(resumeLinks, resumeLinkRoutes),
  bindHandlers(guestOrders, guestOrderRoutes),
  bindHandlers(pix, pixRoutes),
  bindHandlers(clientPayments, clientPaymentRoutes),
  bindHandlers(clientProducts, clientProductRoutes),
  bindHandlers(allProducts, allProductRoutes),
  bindHandlers(expiringProducts, expiringProductRoutes),
  bindHandlers(payments, paymentRoutes),
  bindHandlers(openCharges, openChargeRoutes),
  bindHandlers(refunds, refundRoutes),
  bindHandlers(discrepancies, discrepancyRoutes),
  bindHandlers(clientAccount, clientAccountRoutes),
  bindHandlers(ownProducts, ownProductRoutes),
  bindHandlers(ownPurchases, ownPurchaseRoutes),
  bindHandlers(ownPaymentChecks, ownPaymentCheckRoutes),
  bindHandlers(renewals, renewalRoutes),
];
