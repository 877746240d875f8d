import {
  couponContextLabels,
  couponStateLooks,
  discountTypeLabels,
  paymentTypeLabel,
  paymentTypeOf,
  type CouponRow,
} from '@mirante/domain/products/coupon-record.ts';
import { day, dayTime } from '@mirante/domain/format.ts';
import type { CsvColumns } from '../../records/csv.ts';

export const couponCsv: CsvColumns<CouponRow> = [
  ['ID', ({ id }) => id],
  ['Código', ({ code }) => code],
  ['Situação', ({ state }) => couponStateLooks[state].label],
  ['Padrão', ({ is_default }) => is_default],
  ['Só da equipe', ({ staff_only }) => staff_only],
  ['Quantidade', ({ qt }) => qt],
  ['Usos', ({ usage_count }) => usage_count],
  ['Tipo de desconto', ({ discount_type }) => discountTypeLabels[discount_type]],
  ['Porcentagem', ({ percent }) => percent],
  ['Valor', ({ amount }) => amount],
  ['Início', ({ starts_at }) => day(starts_at)],
  ['Fim', ({ expires_at }) => expires_at && day(expires_at)],
  ['Válido para', ({ applies_to }) => couponContextLabels[applies_to]],
  ['Pagamento', (coupon) => paymentTypeLabel(paymentTypeOf(coupon))],
  ['Qualquer produto', ({ all_products }) => all_products],
  ['Criado em', ({ created_at }) => dayTime(created_at)],
];
