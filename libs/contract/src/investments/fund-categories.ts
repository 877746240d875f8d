import type { FundCategory, FundCategoryRow } from '@mirante/domain/investments/fund-category.ts';
import { post, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';
import { recordCalls } from '../records/record-calls.ts';
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
const calls = recordCalls('/api/v1/funds-categories', {
  one: 'uma categoria de fundos',
  many: 'categorias de fundos',
  allow,
  query,
  row: type<FundCategoryRow>(),
  record: type<FundCategory>(),
  form: () => import('./fund-categories.form.ts').then((m) => m.fundCategoryForm),
  refuses: { remove: ['fund_category_in_use'] },
  example: { name: 'Crédito privado' },
});
export const fundCategories = {
  listFundCategories: calls.list,
  exportFundCategories: calls.export,
  getFundCategory: calls.get,
  createFundCategory: calls.create,
  editFundCategory: calls.edit,
  /** `If-Match` with `order_version` refuses the call if the order was changed in between. */
  sortFundCategory: post('/api/v1/funds-categories/:id/sort', {
    what: 'Ordenar os fundos de uma categoria',
    allow,
    input: () => import('./fund-categories.form.ts').then((m) => m.fundOrder),
    returns: type<FundCategory>(),
    refuses: ['edit_conflict'],
    example: { ids: [2, 1] },
  }),
  removeFundCategory: calls.remove,
  listFundCategoryChanges: calls.changes,
};
