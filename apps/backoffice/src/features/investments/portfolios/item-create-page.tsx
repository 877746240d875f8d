import { useCreatePortfolioItemMutation, useGetPortfolioQuery } from '@mirante/api-client/investments/portfolios.ts';
import { portfolioItemForm, type PortfolioItemForm } from '@mirante/contract/investments/portfolios.form.ts';
import { portfolios } from '@mirante/contract/investments/portfolios.ts';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { portfolioWords } from '@mirante/domain/investments/portfolio.ts';
import { shareSumText } from '@mirante/domain/investments/share-sum.ts';
import { useParams } from 'react-router';
import { to } from '../../../app/to.ts';
import { ItemFields } from './item-fields.tsx';

const initial = { funds: [], funds_categories: [] };

export function ItemCreatePage() {
  const id = Number(useParams().id);
  const [create] = useCreatePortfolioItemMutation();
  const save = (body: PortfolioItemForm) => create({ id, body });
  return (
    <Loaded shape="form" query={useGetPortfolioQuery({ id })} what={portfolioWords.name} id={id}>
      {({ name, items }) => (
        <FormPage
          title="Adicionar item"
          purpose={`${name}. ${shareSumText(items)}`}
          schema={portfolioItemForm}
          initial={initial}
          save={save}
          then={to.portfolio(id)}
        >
          <ItemFields />
        </FormPage>
      )}
    </Loaded>
  );
}
ItemCreatePage.needs = portfolios.createPortfolioItem;
