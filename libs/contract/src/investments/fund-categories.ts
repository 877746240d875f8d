import type { FundCategory, FundCategoryRow } from '@mirante/domain/investments/fund-category.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { changesOf } from '../records/audit.ts';
import { csvOf } from '../records/csv.ts';
import { del, get, patch, post, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';
const query = listQuery({
  sort: ['category.name', 'category.id', 'category.created_at'],
  by: 'category.name',
  filters: ({ id, str }) => ({
    'category.id': id(),
    /** Any part of the name, ignoring accents. */
    'category.name': str().max(100),
  }),
});

const allow = ['conteudo'] as const;
const listFundCategories = get('/api/v1/funds-categories', {
  what: 'Listar categorias de fundos',
  allow,
  input: query,
  returns: type<Page<FundCategoryRow>>(),
});
export const fundCategories = {
  listFundCategories,
  exportFundCategories: csvOf('/api/v1/funds-categories.csv', 'Exportar categorias de fundos', listFundCategories),
  getFundCategory: get('/api/v1/funds-categories/:id', {
    what: 'Ver uma categoria de fundos',
    allow,
    returns: type<FundCategory>(),
  }),
  createFundCategory: post('/api/v1/funds-categories', {
    what: 'Criar uma categoria de fundos',
    allow,
    idempotent: true,
    input: () => import('./fund-categories.form.ts').then((m) => m.fundCategoryForm),
    returns: type<FundCategory>(),
    example: { name: 'Crédito privado' },
  }),
  editFundCategory: patch('/api/v1/funds-categories/:id', {
    what: 'Editar uma categoria de fundos',
    allow,
    input: () => import('./fund-categories.form.ts').then((m) => m.fundCategoryForm),
    returns: type<FundCategory>(),
    refuses: ['edit_conflict'],
    example: { name: 'Crédito privado' },
  }),
  /** `If-Match` with `order_version` refuses the call if the order was changed in between. */
  sortFundCategory: post('/api/v1/funds-categories/:id/sort', {
    what: 'Ordenar os fundos de uma categoria',
    allow,
    input: () => import('./fund-categories.form.ts').then((m) => m.fundOrder),
    returns: type<FundCategory>(),
    refuses: ['edit_conflict'],
    example: { ids: [2, 1] },
  }),
  removeFundCategory: del('/api/v1/funds-categories/:id', {
    what: 'Remover uma categoria de fundos',
    allow,
    refuses: ['fund_category_in_use'],
  }),
  listFundCategoryChanges: changesOf(
    '/api/v1/funds-categories/:id/changes',
    'Ver as alterações de uma categoria de fundos',
    allow,
  ),
};
