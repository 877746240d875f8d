import { useCreateStockCodeMutation } from '@mirante/api-client/investments/stock-codes.ts';
import { useGetStockQuery } from '@mirante/api-client/investments/stocks.ts';
import { stockCodes } from '@mirante/contract/investments/stock-codes.ts';
import { stockCodeForm } from '@mirante/contract/investments/stocks.form.ts';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { FAIR_PRICE_UNSET } from '@mirante/domain/investments/stock-code.ts';
import { stockWords } from '@mirante/domain/investments/stock.ts';
import { useParams } from 'react-router';
import { to } from '../../../app/to.ts';
import { StockCodeFields } from './stock-code-fields.tsx';

const initial = { current_price: 0, fair_price: FAIR_PRICE_UNSET, national_code: true, active: true };

export function StockCodeCreatePage() {
  const id = Number(useParams().id);
  const [create] = useCreateStockCodeMutation();
  return (
    <Loaded shape="form" query={useGetStockQuery({ id })} what={stockWords.name} id={id}>
      {({ name }) => (
        <FormPage
          title="Adicionar papel"
          purpose={name}
          schema={stockCodeForm}
          initial={initial}
          save={(body) => create({ id, body })}
          then={to.stock(id)}
        >
          <StockCodeFields />
        </FormPage>
      )}
    </Loaded>
  );
}
StockCodeCreatePage.needs = stockCodes.createStockCode;
