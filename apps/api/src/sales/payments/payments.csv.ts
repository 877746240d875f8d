import { paymentMethodLabels } from '@mirante/domain/products/payment-method.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { labelsOf } from '@mirante/domain/records/words.ts';
import {
  paymentStatusStyle,
  paymentTypeStyles,
  paymentWords,
  type PaymentRow,
  type StaffPaymentRow,
} from '@mirante/domain/sales/payment.ts';
import { refundStateStyles } from '@mirante/domain/sales/refund.ts';
import { columnsOf, type CsvColumns } from '../../records/csv.ts';

const writes = {
  type: labelsOf(paymentTypeStyles),
  method: paymentMethodLabels,
  product_names: (names: string[]) => names.join(', '),
  created_at: dayTime,
  due_at: dayTime,
  confirmed_at: dayTime,
  refund_state: labelsOf(refundStateStyles),
};
const charge = columnsOf<PaymentRow>(paymentWords, writes, ['id', 'vindi_code']);
const client = columnsOf<StaffPaymentRow>(paymentWords, writes, ['client_id', 'client_name']);
const particulars: CsvColumns<PaymentRow> = [
  ...columnsOf<PaymentRow>(paymentWords, writes, ['type']),
  [paymentWords.file.status, (payment) => paymentStatusStyle(payment).label],
  ...columnsOf<PaymentRow>(paymentWords, writes, [
    'method',
    'product_names',
    'net',
    'amount',
    'discount',
    'installments',
    'coupon_code',
  ]),
  ...columnsOf<PaymentRow>(paymentWords, writes, ['created_at', 'due_at', 'confirmed_at']),
];
/** For one client, named in the file name. */
export const clientPaymentCsv = [...charge, ...particulars];
const refunds = columnsOf<StaffPaymentRow>(paymentWords, writes, ['refunded', 'refund_state']);
export const paymentCsv: CsvColumns<StaffPaymentRow> = [...charge, ...client, ...particulars, ...refunds];
