import { useEditPortfolioItemMutation, useGetPortfolioQuery } from '@mirante/api-client/investments/portfolios.ts';
import { portfolioItemForm, type PortfolioItemForm } from '@mirante/contract/investments/portfolios.form.ts';
import { portfolios } from '@mirante/contract/investments/portfolios.ts';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { portfolioItemWords, portfolioWords, type Portfolio } from '@mirante/domain/investments/portfolio.ts';
import { shareSumText } from '@mirante/domain/investments/share-sum.ts';
import { NotFoundPage } from '@mirante/ui-kit/states/states.tsx';
import { useParams } from 'react-router';
import { to } from '../../../app/to.ts';
import { ItemFields } from './item-fields.tsx';

export function ItemEditPage() {
  const id = Number(useParams().id);
  return (
    <Loaded shape="form" query={useGetPortfolioQuery({ id })} what={portfolioWords.name} id={id}>
      {(portfolio) => <Form of={portfolio} />}
    </Loaded>
  );
}
ItemEditPage.needs = portfolios.editPortfolioItem;

function Form({ of: { id, name, items } }: { of: Portfolio }) {
  const itemId = Number(useParams().item_id);
  const [edit] = useEditPortfolioItemMutation();
  const item = items.find((one) => one.id === itemId);
  if (!item) return <NotFoundPage what={portfolioItemWords.name} id={itemId} home={to.portfolio(id)} />;
  const save = (body: PortfolioItemForm, version?: string) => edit({ id, item_id: itemId, body, version });
  return (
    <FormPage
      title="Editar item"
      purpose={`${name}. ${shareSumText(items)}`}
      schema={portfolioItemForm}
      initial={item}
      save={save}
      then={to.portfolio(id)}
    >
      <ItemFields item={item} />
    </FormPage>
  );
}
