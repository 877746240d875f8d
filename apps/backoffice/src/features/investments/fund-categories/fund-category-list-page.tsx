import { useListFundCategoriesQuery } from '@mirante/api-client/investments/fund-categories.ts';
import { fundCategories } from '@mirante/contract/investments/fund-categories.ts';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { dayTime, integer } from '@mirante/domain/format.ts';
import { fundCategoryWords } from '@mirante/domain/investments/fund-category.ts';
import { to } from '../../../app/to.ts';
import { HeadActions } from '../../../record/list-actions.tsx';

export const FundCategoryListPage = () => (
  <ListPage
    words={fundCategoryWords}
    of={fundCategories.listFundCategories}
    use={useListFundCategoriesQuery}
    columns={columns}
    to={({ id }) => to.fundCategory(id)}
    head={{
      actions: (
        <HeadActions
          file={fundCategories.exportFundCategories}
          create={fundCategories.createFundCategory}
          to={to.newFundCategory()}
          label="Criar categoria"
        />
      ),
    }}
  />
);
FundCategoryListPage.needs = fundCategories.listFundCategories;

const columns = columnsOf<typeof fundCategories.listFundCategories>(fundCategoryWords.list, {
  id: { sort: 'category.id', filter: filter.number('category.id', 'ID'), card: 'hidden' },
  name: { sort: 'category.name', filter: filter.text('category.name', 'Nome'), wrap: true, card: 'title' },
  total_funds: { write: integer, align: 'right' },
  created_at: { write: dayTime, sort: 'category.created_at', card: 'hidden' },
});
