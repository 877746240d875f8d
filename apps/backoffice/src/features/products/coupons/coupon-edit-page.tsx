import { coupons } from '@mirante/contract/products/coupons.ts';
import { useEditCouponMutation, useGetCouponQuery } from '@mirante/api-client/products/coupons.ts';
import { couponForm } from '@mirante/contract/products/coupons.form.ts';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import type { Coupon } from '@mirante/domain/products/coupon-record.ts';
import { useParams } from 'react-router';
import { to } from '../../../app/to.ts';
import { CouponFields } from './coupon-fields.tsx';
import { changeOf } from './coupon-values.ts';
import { DefaultNotice } from './default-notice.tsx';
import { HouseNotice } from './house-notice.tsx';

export function CouponEditPage() {
  const id = Number(useParams().id);
  return (
    <Loaded shape="form" query={useGetCouponQuery({ id })} what="Cupom" id={id}>
      {(coupon) => (coupon.staff_only ? <HouseNotice coupon={coupon} /> : <Form coupon={coupon} />)}
    </Loaded>
  );
}
CouponEditPage.needs = coupons.editCoupon;

function Form({ coupon }: { coupon: Coupon }) {
  const [edit] = useEditCouponMutation();
  const { id, code } = coupon;
  return (
    <FormPage
      title={`Editar cupom ${code}`}
      schema={couponForm}
      initial={coupon}
      then={to.coupon(id)}
      save={(values, version) => edit({ id, body: changeOf(values, coupon), version })}
    >
      <DefaultNotice coupon={coupon} />
      <CouponFields />
    </FormPage>
  );
}
