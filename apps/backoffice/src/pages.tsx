import { lazy, type ComponentType } from 'react';
import { screen } from './screen.tsx';
import { to } from './to.ts';

interface Page {
  path: string;
  Screen: ComponentType;
}

// Contracts come by an import too: they would bring yup into the first bytes.
const audit = () => import('@mirante/contract/audit.ts').then((m) => m.audit);
const clientContact = () => import('@mirante/contract/client-contact.ts').then((m) => m.clientContact);
const clientMetrics = () => import('@mirante/contract/client-metrics.ts').then((m) => m.clientMetrics);
const clientPayments = () => import('@mirante/contract/client-payments.ts').then((m) => m.clientPayments);
const clientProducts = () => import('@mirante/contract/client-products.ts').then((m) => m.clientProducts);
const clients = () => import('@mirante/contract/clients.ts').then((m) => m.clients);
const coupons = () => import('@mirante/contract/coupons.ts').then((m) => m.coupons);
const dividends = () => import('@mirante/contract/dividends.ts').then((m) => m.dividends);
const ownUser = () => import('@mirante/contract/own-user.ts').then((m) => m.ownUser);
const payments = () => import('@mirante/contract/payments.ts').then((m) => m.payments);
const permissions = () => import('@mirante/contract/permissions.ts').then((m) => m.permissions);
const products = () => import('@mirante/contract/products.ts').then((m) => m.products);
const refunds = () => import('@mirante/contract/refunds.ts').then((m) => m.refunds);
const secondFactor = () => import('@mirante/contract/second-factor.ts').then((m) => m.secondFactor);
const users = () => import('@mirante/contract/users.ts').then((m) => m.users);

