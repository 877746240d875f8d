import { dayTime } from '@mirante/domain/format.ts';
import type { RefundRow } from '@mirante/domain/sales/refund.ts';
import type { CsvColumns } from '../../records/csv.ts';

export const refundCsv: CsvColumns<RefundRow> = [
  ['ID', ({ id }) => id],
  ['ID do cliente', ({ client_id }) => client_id],
  ['Cliente', ({ client_name }) => client_name],
  ['ID da compra', ({ client_product_id }) => client_product_id],
  ['Produto', ({ product_name }) => product_name],
  ['ID do pagamento', ({ payment_id }) => payment_id],
  ['Valor', ({ amount }) => amount],
  ['Observação', ({ obs }) => obs],
  ['Data', ({ created_at }) => dayTime(created_at)],
  ['Devolvido em', ({ refunded_at }) => refunded_at && dayTime(refunded_at)],
];
