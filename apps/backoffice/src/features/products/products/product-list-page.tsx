import { useListProductsQuery } from '@mirante/api-client/products/products.ts';
import { products } from '@mirante/contract/products/products.ts';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { priceWords, productActiveStyle, productWords } from '@mirante/domain/products/product-record.ts';
import { day } from '@mirante/domain/format.ts';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import { HeadActions } from '../../../record/list-actions.tsx';
import { to } from '../../../app/to.ts';

export const ProductListPage = () => (
  <ListPage
    words={productWords}
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

const filters = [{ label: productWords.list.name, filter: filter.text('product.name', 'Nome') }];
const forSale = [
  ['true', 'Ativo'],
  ['false', 'Inativo'],
] as const;

const columns = columnsOf<typeof products.listProducts>(productWords.list, {
  id: { sort: 'product.id', filter: filter.number('product.id', 'ID'), card: 'hidden' },
  name: { sort: 'product.name', card: 'title' },
  code: { sort: 'product.code', filter: filter.text('product.code', 'Código'), card: 'line' },
  price: { cell: priceWords, align: 'right', sort: 'product.price', card: 'left' },
  installments: { write: (most) => `${most}x`, align: 'right', sort: 'product.installments', card: 'hidden' },
  active: {
    write: (active) => <StatusChip look={productActiveStyle(active)} as="text" />,
    filter: filter.choice('product.active', forSale, 'Todas'),
    card: 'corner',
  },
  position: { align: 'right', sort: 'product.position', card: 'hidden' },
  created_at: { write: day, sort: 'product.created_at', card: 'right' },
});
