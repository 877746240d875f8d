import { useListClientsQuery } from '@mirante/api-client/people/clients.ts';
import { clients } from '@mirante/contract/people/clients.ts';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter, type LateOptions } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { clientWords, type ClientRow } from '@mirante/domain/people/client.ts';
import { clientProductStatusLabels, clientProductStatusStyle } from '@mirante/domain/products/client-product.ts';
import { ABSENT, day, phone } from '@mirante/domain/format.ts';
import { RowMenu } from '@mirante/crud/record/row-menu.tsx';
import { lazyActs } from '@mirante/crud/record/lazy-acts.tsx';
import { ExportButton } from '@mirante/screens/records/export-button.tsx';
import { ProductIcon } from '@mirante/ui-kit/states/product-tile.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { to } from '../../../app/to.ts';
import css from './client-list-page.module.css';
import { useProductFilter } from '../../../shared/product-filter.ts';

export function ClientListPage() {
  const { search } = useLocation();
  const products = useProductFilter('client.product_id');
  const columns = useMemo(() => columnsWith(products), [products]);
  return (
    <ListPage
      words={clientWords}
      of={clients.listClients}
      use={useListClientsQuery}
      head={{ actions: <ExportButton call={clients.exportClients} /> }}
      filters={filters}
      columns={columns}
      to={({ id }) => to.client(id, search.slice(1))}
      actions={menuOf}
    />
  );
}
ClientListPage.needs = clients.listClients;

const ClientActs = lazyActs(() => import('./client-acts.tsx').then((m) => m.ClientActs));
const menuOf = (client: ClientRow) => <RowMenu row={client} name={client.name} Acts={ClientActs} />;

const filters = [
  { label: 'Busca', filter: filter.text('client.filter', 'Nome, email ou CPF') },
  { label: 'Produtos ativos', filter: filter.yesNo('client.active_products') },
  { label: 'Expira até', filter: filter.day('client.expires_to') },
  { label: 'Pagamentos pendentes', filter: filter.yesNo('client.pending_payments') },
  { label: 'Pedido de exclusão', filter: filter.yesNo('client.erasure_request') },
];

const columnsWith = (products: LateOptions) =>
  columnsOf<typeof clients.listClients>(clientWords.list, {
    id: { sort: 'client.id', filter: filter.number('client.id', 'ID'), card: 'corner' },
    name: { sort: 'client.name', card: 'title' },
    phone: {
      write: phone,
      sort: 'client.phone',
      filter: filter.text('client.phone', 'Telefone'),
      optional: true,
      card: 'hidden',
    },
    product_name: {
      cell: (client) => <Product client={client} />,
      filter: filter.choice('client.product_id', products),
      optional: true,
      wrap: true,
      card: 'line',
    },
    product_status: {
      write: (status) => <StatusChip look={clientProductStatusStyle(status)} as="text" />,
      filter: filter.choice('client.product_status', clientProductStatusLabels, 'Todas'),
      card: 'left',
    },
    product_expires_at: {
      write: day,
      sort: 'client.product_expires_at',
      filter: filter.day('client.expires_from', 'desde'),
      optional: true,
      card: 'right',
    },
    created_at: {
      write: day,
      sort: 'client.created_at',
      filter: filter.day('client.created_at', 'desde'),
      optional: true,
      card: 'hidden',
    },
  });

const Product = ({ client: { product_code, product_name } }: { client: ClientRow }) =>
  product_code && product_name ? (
    <span className={css.product}>
      <ProductIcon code={product_code} />
      {product_name}
    </span>
  ) : (
    ABSENT
  );
