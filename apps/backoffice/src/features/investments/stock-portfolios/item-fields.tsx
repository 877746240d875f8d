import type { StockPortfolioItemForm } from '@mirante/contract/investments/stock-portfolio.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FieldPair } from '@mirante/crud/form/part-form.tsx';
import { stockPortfolioItemLabels as labels } from '@mirante/domain/investments/stock-portfolio.ts';
import { RecordField } from '../../../shared/record-field.tsx';
import { useChosenCode, useCodeName, useFoundCodes } from './use-codes.ts';

const Field = fieldsOf<StockPortfolioItemForm>(labels);

const CodeName = ({ id }: { id: number }) => useCodeName(id) ?? id;
export const itemNames = { stock_code_id: (id: number) => <CodeName id={id} /> };

/** The fields shared by creating and editing an item. */
export function ItemFields({ chosen }: { chosen?: string }) {
  const unit = useChosenCode()?.national_code === false ? 'US$' : 'R$';
  return (
    <>
      <RecordField
        name="stock_code_id"
        label={labels.stock_code_id}
        chosen={chosen}
        find={useFoundCodes}
        nameOf={useCodeName}
      />
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
