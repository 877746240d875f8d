import type { Page } from '@mirante/domain/records/page.ts';
import type { AccessPreview, ChildCandidate, Product, ProductRow } from '@mirante/domain/products/product-record.ts';
import { changesOf } from '../records/audit.ts';
import { csvOf } from '../records/csv.ts';
import { del, get, patch, post, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';

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
const listProducts = get('/api/v1/products', {
  what: 'Listar produtos do catálogo',
  allow,
  input: query,
  returns: type<Page<ProductRow>>(),
});
export const products = {
  listProducts,
  exportProducts: csvOf('/api/v1/products.csv', 'Exportar produtos do catálogo', listProducts),
  getProduct: get('/api/v1/products/:id', { what: 'Ver um produto do catálogo', allow, returns: type<Product>() }),
  createProduct: post('/api/v1/products', {
    what: 'Criar um produto',
    allow,
    idempotent: true,
    input: () => import('./products.form.ts').then((m) => m.newProductForm),
    returns: type<Product>(),
    example: { ...change, code: 'top_fundos_plus' },
  }),
  editProduct: patch('/api/v1/products/:id', {
    what: 'Editar um produto',
    allow,
    input: () => import('./products.form.ts').then((m) => m.productChange),
    returns: type<Product>(),
    refuses: ['edit_conflict'],
    example: change,
  }),
  removeProduct: del('/api/v1/products/:id', { what: 'Remover um produto', allow, refuses: ['product_in_use'] }),
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
  listProductChanges: changesOf('/api/v1/products/:id/changes', 'Ver as alterações de um produto', allow),
};
