import {
  useEditDividendMutation,
  useGetDividendQuery,
  useListDividendChangesQuery,
} from '@mirante/api-client/investments/dividends.ts';
import { dividendForm, dividends } from '@mirante/contract/investments/dividends.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { FieldPair } from '@mirante/crud/form/part-form.tsx';
import { PAYMENT_UNKNOWN, type Dividend } from '@mirante/domain/investments/dividend.ts';
import type { InferType } from 'yup';
import { EditPage } from '../../../record/edit-page.tsx';
import { to } from '../../../app/to.ts';
import { optionsOf, usePortfolios } from './use-portfolios.ts';

const Field = fieldsOf<InferType<typeof dividendForm>>();

export const DividendEditPage = () => (
  <EditPage what="Dividendo" of={dividends.getDividend} use={useGetDividendQuery} changes={useListDividendChangesQuery}>
    {(dividend) => <DividendForm dividend={dividend} />}
  </EditPage>
);
DividendEditPage.needs = dividends.editDividend;

function DividendForm({ dividend }: { dividend: Dividend }) {
  const { id, stock_name, stock_portfolio_id, stock_portfolio_name } = dividend;
  const [edit] = useEditDividendMutation();
  const { portfolios } = usePortfolios();
  // Its own one is among them from the start, and also where there are more than the picker asks for.
  const options = [...new Map([[String(stock_portfolio_id), stock_portfolio_name], ...optionsOf(portfolios)])];
  return (
    <FormPage
      title="Editar dividendo"
      {...(stock_name && { purpose: stock_name })}
      schema={dividendForm}
      initial={dividend}
      then={to.dividends()}
      save={(body, version) => edit({ id, body, version })}
    >
      <FieldPair>
        <Field.Select name="stock_portfolio_id" label="Carteira" options={options} />
        <Field.Text name="code" label="Código" maxLength={20} />
      </FieldPair>
      <Field.Decimal name="value" label="Valor por ação" unit="R$" />
      <FieldPair>
        <Field.Day name="with_date" label="Data com" />
        <Field.Day
          name="payment_date"
          label="Data de pagamento"
          optional
          help={`Em branco: ${PAYMENT_UNKNOWN.toLowerCase()}.`}
        />
      </FieldPair>
      <FieldPair>
        <Field.Decimal name="yield_on_payment" label="Yield no pagamento" unit="%" />
        <Field.Decimal name="yield_on_cost" label="Yield sobre o custo" unit="%" />
      </FieldPair>
    </FormPage>
  );
}
