import { lazy, type ComponentType } from 'react';
import { screen } from './screen.tsx';
import { to } from './to.ts';

interface Page {
  path: string;
  Screen: ComponentType;
}

// Contracts come by an import too: they would bring yup into the first bytes.
const audit = () => import('@mirante/contract/records/audit.ts').then((m) => m.audit);
const clientContact = () => import('@mirante/contract/people/client-contact.ts').then((m) => m.clientContact);
const clientMetrics = () => import('@mirante/contract/people/client-metrics.ts').then((m) => m.clientMetrics);
const clientPayments = () => import('@mirante/contract/sales/client-payments.ts').then((m) => m.clientPayments);
const clientProducts = () => import('@mirante/contract/sales/client-products.ts').then((m) => m.clientProducts);
const clients = () => import('@mirante/contract/people/clients.ts').then((m) => m.clients);
const coupons = () => import('@mirante/contract/products/coupons.ts').then((m) => m.coupons);
const dividends = () => import('@mirante/contract/investments/dividends.ts').then((m) => m.dividends);
const ownUser = () => import('@mirante/contract/access/own-user.ts').then((m) => m.ownUser);
const payments = () => import('@mirante/contract/sales/payments.ts').then((m) => m.payments);
const permissions = () => import('@mirante/contract/access/permissions.ts').then((m) => m.permissions);
const products = () => import('@mirante/contract/products/products.ts').then((m) => m.products);
const refunds = () => import('@mirante/contract/sales/refunds.ts').then((m) => m.refunds);
const secondFactor = () => import('@mirante/contract/access/second-factor.ts').then((m) => m.secondFactor);
const users = () => import('@mirante/contract/access/users.ts').then((m) => m.users);

