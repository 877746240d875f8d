import { lazy } from 'react';
import { page, type Page } from '../../app/page.tsx';
import { to } from '../../app/to.ts';

// Lazy, since only these pages need their code and data.
const ClientCrumb = lazy(() => import('../../shared/client-crumb.tsx').then((m) => ({ default: m.ClientCrumb })));
const ClientPartCrumb = lazy(() =>
  import('../../shared/client-crumb.tsx').then((m) => ({ default: m.ClientPartCrumb })),
);

export const pages: readonly Page[] = [
  page(to.clients(), 'Clientes', () => import('./clients/client-list-page.tsx').then((m) => m.ClientListPage)),
  page(
    to.client(':id'),
    (id) => <ClientCrumb id={id} />,
    () => import('./clients/client-page.tsx').then((m) => m.ClientPage),
  ),
  page(
    to.clientEmail(':id'),
    (id) => <ClientPartCrumb id={id} here="Email" />,
    () => import('./clients/client-email-page.tsx').then((m) => m.ClientEmailPage),
  ),
  page(
    to.clientCpf(':id'),
    (id) => <ClientPartCrumb id={id} here="CPF" />,
    () => import('./clients/client-cpf-page.tsx').then((m) => m.ClientCpfPage),
  ),
  page(
    to.clientPhones(':id'),
    (id) => <ClientPartCrumb id={id} here="Telefones" />,
    () => import('./clients/client-phones-page.tsx').then((m) => m.ClientPhonesPage),
  ),
  page(
    to.clientEntitlements(':id'),
    (id) => <ClientPartCrumb id={id} here="Acessos" />,
    () => import('./clients/client-entitlements-page.tsx').then((m) => m.ClientEntitlementsPage),
  ),
  page(
    to.clientPayments(':id'),
    (id) => <ClientPartCrumb id={id} here="Pagamentos" />,
    () => import('./clients/client-payments-page.tsx').then((m) => m.ClientPaymentsPage),
  ),
  page(
    to.clientMetrics(':id'),
    (id) => <ClientPartCrumb id={id} here="Métricas" />,
    () => import('./clients/client-metrics-page.tsx').then((m) => m.ClientMetricsPage),
  ),
];
