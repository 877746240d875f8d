import { lazy, type ComponentType, type ReactNode } from 'react';
import { ClientCrumb } from './features/clients/client-crumb.tsx';
import { PaymentCrumb } from './features/payments/payment-crumb.tsx';
import { to } from './to.ts';

export interface Page {
  path: string;
  Screen: ComponentType;
  /** Where one is, in the top bar. */
  crumb: ReactNode;
}

/** Every screen behind the login, each fetched when it is first opened. */
export const pages: readonly Page[] = [
  { path: to.home(), crumb: 'Início', Screen: lazy(() => import('./features/home/home-page.tsx').then((m) => ({ default: m.HomePage }))) },
  { path: to.clients(), crumb: 'Clientes', Screen: lazy(() => import('./features/clients/client-list-page.tsx').then((m) => ({ default: m.ClientListPage }))) },
  { path: to.client(':id'), crumb: <ClientCrumb />, Screen: lazy(() => import('./features/clients/client-page.tsx').then((m) => ({ default: m.ClientPage }))) },
  { path: to.payments(), crumb: 'Pagamentos', Screen: lazy(() => import('./features/payments/payment-list-page.tsx').then((m) => ({ default: m.PaymentListPage }))) },
  { path: to.payment(':id'), crumb: <PaymentCrumb />, Screen: lazy(() => import('./features/payments/payment-page.tsx').then((m) => ({ default: m.PaymentPage }))) },
  { path: to.permissions(), crumb: 'Permissões', Screen: lazy(() => import('./features/permissions/permissions-page.tsx').then((m) => ({ default: m.PermissionsPage }))) },
];
