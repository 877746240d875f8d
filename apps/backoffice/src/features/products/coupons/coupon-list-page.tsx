import { useListCouponsQuery } from '@mirante/api-client/products/coupons.ts';
import { coupons } from '@mirante/contract/products/coupons.ts';
import type { ColumnsOf } from '@mirante/crud/list/columns.ts';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import {
  couponContextLabels,
  couponQuantities,
  couponQuantityKeys,
  couponStateLooks,
  couponStates,
  couponValue,
  defaultCouponLook,
  discountTypeLabels,
  staffCouponLook,
} from '@mirante/domain/products/coupon-record.ts';
import { day, integer } from '@mirante/domain/format.ts';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import { HeadActions } from '../../../record/list-actions.tsx';
import { to } from '../../../app/to.ts';
import css from './coupon-list-page.module.css';

export const CouponListPage = () => (
  <ListPage
    title="Cupons"
    noun={['cupom', 'cupons']}
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
const states = couponStates.map((state) => [state, couponStateLooks[state].label] as const);

const filters = [
  { label: 'Código', filter: filter.text('coupon.code', 'Código') },
  { label: 'Produto', filter: filter.number('product.id', 'Produto') },
];

const columns: ColumnsOf<typeof coupons.listCoupons> = [
  {
    label: 'Código',
    sort: 'coupon.code',
    card: 'title',
    wrap: false,
    cell: ({ code }) => <span className={css.code}>{code}</span>,
  },
  {
    label: 'Padrão',
    filter: filter.yesNo('coupon.is_default'),
    card: 'corner',
    cell: ({ is_default, staff_only }) =>
      is_default ? <StatusChip look={defaultCouponLook} /> : staff_only ? <StatusChip look={staffCouponLook} /> : null,
  },
  {
    label: 'Desconto',
    cell: couponValue,
    align: 'right',
    filter: filter.choice('coupon.discount_type', discountTypeLabels),
  },
  {
    label: 'Quantidade',
    cell: ({ qt }) => integer(qt),
    align: 'right',
    sort: 'coupon.qt',
    filter: filter.choice('coupon.qt', quantities, 'Todas'),
  },
  { label: 'Usos', cell: ({ usage_count }) => integer(usage_count), align: 'right', sort: 'coupon.usage_count' },
  {
    label: 'Situação',
    cell: ({ state }) => <StatusChip look={couponStateLooks[state]} as="text" />,
    filter: filter.choice('coupon.state', states, 'Todas'),
    card: 'left',
  },
  { label: 'Início', cell: ({ starts_at }) => day(starts_at), sort: 'coupon.starts_at', card: 'hidden' },
  { label: 'Fim', cell: ({ expires_at }) => day(expires_at), sort: 'coupon.expires_at', card: 'right' },
  {
    label: 'Válido para',
    cell: ({ applies_to }) => couponContextLabels[applies_to],
    filter: filter.choice('coupon.applies_to', couponContextLabels),
    card: 'hidden',
  },
  { label: 'Criado em', cell: ({ created_at }) => day(created_at), sort: 'coupon.created_at', card: 'hidden' },
];