/** Every screen behind the login, each fetched when it is first opened, with the call that it begins with: only those who may make it see the screen. */
export const pages: readonly Page[] = [
  {
    path: to.home(),
    Screen: lazy(() => import('./features/home/home-page.tsx').then((m) => ({ default: m.HomePage }))),
  },
  {
    path: to.clients(),
    Screen: screen(clients, 'listClients', () =>
      import('./features/clients/client-list-page.tsx').then((m) => m.ClientListPage),
    ),
  },
  {
    path: to.client(':id'),
    Screen: screen(clients, 'getClient', () => import('./features/clients/client-page.tsx').then((m) => m.ClientPage)),
  },
  {
    path: to.clientEmail(':id'),
    Screen: screen(clientContact, 'editClientEmail', () =>
      import('./features/clients/client-email-page.tsx').then((m) => m.ClientEmailPage),
    ),
  },
  {
    path: to.clientCpf(':id'),
    Screen: screen(clientContact, 'editClientCpf', () =>
      import('./features/clients/client-cpf-page.tsx').then((m) => m.ClientCpfPage),
    ),
  },
  {
    path: to.clientPhones(':id'),
    Screen: screen(clientContact, 'editClientPhones', () =>
      import('./features/clients/client-phones-page.tsx').then((m) => m.ClientPhonesPage),
    ),
  },
  {
    path: to.clientPayments(':id'),
    Screen: screen(clientPayments, 'listClientPayments', () =>
      import('./features/clients/client-payments-page.tsx').then((m) => m.ClientPaymentsPage),
    ),
  },
  {
    path: to.clientMetrics(':id'),
    Screen: screen(clientMetrics, 'getClientMetrics', () =>
      import('./features/clients/client-metrics-page.tsx').then((m) => m.ClientMetricsPage),
    ),
  },
  {
    path: to.clientProduct(':id', ':productId'),
    Screen: screen(clientProducts, 'getClientProduct', () =>
      import('./features/client-products/client-product-page.tsx').then((m) => m.ClientProductPage),
    ),
  },
  {
    path: to.cancelClientProduct(':id', ':productId'),
    Screen: screen(clientProducts, 'cancelClientProduct', () =>
      import('./features/client-products/cancel-page.tsx').then((m) => m.CancelPage),
    ),
  },
  {
    path: to.clientProductObs(':id', ':productId'),
    Screen: screen(clientProducts, 'editClientProductObs', () =>
      import('./features/client-products/obs-page.tsx').then((m) => m.ObsPage),
    ),
  },
  {
    path: to.clientProductExpiry(':id', ':productId'),
    Screen: screen(clientProducts, 'editClientProductExpiry', () =>
      import('./features/client-products/expiry-page.tsx').then((m) => m.ExpiryPage),
    ),
  },
  {
    path: to.payments(),
    Screen: screen(payments, 'listPayments', () =>
      import('./features/payments/payment-list-page.tsx').then((m) => m.PaymentListPage),
    ),
  },
  {
    path: to.payment(':id'),
    Screen: screen(payments, 'getPayment', () =>
      import('./features/payments/payment-page.tsx').then((m) => m.PaymentPage),
    ),
  },
  {
    path: to.refunds(),
    Screen: screen(refunds, 'listRefunds', () =>
      import('./features/refunds/refund-list-page.tsx').then((m) => m.RefundListPage),
    ),
  },
  {
    path: to.editRefund(':id'),
    Screen: screen(refunds, 'editRefund', () =>
      import('./features/refunds/refund-edit-page.tsx').then((m) => m.RefundEditPage),
    ),
  },
  {
    path: to.coupons(),
    Screen: screen(coupons, 'listCoupons', () =>
      import('./features/coupons/coupon-list-page.tsx').then((m) => m.CouponListPage),
    ),
  },
  {
    path: to.coupon(':id'),
    Screen: screen(coupons, 'getCoupon', () => import('./features/coupons/coupon-page.tsx').then((m) => m.CouponPage)),
  },
  {
    path: to.editCoupon(':id'),
    Screen: screen(coupons, 'editCoupon', () =>
      import('./features/coupons/coupon-edit-page.tsx').then((m) => m.CouponEditPage),
    ),
  },
  {
    path: to.newCoupon(),
    Screen: screen(coupons, 'createCoupon', () =>
      import('./features/coupons/coupon-create-page.tsx').then((m) => m.CouponCreatePage),
    ),
  },
  {
    path: to.linkCoupon(':id'),
    Screen: screen(coupons, 'linkCouponProduct', () =>
      import('./features/coupons/link-products-page.tsx').then((m) => m.LinkProductsPage),
    ),
  },
  {
    path: to.products(),
    Screen: screen(products, 'listProducts', () =>
      import('./features/products/product-list-page.tsx').then((m) => m.ProductListPage),
    ),
  },
  {
    path: to.product(':id'),
    Screen: screen(products, 'getProduct', () =>
      import('./features/products/product-page.tsx').then((m) => m.ProductPage),
    ),
  },
  {
    path: to.editProduct(':id'),
    Screen: screen(products, 'editProduct', () =>
      import('./features/products/product-edit-page.tsx').then((m) => m.ProductEditPage),
    ),
  },
  {
    path: to.addProductChild(':id'),
    Screen: screen(products, 'addProductChild', () =>
      import('./features/products/add-child-page.tsx').then((m) => m.AddChildPage),
    ),
  },
  {
    path: to.newProduct(),
    Screen: screen(products, 'createProduct', () =>
      import('./features/products/product-create-page.tsx').then((m) => m.ProductCreatePage),
    ),
  },
  {
    path: to.dividends(),
    Screen: screen(dividends, 'listDividends', () =>
      import('./features/dividends/dividend-list-page.tsx').then((m) => m.DividendListPage),
    ),
  },
  {
    path: to.editDividend(':id'),
    Screen: screen(dividends, 'editDividend', () =>
      import('./features/dividends/dividend-edit-page.tsx').then((m) => m.DividendEditPage),
    ),
  },
  {
    path: to.createDividends(),
    Screen: screen(dividends, 'createDividends', () =>
      import('./features/dividends/create-dividends-page.tsx').then((m) => m.CreateDividendsPage),
    ),
  },
  {
    path: to.users(),
    Screen: screen(users, 'listUsers', () => import('./features/users/user-list-page.tsx').then((m) => m.UserListPage)),
  },
  {
    path: to.user(':id'),
    Screen: screen(users, 'getUser', () => import('./features/users/user-page.tsx').then((m) => m.UserPage)),
  },
  {
    path: to.userRoles(':id'),
    Screen: screen(users, 'editUserRoles', () =>
      import('./features/users/user-roles-page.tsx').then((m) => m.UserRolesPage),
    ),
  },
  {
    path: to.newUser(),
    Screen: screen(users, 'createUser', () => import('./features/users/new-user-page.tsx').then((m) => m.NewUserPage)),
  },
  {
    path: to.ownData(),
    Screen: screen(ownUser, 'editOwnUser', () =>
      import('./features/own-user/own-data-page.tsx').then((m) => m.OwnDataPage),
    ),
  },
  {
    path: to.ownPassword(),
    Screen: screen(ownUser, 'changeUserPassword', () =>
      import('./features/own-user/own-password-page.tsx').then((m) => m.OwnPasswordPage),
    ),
  },
  {
    path: to.security(),
    Screen: screen(secondFactor, 'getSecondFactor', () =>
      import('./features/own-user/security-page.tsx').then((m) => m.SecurityPage),
    ),
  },
  {
    path: to.permissions(),
    Screen: screen(permissions, 'listRoutes', () =>
      import('./features/permissions/permissions-page.tsx').then((m) => m.PermissionsPage),
    ),
  },
  {
    path: to.audit(),
    Screen: screen(audit, 'listAuditEntries', () =>
      import('./features/audit/audit-list-page.tsx').then((m) => m.AuditListPage),
    ),
  },
];
