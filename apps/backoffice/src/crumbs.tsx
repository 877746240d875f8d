import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router';
import { ClientCrumb } from './features/clients/client-crumb.tsx';
import { PaymentCrumb } from './features/payments/payment-crumb.tsx';
import { to } from './to.ts';

const crumbs: readonly { path: string; crumb: (id: number) => ReactNode }[] = [
  { path: to.home(), crumb: () => 'Início' },
  { path: to.clients(), crumb: () => 'Clientes' },
  { path: to.client(':id'), crumb: (id) => <ClientCrumb id={id} /> },
  { path: to.payments(), crumb: () => 'Pagamentos' },
  { path: to.payment(':id'), crumb: (id) => <PaymentCrumb id={id} /> },
  { path: to.permissions(), crumb: () => 'Permissões' },
];

/** Where one is, in the top bar. */
export function Crumbs() {
  const { pathname } = useLocation();
  const here = crumbs.flatMap(({ path, crumb }) => {
    const match = matchPath(path, pathname);
    return match ? [crumb(Number(match.params.id))] : [];
  });
  return here[0];
}
