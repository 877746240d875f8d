import { useListExpiringProductsQuery } from '@mirante/api-client/sales/expiring-products.ts';
import { expiringProducts } from '@mirante/contract/sales/expiring-products.ts';
import { BulkListPage } from '@mirante/crud/list/bulk-list-page.tsx';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter, type LateOptions } from '@mirante/crud/list/filters.tsx';
import { lazyActs } from '@mirante/crud/record/lazy-acts.tsx';
import { day, dayTime, expiry } from '@mirante/domain/format.ts';
import { clientProductStatusLabels, clientProductStatusStyle } from '@mirante/domain/products/client-product.ts';
import { expiringProductWords, type ExpiringProductRow } from '@mirante/domain/sales/expiring-product.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { ExportButton } from '@mirante/screens/records/export-button.tsx';
import { useMay } from '@mirante/session/can.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import { useMemo } from 'react';
import { to } from '../../../app/to.ts';
import { useProductFilter } from '../../../shared/product-filter.ts';
import { RemindAllButton } from './remind-all-button.tsx';

type List = typeof expiringProducts.listExpiringProducts;

/** Expiring products, soonest first; sends reminders to their owners. */
export function ExpiringProductListPage() {
  const mayRemind = useMay(expiringProducts.sendReminders);
  const products = useProductFilter('client_product.product_id');
  const columns = useMemo(() => columnsWith(products), [products]);
  return (
    <BulkListPage
      words={expiringProductWords}
      of={expiringProducts.listExpiringProducts}
      use={useListExpiringProductsQuery}
      columns={columns}
      filters={filters}
      bulk={bulk}
      head={{
        purpose: 'Produtos ativos dos clientes, por data de vencimento.',
        actions: <ExportButton call={expiringProducts.exportExpiringProducts} />,
      }}
    >
      {mayRemind && <RemindAllButton />}
    </BulkListPage>
  );
}
ExpiringProductListPage.needs = expiringProducts.listExpiringProducts;

const bulk = {
  nameOf: ({ client_name, product_name }: ExpiringProductRow) => `${client_name}, ${product_name}`,
  Acts: lazyActs(() => import('./remind-acts.tsx').then((m) => m.RemindActs)),
};

const { active: _active, ...otherStatuses } = clientProductStatusLabels;
const filters = [
  {
    label: 'Vence em até',
    filter: filter.choice(
      'client_product.days',
      [
        ['0', 'Hoje'],
        ['7', '7 dias'],
        ['30', '30 dias'],
        ['60', '60 dias'],
        ['90', '90 dias'],
      ],
      'Qualquer data',
    ),
  },
  { label: 'Vence desde', filter: filter.day('client_product.expires_from') },
  { label: 'Vence até', filter: filter.day('client_product.expires_to') },
  { label: 'ID do cliente', filter: filter.number('client.id', 'ID do cliente') },
];

/** Without "expira em" for what ended otherwise: cancelled, or replaced before its end. */
function endWords({ status, expires_at: at }: ExpiringProductRow): string {
  const now = serverNow();
  const isTerm = status === 'active' || (status === 'expired' && new Date(at) <= now);
  return isTerm ? `${day(at)} (${expiry(at, now).toLowerCase()})` : day(at);
}

const columnsWith = (products: LateOptions) =>
  columnsOf<List>(expiringProductWords.list, {
    client_name: { to: ({ client_id }) => to.client(client_id), wrap: true, card: 'title' },
    product_name: {
      to: ({ client_id, id }) => to.clientProduct(client_id, id),
      filter: filter.choice('client_product.product_id', products),
      wrap: true,
      card: 'line',
    },
    status: {
      write: (status) => <StatusChip look={clientProductStatusStyle(status)} as="text" />,
      filter: filter.choice('client_product.status', otherStatuses, clientProductStatusLabels.active),
      card: 'line',
    },
    expires_at: {
      cell: endWords,
      sort: 'client_product.expires_at',
      card: 'line',
    },
    created_at: { write: day, card: 'hidden' },
    reminded_at: { write: dayTime, empty: 'Nenhum' },
  });
