import type { StockPortfolioItemForm } from '@mirante/contract/investments/stock-portfolio.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FieldPair } from '@mirante/crud/form/part-form.tsx';
import { stockPortfolioItemLabels as labels } from '@mirante/domain/investments/stock-portfolio.ts';
import { CodePicker, useChosenCode } from './code-picker.tsx';

const Field = fieldsOf<StockPortfolioItemForm>(labels);

/** What a new and an edited item share. */
export function ItemFields() {
  const unit = useChosenCode()?.national_code === false ? 'US$' : 'R$';
  return (
    <>
      <CodePicker label={labels.stock_code_id} />
      <Field.Text name="status" maxLength={100} autoComplete="off" placeholder="Comprar, Aguardar, Manter…" />
      <FieldPair>
        <Field.Day name="date_in" />
        <Field.Decimal name="price_in" unit={unit} />
      </FieldPair>
      <Field.Decimal name="share" unit="%" />
      <Field.Text name="obs" maxLength={100} autoComplete="off" optional />
    </>
  );
}
