import { lazy, Suspense } from 'react';
import { page, pageTree, type Page } from '../../app/page.tsx';
import { to } from '../../app/to.ts';
import { belowClient } from '../../shared/client-breadcrumbs.ts';

// Lazy, since only these pages need their code and data.
const ClientProductName = lazy(() =>
  import('./client-products/client-product-name.ts').then((m) => ({ default: m.ClientProductName })),
);

export const pages: readonly Page[] = [
  ...belowClient(
    pageTree(
      to.clientProduct(':id', ':productId'),
      (clientId, id) => (
        <Suspense fallback="Produto">
          <ClientProductName clientId={clientId} id={id} />
        </Suspense>
      ),
      () => import('./client-products/client-product-page.tsx').then((m) => m.ClientProductPage),
      [
        page(to.cancelClientProduct(':id', ':productId'), 'Cancelamento', () =>
          import('./client-products/cancel-page.tsx').then((m) => m.CancelPage),
        ),
        page(to.clientProductObs(':id', ':productId'), 'Observação', () =>
          import('./client-products/obs-page.tsx').then((m) => m.ObsPage),
        ),
        page(to.clientProductExpiry(':id', ':productId'), 'Vencimento', () =>
          import('./client-products/expiry-page.tsx').then((m) => m.ExpiryPage),
        ),
      ],
    ),
  ),
  ...pageTree(
    to.payments(),
    'Pagamentos',
    () => import('./payments/payment-list-page.tsx').then((m) => m.PaymentListPage),
    [
      page(
        to.payment(':id'),
        (id) => `Pagamento ${id}`,
        () => import('./payments/payment-page.tsx').then((m) => m.PaymentPage),
      ),
    ],
  ),
  ...pageTree(to.expiringProducts(), 'Vencimentos', () =>
    import('./expiring-products/expiring-product-list-page.tsx').then((m) => m.ExpiringProductListPage),
  ),
  ...pageTree(
    to.refunds(),
    'Reembolsos',
    () => import('./refunds/refund-list-page.tsx').then((m) => m.RefundListPage),
    [
      page(
        to.editRefund(':id'),
        (id) => `Reembolso ${id}`,
        () => import('./refunds/refund-edit-page.tsx').then((m) => m.RefundEditPage),
      ),
    ],
  ),
  ...pageTree(to.discrepancies(), 'Conferência', () =>
    import('./discrepancies/discrepancy-list-page.tsx').then((m) => m.DiscrepancyListPage),
  ),
];
