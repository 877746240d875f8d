import { lazy, type ComponentType } from 'react';
import { screen } from './screen.tsx';
import { to } from './to.ts';

interface Page {
  path: string;
  Screen: ComponentType;
}

/** Every screen behind the login, each fetched when it is first opened. */
export const pages: readonly Page[] = [
  { path: to.home(), Screen: lazy(() => import('./features/home/home-page.tsx').then((m) => ({ default: m.HomePage }))) },
  { path: to.clients(), Screen: lazy(() => import('./features/clients/client-list-page.tsx').then((m) => ({ default: m.ClientListPage }))) },
  { path: to.client(':id'), Screen: lazy(() => import('./features/clients/client-page.tsx').then((m) => ({ default: m.ClientPage }))) },
  { path: to.payments(), Screen: lazy(() => import('./features/payments/payment-list-page.tsx').then((m) => ({ default: m.PaymentListPage }))) },
  { path: to.payment(':id'), Screen: lazy(() => import('./features/payments/payment-page.tsx').then((m) => ({ default: m.PaymentPage }))) },
  { path: to.refunds(), Screen: lazy(() => import('./features/refunds/refund-list-page.tsx').then((m) => ({ default: m.RefundListPage }))) },
  { path: to.editRefund(':id'), Screen: lazy(() => import('./features/refunds/refund-edit-page.tsx').then((m) => ({ default: m.RefundEditPage }))) },
  { path: to.coupons(), Screen: lazy(() => import('./features/coupons/coupon-list-page.tsx').then((m) => ({ default: m.CouponListPage }))) },
  { path: to.coupon(':id'), Screen: lazy(() => import('./features/coupons/coupon-page.tsx').then((m) => ({ default: m.CouponPage }))) },
  { path: to.editCoupon(':id'), Screen: lazy(() => import('./features/coupons/coupon-edit-page.tsx').then((m) => ({ default: m.CouponEditPage }))) },
  { path: to.newCoupon(), Screen: lazy(() => import('./features/coupons/coupon-create-page.tsx').then((m) => ({ default: m.CouponCreatePage }))) },
  { path: to.linkCoupon(':id'), Screen: lazy(() => import('./features/coupons/link-products-page.tsx').then((m) => ({ default: m.LinkProductsPage }))) },
  { path: to.products(), Screen: lazy(() => import('./features/products/product-list-page.tsx').then((m) => ({ default: m.ProductListPage }))) },
  { path: to.product(':id'), Screen: lazy(() => import('./features/products/product-page.tsx').then((m) => ({ default: m.ProductPage }))) },
  { path: to.editProduct(':id'), Screen: lazy(() => import('./features/products/product-edit-page.tsx').then((m) => ({ default: m.ProductEditPage }))) },
  { path: to.addProductChild(':id'), Screen: lazy(() => import('./features/products/add-child-page.tsx').then((m) => ({ default: m.AddChildPage }))) },
  { path: to.newProduct(), Screen: lazy(() => import('./features/products/product-create-page.tsx').then((m) => ({ default: m.ProductCreatePage }))) },
  { path: to.dividends(), Screen: lazy(() => import('./features/dividends/dividend-list-page.tsx').then((m) => ({ default: m.DividendListPage }))) },
  { path: to.editDividend(':id'), Screen: lazy(() => import('./features/dividends/dividend-edit-page.tsx').then((m) => ({ default: m.DividendEditPage }))) },
  { path: to.createDividends(), Screen: lazy(() => import('./features/dividends/create-dividends-page.tsx').then((m) => ({ default: m.CreateDividendsPage }))) },
  { path: to.users(), Screen: screen(() => import('@mirante/contract/users.ts').then((m) => m.users.listUsers), () => import('./features/users/user-list-page.tsx').then((m) => m.UserListPage)) },
  { path: to.user(':id'), Screen: screen(() => import('@mirante/contract/users.ts').then((m) => m.users.getUser), () => import('./features/users/user-page.tsx').then((m) => m.UserPage)) },
  { path: to.userRoles(':id'), Screen: screen(() => import('@mirante/contract/users.ts').then((m) => m.users.editUserRoles), () => import('./features/users/user-roles-page.tsx').then((m) => m.UserRolesPage)) },
  { path: to.newUser(), Screen: screen(() => import('@mirante/contract/users.ts').then((m) => m.users.createUser), () => import('./features/users/new-user-page.tsx').then((m) => m.NewUserPage)) },
  { path: to.ownData(), Screen: lazy(() => import('./features/own-user/own-data-page.tsx').then((m) => ({ default: m.OwnDataPage }))) },
  { path: to.ownPassword(), Screen: lazy(() => import('./features/own-user/own-password-page.tsx').then((m) => ({ default: m.OwnPasswordPage }))) },
  { path: to.security(), Screen: lazy(() => import('./features/own-user/security-page.tsx').then((m) => ({ default: m.SecurityPage }))) },
  { path: to.permissions(), Screen: lazy(() => import('./features/permissions/permissions-page.tsx').then((m) => ({ default: m.PermissionsPage }))) },
  { path: to.audit(), Screen: lazy(() => import('./features/audit/audit-list-page.tsx').then((m) => ({ default: m.AuditListPage }))) },
];
