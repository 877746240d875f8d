import {
  useEditDividendMutation,
  useGetDividendQuery,
  useListDividendChangesQuery,
} from '@mirante/api-client/investments/dividends.ts';
import { dividendForm, type DividendForm } from '@mirante/contract/investments/dividends.form.ts';
import { dividends } from '@mirante/contract/investments/dividends.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FieldPair } from '@mirante/crud/form/part-form.tsx';
import { dividendWords, PAYMENT_UNKNOWN, type Dividend } from '@mirante/domain/investments/dividend.ts';
import { EditPage } from '../../../record/edit-page.tsx';
import { to } from '../../../app/to.ts';
import { optionsOf, usePortfolios } from './use-portfolios.ts';

const Field = fieldsOf<DividendForm>(dividendWords.form);

export const DividendEditPage = () => (
  <EditPage
    words={dividendWords}
    of={dividends.getDividend}
    schema={dividendForm}
    use={useGetDividendQuery}
    useEdit={useEditDividendMutation}
    changes={useListDividendChangesQuery}
    then={to.dividends()}
    purpose={({ stock_name }) => stock_name}
  >
    {(dividend) => <DividendFields dividend={dividend} />}
  </EditPage>
);
DividendEditPage.needs = dividends.editDividend;

function DividendFields({ dividend }: { dividend: Dividend }) {
  const { stock_portfolio_id, stock_portfolio_name } = dividend;
  const { portfolios } = usePortfolios();
  // The current portfolio is always included, even if there are more than the picker loads.
  const options = [...new Map([[String(stock_portfolio_id), stock_portfolio_name], ...optionsOf(portfolios)])];
  return (
    <>
      <FieldPair>
        <Field.Select name="stock_portfolio_id" options={options} />
        <Field.Text name="code" maxLength={20} />
      </FieldPair>
      <Field.Decimal name="value" unit="R$" />
      <FieldPair>
        <Field.Day name="with_date" />
        <Field.Day name="payment_date" optional help={`Em branco: ${PAYMENT_UNKNOWN.toLowerCase()}.`} />
      </FieldPair>
      <FieldPair>
        <Field.Decimal name="yield_on_payment" unit="%" />
        <Field.Decimal name="yield_on_cost" unit="%" />
      </FieldPair>
    </>
  );
}
