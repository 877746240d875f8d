import type { AccessPreview, ChildCandidate, Product, ProductRow } from '@mirante/domain/products/product-record.ts';
import { del, get, post, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';
import { recordCalls } from '../records/record-calls.ts';

const query = listQuery({
  sort: [
    'product.id',
    'product.name',
    'product.code',
    'product.price',
    'product.installments',
    'product.position',
    'product.created_at',
  ],
  by: 'product.name',
  filters: ({ id, oneOf, str }) => ({
    'product.id': id(),
    /** Any part of the name, ignoring accents. */
    'product.name': str().max(100),
    'product.code': str().max(60),
    'product.active': oneOf(['true', 'false']),
  }),
});

const allow = ['financeiro'] as const;
const change = {
  name: 'Top Fundos',
  description: 'Os fundos que passam no nosso filtro.',
  benefits: 'Seleção de fundos e ETFs\nRevisão a cada mês',
  price: 588,
  installments: 12,
  vindi_id: 310_002,
  vindi_code: 'top-fundos',
  image: null,
  position: 6,
};
const calls = recordCalls('/api/v1/products', {
  one: 'um produto',
  many: 'produtos do catálogo',
  allow,
  query,
  row: type<ProductRow>(),
  record: type<Product>(),
  form: () => import('./products.form.ts').then((m) => m.newProductForm),
  change: () => import('./products.form.ts').then((m) => m.productChange),
  refuses: { remove: ['product_in_use'] },
  example: change,
});
export const products = {
  listProducts: calls.list,
  exportProducts: calls.export,
  getProduct: { ...calls.get, what: 'Ver um produto do catálogo' },
  createProduct: { ...calls.create, example: { ...change, code: 'top_fundos_plus' } },
  editProduct: calls.edit,
  removeProduct: calls.remove,
  activateProduct: post('/api/v1/products/:id/activate', { what: 'Ativar um produto', allow }),
  inactivateProduct: post('/api/v1/products/:id/inactivate', { what: 'Inativar um produto', allow }),
  /** Takes one of `add_child`, `remove_child` and `active`. */
  previewAccess: get('/api/v1/products/:id/access-preview', {
    what: 'Prever quem ganha ou perde acesso',
    allow,
    input: () => import('./products.form.ts').then((m) => m.accessQuestion),
    returns: type<AccessPreview>(),
  }),
  listChildrenToAdd: get('/api/v1/products/:id/children-to-add', {
    what: 'Listar candidatos a produto filho',
    allow,
    returns: type<ChildCandidate[]>(),
  }),
  addProductChild: post('/api/v1/products/:id/child/:child_id', {
    what: 'Vincular um produto filho',
    allow,
    refuses: ['cycle', 'already_linked'],
  }),
  removeProductChild: del('/api/v1/products/:id/child/:child_id', { what: 'Desvincular um produto filho', allow }),
  listProductChanges: calls.changes,
};
