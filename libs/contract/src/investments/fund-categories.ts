import type { FundCategory, FundCategoryRow } from '@mirante/domain/investments/fund-category.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { id, str } from '@mirante/validation/fields.ts';
import { get, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';

const query = listQuery({
  sort: ['category.name', 'category.id', 'category.created_at'],
  by: 'category.name',
  filters: {
    'category.id': id(),
    /** Any part of it, without accents. */
    'category.name': str().max(100),
  },
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
  getFundCategory: get('/api/v1/funds-categories/:id', {
    what: 'Ver uma categoria de fundos',
    allow,
    returns: type<FundCategory>(),
  }),
};
