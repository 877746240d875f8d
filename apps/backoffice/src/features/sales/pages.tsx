import { lazy } from 'react';
import { list, page, type Page } from '../../app/page.tsx';
import { to } from '../../app/to.ts';

// Lazy, since only this page needs its code and data.
const ClientProductCrumb = lazy(() =>
  import('./client-products/client-product-crumb.tsx').then((m) => ({ default: m.ClientProductCrumb })),
);

export const pages: readonly Page[] = [
  page(
    to.clientProduct(':id', ':productId'),
    (id, productId) => <ClientProductCrumb clientId={id} id={productId} />,
    () => import('./client-products/client-product-page.tsx').then((m) => m.ClientProductPage),
  ),
  page(
    to.cancelClientProduct(':id', ':productId'),
    (id, productId) => <ClientProductCrumb clientId={id} id={productId} here="Cancelamento" />,
    () => import('./client-products/cancel-page.tsx').then((m) => m.CancelPage),
  ),
  page(
    to.clientProductObs(':id', ':productId'),
    (id, productId) => <ClientProductCrumb clientId={id} id={productId} here="Observação" />,
    () => import('./client-products/obs-page.tsx').then((m) => m.ObsPage),
  ),
  page(
    to.clientProductExpiry(':id', ':productId'),
    (id, productId) => <ClientProductCrumb clientId={id} id={productId} here="Vencimento" />,
    () => import('./client-products/expiry-page.tsx').then((m) => m.ExpiryPage),
  ),
  ...list(
    'Pagamentos',
    to.payments(),
    () => import('./payments/payment-list-page.tsx').then((m) => m.PaymentListPage),
    [
      page(
        to.payment(':id'),
        (id) => `Pagamento ${id}`,
        () => import('./payments/payment-page.tsx').then((m) => m.PaymentPage),
      ),
    ],
  ),
  ...list('Vencimentos', to.expiringProducts(), () =>
    import('./expiring-products/expiring-product-list-page.tsx').then((m) => m.ExpiringProductListPage),
  ),
  ...list('Reembolsos', to.refunds(), () => import('./refunds/refund-list-page.tsx').then((m) => m.RefundListPage), [
    page(
      to.editRefund(':id'),
      (id) => `Reembolso ${id}`,
      () => import('./refunds/refund-edit-page.tsx').then((m) => m.RefundEditPage),
    ),
  ]),
  ...list('Conferência', to.discrepancies(), () =>
    import('./discrepancies/discrepancy-list-page.tsx').then((m) => m.DiscrepancyListPage),
  ),
];
