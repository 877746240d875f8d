import { useEditStockCodeMutation, useGetStockCodeQuery } from '@mirante/api-client/investments/stock-codes.ts';
import { stockCodes } from '@mirante/contract/investments/stock-codes.ts';
import { stockCodeForm } from '@mirante/contract/investments/stocks.form.ts';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { useParams } from 'react-router';
import { to } from '../../../app/to.ts';
import { StockCodeFields } from './stock-code-fields.tsx';

export function StockCodeEditPage() {
  const params = useParams();
  const ids = { id: Number(params.id), code_id: Number(params.code_id) };
  const [edit] = useEditStockCodeMutation();
  return (
    <Loaded shape="form" query={useGetStockCodeQuery(ids)} what="Papel" id={ids.code_id}>
      {(code) => (
        <FormPage
          title="Editar papel"
          tab={`Editar ${code.code}`}
          purpose={code.stock_name}
          schema={stockCodeForm}
          initial={code}
          save={(body, version) => edit({ ...ids, body, version })}
          then={to.stock(ids.id)}
        >
          <StockCodeFields />
        </FormPage>
      )}
    </Loaded>
  );
}
StockCodeEditPage.needs = stockCodes.editStockCode;
