import { useCreateStockMutation } from '@mirante/api-client/investments/stocks.ts';
import { stockForm, type StockForm } from '@mirante/contract/investments/stocks.form.ts';
import { stocks } from '@mirante/contract/investments/stocks.ts';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { to } from '../../../app/to.ts';
import { StockFields } from './stock-fields.tsx';

const initial = { national: true, products: [] };

export function StockCreatePage() {
  const [create] = useCreateStockMutation();
  const save = async (body: StockForm) => ({ to: to.stock((await create({ body }).unwrap()).id) });
  return (
    <FormPage title="Criar ação" schema={stockForm} initial={initial} save={save} then={to.stocks()}>
      <StockFields />
    </FormPage>
  );
}
StockCreatePage.needs = stocks.createStock;