/** Every screen behind the login, each fetched when it is first opened, with the call that it begins with: only those who may make it see the screen. */
export const pages: readonly Page[] = [
  {
    path: to.home(),
    Screen: lazy(() => import('../features/house/home/home-page.tsx').then((m) => ({ default: m.HomePage }))),
  },
  {
    path: to.clients(),
    Screen: screen(clients, 'listClients', () =>
      import('../features/people/clients/client-list-page.tsx').then((m) => m.ClientListPage),
    ),
  },
  {
    path: to.client(':id'),
    Screen: screen(clients, 'getClient', () =>
      import('../features/people/clients/client-page.tsx').then((m) => m.ClientPage),
    ),
  },
  {
    path: to.clientEmail(':id'),
    Screen: screen(clientContact, 'editClientEmail', () =>
      import('../features/people/clients/client-email-page.tsx').then((m) => m.ClientEmailPage),
    ),
  },
  {
    path: to.clientCpf(':id'),
    Screen: screen(clientContact, 'editClientCpf', () =>
      import('../features/people/clients/client-cpf-page.tsx').then((m) => m.ClientCpfPage),
    ),
  },
  {
    path: to.clientPhones(':id'),
    Screen: screen(clientContact, 'editClientPhones', () =>
      import('../features/people/clients/client-phones-page.tsx').then((m) => m.ClientPhonesPage),
    ),
  },
  {
    path: to.clientPayments(':id'),
    Screen: screen(clientPayments, 'listClientPayments', () =>
      import('../features/people/clients/client-payments-page.tsx').then((m) => m.ClientPaymentsPage),
    ),
  },
  {
    path: to.clientMetrics(':id'),
    Screen: screen(clientMetrics, 'getClientMetrics', () =>
      import('../features/people/clients/client-metrics-page.tsx').then((m) => m.ClientMetricsPage),
    ),
  },
  {
    path: to.clientProduct(':id', ':productId'),
    Screen: screen(clientProducts, 'getClientProduct', () =>
      import('../features/sales/client-products/client-product-page.tsx').then((m) => m.ClientProductPage),
    ),
  },
  {
    path: to.cancelClientProduct(':id', ':productId'),
    Screen: screen(clientProducts, 'cancelClientProduct', () =>
      import('../features/sales/client-products/cancel-page.tsx').then((m) => m.CancelPage),
    ),
  },
  {
    path: to.clientProductObs(':id', ':productId'),
    Screen: screen(clientProducts, 'editClientProductObs', () =>
      import('../features/sales/client-products/obs-page.tsx').then((m) => m.ObsPage),
    ),
  },
  {
    path: to.clientProductExpiry(':id', ':productId'),
    Screen: screen(clientProducts, 'editClientProductExpiry', () =>
      import('../features/sales/client-products/expiry-page.tsx').then((m) => m.ExpiryPage),
    ),
  },
  {
    path: to.payments(),
    Screen: screen(payments, 'listPayments', () =>
      import('../features/sales/payments/payment-list-page.tsx').then((m) => m.PaymentListPage),
    ),
  },
  {
    path: to.payment(':id'),
    Screen: screen(payments, 'getPayment', () =>
      import('../features/sales/payments/payment-page.tsx').then((m) => m.PaymentPage),
    ),
  },
  {
    path: to.refunds(),
    Screen: screen(refunds, 'listRefunds', () =>
      import('../features/sales/refunds/refund-list-page.tsx').then((m) => m.RefundListPage),
    ),
  },
  {
    path: to.editRefund(':id'),
    Screen: screen(refunds, 'editRefund', () =>
      import('../features/sales/refunds/refund-edit-page.tsx').then((m) => m.RefundEditPage),
    ),
  },
  {
    path: to.coupons(),
    Screen: screen(coupons, 'listCoupons', () =>
      import('../features/products/coupons/coupon-list-page.tsx').then((m) => m.CouponListPage),
    ),
  },
  {
    path: to.coupon(':id'),
    Screen: screen(coupons, 'getCoupon', () =>
      import('../features/products/coupons/coupon-page.tsx').then((m) => m.CouponPage),
    ),
  },
  {
    path: to.editCoupon(':id'),
    Screen: screen(coupons, 'editCoupon', () =>
      import('../features/products/coupons/coupon-edit-page.tsx').then((m) => m.CouponEditPage),
    ),
  },
  {
    path: to.newCoupon(),
    Screen: screen(coupons, 'createCoupon', () =>
      import('../features/products/coupons/coupon-create-page.tsx').then((m) => m.CouponCreatePage),
    ),
  },
  {
    path: to.linkCoupon(':id'),
    Screen: screen(coupons, 'linkCouponProduct', () =>
      import('../features/products/coupons/link-products-page.tsx').then((m) => m.LinkProductsPage),
    ),
  },
  {
    path: to.products(),
    Screen: screen(products, 'listProducts', () =>
      import('../features/products/products/product-list-page.tsx').then((m) => m.ProductListPage),
    ),
  },
  {
    path: to.product(':id'),
    Screen: screen(products, 'getProduct', () =>
      import('../features/products/products/product-page.tsx').then((m) => m.ProductPage),
    ),
  },
  {
    path: to.editProduct(':id'),
    Screen: screen(products, 'editProduct', () =>
      import('../features/products/products/product-edit-page.tsx').then((m) => m.ProductEditPage),
    ),
  },
  {
    path: to.addProductChild(':id'),
    Screen: screen(products, 'addProductChild', () =>
      import('../features/products/products/add-child-page.tsx').then((m) => m.AddChildPage),
    ),
  },
  {
    path: to.newProduct(),
    Screen: screen(products, 'createProduct', () =>
      import('../features/products/products/product-create-page.tsx').then((m) => m.ProductCreatePage),
    ),
  },
  {
    path: to.dividends(),
    Screen: screen(dividends, 'listDividends', () =>
      import('../features/investments/dividends/dividend-list-page.tsx').then((m) => m.DividendListPage),
    ),
  },
  {
    path: to.editDividend(':id'),
    Screen: screen(dividends, 'editDividend', () =>
      import('../features/investments/dividends/dividend-edit-page.tsx').then((m) => m.DividendEditPage),
    ),
  },
  {
    path: to.createDividends(),
    Screen: screen(dividends, 'createDividends', () =>
      import('../features/investments/dividends/create-dividends-page.tsx').then((m) => m.CreateDividendsPage),
    ),
  },
  {
    path: to.users(),
    Screen: screen(users, 'listUsers', () =>
      import('../features/access/users/user-list-page.tsx').then((m) => m.UserListPage),
    ),
  },
  {
    path: to.user(':id'),
    Screen: screen(users, 'getUser', () => import('../features/access/users/user-page.tsx').then((m) => m.UserPage)),
  },
  {
    path: to.userRoles(':id'),
    Screen: screen(users, 'editUserRoles', () =>
      import('../features/access/users/user-roles-page.tsx').then((m) => m.UserRolesPage),
    ),
  },
  {
    path: to.newUser(),
    Screen: screen(users, 'createUser', () =>
      import('../features/access/users/new-user-page.tsx').then((m) => m.NewUserPage),
    ),
  },
  {
    path: to.ownData(),
    Screen: screen(ownUser, 'editOwnUser', () =>
      import('../features/access/own-user/own-data-page.tsx').then((m) => m.OwnDataPage),
    ),
  },
  {
    path: to.ownPassword(),
    Screen: screen(ownUser, 'changeUserPassword', () =>
      import('../features/access/own-user/own-password-page.tsx').then((m) => m.OwnPasswordPage),
    ),
  },
  {
    path: to.security(),
    Screen: screen(secondFactor, 'getSecondFactor', () =>
      import('../features/access/own-user/security-page.tsx').then((m) => m.SecurityPage),
    ),
  },
  {
    path: to.permissions(),
    Screen: screen(permissions, 'listRoutes', () =>
      import('../features/access/permissions/permissions-page.tsx').then((m) => m.PermissionsPage),
    ),
  },
  {
    path: to.audit(),
    Screen: screen(audit, 'listAuditEntries', () =>
      import('../features/records/audit/audit-list-page.tsx').then((m) => m.AuditListPage),
    ),
  },
];
