import { coupons } from '@mirante/contract/products/coupons.ts';
import { useCreateCouponMutation } from '@mirante/api-client/products/coupons.ts';
import { newCouponForm, type NewCouponForm } from '@mirante/contract/products/coupons.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { ListSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import { ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import { serverNow } from '@mirante/domain/server-time.ts';
import { useState } from 'react';
import { useProductSelector } from '../../../shared/product-selector.ts';
import { couponWords } from '@mirante/domain/products/coupon-record.ts';
import { to } from '../../../app/to.ts';
import { CouponFields } from './coupon-fields.tsx';
import { bodyOf, newCoupon } from './coupon-values.ts';

const Field = fieldsOf<NewCouponForm>(couponWords.form);

export function CouponCreatePage() {
  const [create] = useCreateCouponMutation();
  const [initial] = useState(() => newCoupon(serverNow()));
  const save = async (values: NewCouponForm) => ({
    to: to.coupon((await create({ body: bodyOf(values) }).unwrap()).id),
  });
  return (
    <FormPage title="Criar cupom" schema={newCouponForm} initial={initial} save={save} then={to.coupons()}>
      <CouponFields />
      <ProductsField />
    </FormPage>
  );
}
CouponCreatePage.needs = coupons.createCoupon;

function ProductsField() {
  const { products, error, refetch } = useProductSelector();
  if (products) {
    const options = products.map(({ id, name, active }) => ({
      value: id,
      label: active ? name : `${name} (inativo)`,
    }));
    return (
      <Field.Checks
        name="products"
        help="Nenhum marcado: o cupom vale para qualquer produto."
        options={options}
        columns={2}
      />
    );
  }
  if (error) return <ErrorPanel title="Erro ao carregar produtos" error={error} onRetry={refetch} />;
  return <ListSkeleton rows={4} />;
}
