import {
  useEditStockMutation,
  useGetStockQuery,
  useListStockChangesQuery,
} from '@mirante/api-client/investments/stocks.ts';
import { stockForm } from '@mirante/contract/investments/stocks.form.ts';
import { stocks } from '@mirante/contract/investments/stocks.ts';
import { stockWords } from '@mirante/domain/investments/stock.ts';
import { useParams } from 'react-router';
import { to } from '../../../app/to.ts';
import { EditPage } from '../../../record/edit-page.tsx';
import { StockFields } from './stock-fields.tsx';

export const StockEditPage = () => (
  <EditPage
    words={stockWords}
    of={stocks.getStock}
    schema={stockForm}
    use={useGetStockQuery}
    useEdit={useEditStockMutation}
    changes={useListStockChangesQuery}
    then={to.stock(Number(useParams().id))}
    purpose={({ name }) => name}
  >
    {() => <StockFields />}
  </EditPage>
);
StockEditPage.needs = stocks.editStock;
