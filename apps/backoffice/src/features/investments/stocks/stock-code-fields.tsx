import type { StockCodeForm } from '@mirante/contract/investments/stocks.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FieldPair } from '@mirante/crud/form/part-form.tsx';
import { stockWords } from '@mirante/domain/investments/stock.ts';

const Field = fieldsOf<StockCodeForm>(stockWords.form);

/** The fields shared by creating and editing a paper. */
export const StockCodeFields = () => (
  <>
    <Field.Text name="code" maxLength={100} autoComplete="off" help="Como é negociado: PETR4." />
    <FieldPair>
      <Field.Decimal name="current_price" />
      <Field.Decimal name="fair_price" help="0,01 quando não há." />
    </FieldPair>
    <Field.Check name="national_code" help="Negociado no Brasil, em reais, como os BDRs. Os outros são em dólares." />
    <Field.Check name="active" help="Clientes veem só os ativos." />
  </>
);
