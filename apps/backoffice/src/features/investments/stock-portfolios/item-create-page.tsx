import {
  useCreateStockPortfolioItemMutation,
  useGetStockPortfolioQuery,
} from '@mirante/api-client/investments/stock-portfolios.ts';
import { stockPortfolioItemForm } from '@mirante/contract/investments/stock-portfolio.form.ts';
import { stockPortfolios } from '@mirante/contract/investments/stock-portfolios.ts';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { dayInSaoPaulo } from '@mirante/domain/dates.ts';
import { stockPortfolioWords } from '@mirante/domain/investments/stock-portfolio.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { useState } from 'react';
import { useParams } from 'react-router';
import { to } from '../../../app/to.ts';
import { ItemFields } from './item-fields.tsx';

export function ItemCreatePage() {
  const id = Number(useParams().id);
  const [create] = useCreateStockPortfolioItemMutation();
  const [initial] = useState(() => ({ status: 'Comprar', date_in: dayInSaoPaulo(serverNow()) }));
  return (
    <Loaded shape="form" query={useGetStockPortfolioQuery({ id })} what={stockPortfolioWords.name} id={id}>
      {({ name }) => (
        <FormPage
          title="Adicionar item"
          purpose={name}
          schema={stockPortfolioItemForm}
          initial={initial}
          save={(body) => create({ id, body })}
          then={to.stockPortfolio(id)}
        >
          <ItemFields />
        </FormPage>
      )}
    </Loaded>
  );
}
ItemCreatePage.needs = stockPortfolios.createStockPortfolioItem;
