import { PAYMENT_UNKNOWN, type DividendRow } from '@mirante/domain/investments/dividend.ts';
import { day } from '@mirante/domain/format.ts';
import type { CsvColumns } from '../../records/csv.ts';

export const dividendCsv: CsvColumns<DividendRow> = [
  ['ID', ({ id }) => id],
  ['ID da carteira', ({ stock_portfolio_id }) => stock_portfolio_id],
  ['Carteira', ({ stock_portfolio_name }) => stock_portfolio_name],
  ['Código', ({ code }) => code],
  ['ID da ação', ({ stock_id }) => stock_id],
  ['Ação', ({ stock_name }) => stock_name],
  ['Valor', ({ value }) => value],
  ['Data com', ({ with_date }) => day(with_date)],
  ['Data de pagamento', ({ payment_date }) => (payment_date ? day(payment_date) : PAYMENT_UNKNOWN)],
  ['Yield no pagamento (%)', ({ yield_on_payment }) => yield_on_payment],
  ['Yield sobre o custo (%)', ({ yield_on_cost }) => yield_on_cost],
];
