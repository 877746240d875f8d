import { useListCouponsQuery } from '@mirante/api-client/products/coupons.ts';
import { coupons } from '@mirante/contract/products/coupons.ts';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import {
  couponContextLabels,
  couponQuantities,
  couponQuantityKeys,
  couponStateStyles,
  couponStates,
  couponValue,
  couponWords,
  defaultCouponStyle,
  discountTypeLabels,
  staffCouponStyle,
} from '@mirante/domain/products/coupon-record.ts';
import { day, integer } from '@mirante/domain/format.ts';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import { HeadActions } from '../../../record/list-actions.tsx';
import { to } from '../../../app/to.ts';
import css from './coupon-list-page.module.css';

export const CouponListPage = () => (
  <ListPage
    words={couponWords}
    of={coupons.listCoupons}
    use={useListCouponsQuery}
    columns={columns}
    filters={filters}
    to={({ id }) => to.coupon(id)}
    head={{
      actions: (
        <HeadActions
          file={coupons.exportCoupons}
          create={coupons.createCoupon}
          to={to.newCoupon()}
          label="Criar cupom"
        />
      ),
    }}
  />
);
CouponListPage.needs = coupons.listCoupons;

const quantities = couponQuantityKeys.map((key) => [key, couponQuantities[key].label] as const);
const states = couponStates.map((state) => [state, couponStateStyles[state].label] as const);

const { list: heads } = couponWords;
const filters = [
  { label: heads.code, filter: filter.text('coupon.code', 'Código') },
  { label: 'Produto', filter: filter.number('product.id', 'Produto') },
];

const columns = columnsOf<typeof coupons.listCoupons>(heads, {
  code: { write: (code) => <span className={css.code}>{code}</span>, sort: 'coupon.code', card: 'title', wrap: false },
  is_default: {
    cell: ({ is_default, staff_only }) =>
      is_default ? (
        <StatusChip look={defaultCouponStyle} />
      ) : staff_only ? (
        <StatusChip look={staffCouponStyle} />
      ) : null,
    filter: filter.yesNo('coupon.is_default'),
    card: 'corner',
  },
  discount_type: {
    cell: couponValue,
    align: 'right',
    filter: filter.choice('coupon.discount_type', discountTypeLabels),
  },
  qt: {
    write: integer,
    align: 'right',
    sort: 'coupon.qt',
    filter: filter.choice('coupon.qt', quantities, 'Todas'),
  },
  usage_count: { write: integer, align: 'right', sort: 'coupon.usage_count' },
  state: {
    write: (state) => <StatusChip look={couponStateStyles[state]} as="text" />,
    filter: filter.choice('coupon.state', states, 'Todas'),
    card: 'left',
  },
  starts_at: { write: day, sort: 'coupon.starts_at', card: 'hidden' },
  expires_at: { write: day, sort: 'coupon.expires_at', card: 'right' },
  applies_to: {
    write: (context) => couponContextLabels[context],
    filter: filter.choice('coupon.applies_to', couponContextLabels),
    card: 'hidden',
  },
  created_at: { write: day, sort: 'coupon.created_at', card: 'hidden' },
});
