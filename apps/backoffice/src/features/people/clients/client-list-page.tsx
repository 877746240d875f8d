import { useListClientsQuery } from '@mirante/api-client/people/clients.ts';
import { clients } from '@mirante/contract/people/clients.ts';
import type { ColumnsOf } from '@mirante/crud/list/columns.ts';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import type { ClientRow } from '@mirante/domain/people/client.ts';
import { clientProductStatusLabels, clientProductStatusLook } from '@mirante/domain/products/client-product.ts';
import { ABSENT, day, phone } from '@mirante/domain/format.ts';
import { ExportButton } from '@mirante/screens/records/export-button.tsx';
import { ProductIcon } from '@mirante/ui-kit/states/product-tile.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import { useLocation } from 'react-router';
import { to } from '../../../app/to.ts';
import css from './client-list-page.module.css';
import { productFilterOptions } from './product-filter.ts';

export function ClientListPage() {
  const { search } = useLocation();
  return (
    <ListPage
      title="Clientes"
      noun={['cliente', 'clientes']}
      of={clients.listClients}
      use={useListClientsQuery}
      head={{ actions: <ExportButton call={clients.exportClients} /> }}
      filters={filters}
      columns={columns}
      to={({ id }) => to.client(id, search.slice(1))}
    />
  );
}
ClientListPage.needs = clients.listClients;

const filters = [
  { label: 'Busca', filter: filter.text('client.filter', 'Nome, email ou CPF') },
  { label: 'Produtos ativos', filter: filter.yesNo('client.active_products') },
  { label: 'Pagamentos pendentes', filter: filter.yesNo('client.pending_payments') },
];

const columns: ColumnsOf<typeof clients.listClients> = [
  { label: 'ID', cell: 'id', sort: 'client.id', filter: filter.number('client.id', 'ID'), card: 'corner' },
  { label: 'Nome', cell: 'name', sort: 'client.name', card: 'title' },
  {
    label: 'Telefone',
    cell: (client) => phone(client.phone),
    filter: filter.text('client.phone', 'Telefone'),
    card: 'hidden',
  },
  {
    label: 'Produto',
    cell: (client) => <Product client={client} />,
    filter: filter.choice('client.product_id', productFilterOptions),
    wrap: true,
    card: 'line',
  },
  {
    label: 'Situação',
    cell: (client) => <Situation client={client} />,
    filter: filter.choice('client.product_status', clientProductStatusLabels, 'Todas'),
    card: 'left',
  },
  {
    label: 'Expira em',
    cell: (client) => day(client.product_expires_at),
    sort: 'client.product_expires_at',
    card: 'right',
  },
  {
    label: 'Cadastro',
    cell: (client) => day(client.created_at),
    sort: 'client.created_at',
    filter: filter.day('client.created_at', 'desde'),
    card: 'hidden',
  },
];

const Product = ({ client: { product_code, product_name } }: { client: ClientRow }) =>
  product_code && product_name ? (
    <span className={css.product}>
      <ProductIcon code={product_code} />
      {product_name}
    </span>
  ) : (
    ABSENT
  );

const Situation = ({ client: { product_status } }: { client: ClientRow }) =>
  product_status ? <StatusChip look={clientProductStatusLook(product_status)} as="text" /> : ABSENT;
