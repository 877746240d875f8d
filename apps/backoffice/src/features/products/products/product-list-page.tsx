import { useListProductsQuery } from '@mirante/api-client/products/products.ts';
import { products } from '@mirante/contract/products/products.ts';
import type { ColumnsOf } from '@mirante/crud/list/columns.ts';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { priceWords, productActiveLook } from '@mirante/domain/products/product-record.ts';
import { day } from '@mirante/domain/format.ts';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import { HeadActions } from '../../../record/list-actions.tsx';
import { to } from '../../../app/to.ts';

export const ProductListPage = () => (
  <ListPage
    title="Produtos"
    noun={['produto', 'produtos']}
    of={products.listProducts}
    use={useListProductsQuery}
    columns={columns}
    filters={filters}
    to={({ id }) => to.product(id)}
    head={{
      actions: (
        <HeadActions
          file={products.exportProducts}
          create={products.createProduct}
          to={to.newProduct()}
          label="Criar produto"
        />
      ),
    }}
  />
);
ProductListPage.needs = products.listProducts;

const filters = [{ label: 'Nome', filter: filter.text('product.name', 'Nome') }];
const forSale = [
  ['true', 'Ativo'],
  ['false', 'Inativo'],
] as const;

const columns: ColumnsOf<typeof products.listProducts> = [
  { label: 'ID', cell: 'id', sort: 'product.id', filter: filter.number('product.id', 'ID'), card: 'hidden' },
  { label: 'Nome', cell: 'name', sort: 'product.name', card: 'title' },
  { label: 'Código', cell: 'code', sort: 'product.code', filter: filter.text('product.code', 'Código'), card: 'line' },
  { label: 'Preço', cell: priceWords, align: 'right', sort: 'product.price', card: 'left' },
  {
    label: 'Parcelas',
    cell: ({ installments }) => `${installments}x`,
    align: 'right',
    sort: 'product.installments',
    card: 'hidden',
  },
  {
    label: 'Situação',
    cell: ({ active }) => <StatusChip look={productActiveLook(active)} as="text" />,
    filter: filter.choice('product.active', forSale, 'Todas'),
    card: 'corner',
  },
  { label: 'Posição', cell: 'position', align: 'right', sort: 'product.position', card: 'hidden' },
  { label: 'Criado em', cell: ({ created_at }) => day(created_at), sort: 'product.created_at', card: 'right' },
];
