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
