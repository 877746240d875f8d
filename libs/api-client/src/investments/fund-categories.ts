import { fundCategories } from '@mirante/contract/investments/fund-categories.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, recordFailed, recordSaved, removed } from '../feedback.ts';

export const {
  useListFundCategoriesQuery,
  useGetFundCategoryQuery,
  useCreateFundCategoryMutation,
  useEditFundCategoryMutation,
  useSortFundCategoryMutation,
  useRemoveFundCategoryMutation,
  useListFundCategoryChangesQuery,
} = api.injectEndpoints({ endpoints: endpointsFrom(fundCategories, 'fund_category', ['fund', 'portfolio']) });

feedback(fundCategories, {
  listFundCategories: listFailed,
  getFundCategory: recordFailed,
  createFundCategory: { ok: 'Categoria criada!', fail: 'Erro ao criar recurso.' },
  editFundCategory: recordSaved,
  sortFundCategory: {
    ok: 'Ordem salva!',
    412: 'A ordem destes fundos mudou enquanto você a editava. Confira como ficou antes de salvar.',
    fail: 'Não foi possível reordenar fundos da categoria.',
  },
  removeFundCategory: removed('a categoria'),
});
