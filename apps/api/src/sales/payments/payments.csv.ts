import { paymentMethodLabels } from '@mirante/domain/products/payment-method.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { paymentStatusLook, paymentTypeLooks, type StaffPaymentRow } from '@mirante/domain/sales/payment.ts';
import type { CsvColumns } from '../../records/csv.ts';

export const paymentCsv: CsvColumns<StaffPaymentRow> = [
  ['ID', ({ id }) => id],
  ['Código Vindi', ({ vindi_code }) => vindi_code],
  ['ID do cliente', ({ client_id }) => client_id],
  ['Cliente', ({ client_name }) => client_name],
  ['Tipo', ({ type }) => paymentTypeLooks[type].label],
  ['Situação', (payment) => paymentStatusLook(payment).label],
  ['Método', ({ method }) => paymentMethodLabels[method]],
  ['Valor', ({ amount }) => amount],
  ['Desconto', ({ discount }) => discount],
  ['Parcelas', ({ installments }) => installments],
  ['Cupom', ({ coupon_code }) => coupon_code],
  ['Criado em', ({ created_at }) => dayTime(created_at)],
  ['Vence em', ({ due_at }) => due_at && dayTime(due_at)],
  ['Confirmado em', ({ confirmed_at }) => confirmed_at && dayTime(confirmed_at)],
];
