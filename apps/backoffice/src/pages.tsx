import { lazy, type ComponentType } from 'react';
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
  { path: to.permissions(), Screen: lazy(() => import('./features/permissions/permissions-page.tsx').then((m) => ({ default: m.PermissionsPage }))) },
  { path: to.audit(), Screen: lazy(() => import('./features/audit/audit-list-page.tsx').then((m) => ({ default: m.AuditListPage }))) },
];
