import { page, pageTree, type Page } from '../../app/page.tsx';
import { to } from '../../app/to.ts';
import { belowClient, clientName } from '../../shared/client-breadcrumbs.ts';

export const pages: readonly Page[] = [
  ...pageTree(to.clients(), 'Clientes', () => import('./clients/client-list-page.tsx').then((m) => m.ClientListPage), [
    page(to.client(':id'), clientName, () => import('./clients/client-page.tsx').then((m) => m.ClientPage)),
  ]),
  ...belowClient([
    page(to.clientEmail(':id'), 'Email', () =>
      import('./clients/client-email-page.tsx').then((m) => m.ClientEmailPage),
    ),
    page(to.clientCpf(':id'), 'CPF', () => import('./clients/client-cpf-page.tsx').then((m) => m.ClientCpfPage)),
    page(to.clientPhones(':id'), 'Telefones', () =>
      import('./clients/client-phones-page.tsx').then((m) => m.ClientPhonesPage),
    ),
    page(to.clientEntitlements(':id'), 'Acessos', () =>
      import('./clients/client-entitlements-page.tsx').then((m) => m.ClientEntitlementsPage),
    ),
    page(to.clientPayments(':id'), 'Pagamentos', () =>
      import('./clients/client-payments-page.tsx').then((m) => m.ClientPaymentsPage),
    ),
    page(to.clientMetrics(':id'), 'Métricas', () =>
      import('./clients/client-metrics-page.tsx').then((m) => m.ClientMetricsPage),
    ),
  ]),
];
