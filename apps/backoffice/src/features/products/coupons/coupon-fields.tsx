import { checkoutMethods } from '@mirante/domain/products/payment-method.ts';
import type { CouponForm } from '@mirante/contract/products/coupons.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FieldPair } from '@mirante/crud/form/part-form.tsx';
import {
  couponContextLabels,
  discountTypeLabels,
  isTypeable,
  paymentTypeLabel,
  couponWords,
} from '@mirante/domain/products/coupon-record.ts';
import { useFormField } from '@mirante/ui-kit/fields/form-field.ts';

const Field = fieldsOf<CouponForm>(couponWords.form);
const paymentTypes = ['all', ...checkoutMethods];

/** The fields shared by creating and editing a coupon. */
export const CouponFields = () => (
  <>
    <FieldPair>
      <CodeField />
      <Field.Text name="qt" inputMode="numeric" maxLength={10} help="Quantas vezes ainda pode ser usado." />
    </FieldPair>
    <FieldPair>
      <Field.Choice name="discount_type" look="segment" options={discountTypeLabels} />
      <DiscountField />
    </FieldPair>
    <FieldPair>
      <Field.Day name="starts_at" help="Desde o primeiro minuto do dia." />
      <Field.Day name="expires_at" optional help="Até 23:59:59. Vazio: sem fim." />
    </FieldPair>
    <FieldPair>
      <PaymentTypeField />
      <Field.Select name="applies_to" options={couponContextLabels} />
    </FieldPair>
    <Field.Text name="obs" optional lines={3} maxLength={4096} help="Só a equipe vê." />
  </>
);

function CodeField() {
  const { value = '' } = useFormField<string>('code');
  const warning =
    value.trim().length >= 4 && !isTypeable(value.trim())
      ? 'Este código não pode ser digitado no checkout, que pede ao menos 7 letras e números. Um link ainda o leva.'
      : undefined;
  return (
    <Field.Text
      name="code"
      autoComplete="off"
      maxLength={40}
      help={warning ? <span role="status">{warning}</span> : 'De 4 a 40 caracteres.'}
    />
  );
}

function DiscountField() {
  const { value } = useFormField<string>('discount_type');
  return value === 'value' ? (
    <Field.Money name="amount" />
  ) : (
    <Field.Text name="percent" inputMode="numeric" maxLength={3} end="%" />
  );
}

/** An existing coupon may apply to two of the three payment methods: then that option is offered too. */
function PaymentTypeField() {
  const { value = 'all' } = useFormField<string>('payment_type');
  const offered = paymentTypes.includes(value) || value === '' ? paymentTypes : [...paymentTypes, value];
  return <Field.Select name="payment_type" options={offered.map((type) => [type, paymentTypeLabel(type)] as const)} />;
}
