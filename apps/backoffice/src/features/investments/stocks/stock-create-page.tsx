import { useCreateStockMutation } from '@mirante/api-client/investments/stocks.ts';
import { stockForm } from '@mirante/contract/investments/stocks.form.ts';
import { stocks } from '@mirante/contract/investments/stocks.ts';
import { stockWords } from '@mirante/domain/investments/stock.ts';
import { to } from '../../../app/to.ts';
import { CreatePage } from '../../../record/create-page.tsx';
import { StockFields } from './stock-fields.tsx';

const initial = { national: true, products: [] };

export const StockCreatePage = () => (
  <CreatePage
    words={stockWords}
    schema={stockForm}
    useCreate={useCreateStockMutation}
    initial={initial}
    opens={to.stock}
    then={to.stocks()}
  >
    <StockFields />
  </CreatePage>
);
StockCreatePage.needs = stocks.createStock;
