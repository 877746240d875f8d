import { couponContexts } from '@mirante/domain/products/coupon.ts';
import { discountTypes, MAX_COUPON_USES } from '@mirante/domain/products/coupon-record.ts';
import { isCalendarDay } from '@mirante/domain/dates.ts';
import { bool, day, form, id, ids, money, oneOf, str, text, transform, whole } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import { ValidationError, type InferType, type TestFunction } from 'yup';

const code = () =>
  transform(text(4, 40).required(say.textRequired), (value) =>
    typeof value === 'string' ? value.toUpperCase() : value,
  );
/** The other type's discount is dropped, whatever it holds. */
const what = () => ({
  percent: whole(1, 100)
    .nullable()
    .when('discount_type', ([type], schema) => (type === 'value' ? schema.strip() : schema)),
  /** In BRL. */
  amount: money()
    .moreThan(0, 'O valor deve ser maior que zero.')
    .nullable()
    .when('discount_type', ([type], schema) => (type === 'percent' ? schema.strip() : schema)),
  expires_at: day().nullable(),
  obs: text(0, 4096).nullable(),
});

/** The API's form of a new coupon. Without `products` it applies to any. */
export const couponInput = form({
  ...what(),
  code: code(),
  qt: whole(1, MAX_COUPON_USES).required(say.required),
  discount_type: oneOf(discountTypes).required(say.chooseOne),
  starts_at: day().required(say.required),
  applies_to: oneOf(couponContexts).default('all'),
  credit_card: bool().default(true),
  bank_slip: bool().default(true),
  pix: bool().default(true),
  products: ids(0, 100),
}).test('whole', validateTerms());

/** Coupon ids; null is none. */
export const defaultCouponForm = form({ before: id().nullable(), after: id().nullable() });

/** Omitted fields are unchanged. `products` replaces all of them; without any the coupon applies to any. */
export const couponChange = form({
  ...what(),
  code: transform(str().min(4, say.textShort).max(40, say.textLong), (value) =>
    typeof value === 'string' ? value.toUpperCase() : value,
  ),
  qt: whole(1, MAX_COUPON_USES),
  discount_type: oneOf(discountTypes),
  starts_at: day().min(1, say.required),
  applies_to: oneOf(couponContexts),
  credit_card: bool(),
  bank_slip: bool(),
  pix: bool(),
  products: ids(0, 100),
});

const screen = () => ({
  code: code(),
  discount_type: oneOf(discountTypes).required(say.chooseOne),
  ...what(),
  starts_at: day().required(say.required),
  payment_type: str().required(say.chooseOne),
  applies_to: oneOf(couponContexts).required(say.chooseOne),
});
/** The forms on screen, where the three method flags are one choice. */
export const newCouponForm = form({
  ...screen(),
  qt: whole(1, MAX_COUPON_USES).required(say.required),
  products: ids(0, 100),
}).test('whole', validateTerms());
/** An exhausted coupon may stay exhausted. */
export const couponForm = form({ ...screen(), qt: whole(0, MAX_COUPON_USES).required(say.required) }).test(
  'whole',
  validateTerms(),
);
export type NewCouponForm = InferType<typeof newCouponForm>;
export type CouponForm = InferType<typeof couponForm>;

interface Terms {
  discount_type?: string | undefined;
  percent?: number | null | undefined;
  amount?: number | null | undefined;
  starts_at?: string | undefined;
  expires_at?: string | null | undefined;
  credit_card?: boolean | undefined;
  bank_slip?: boolean | undefined;
  pix?: boolean | undefined;
}

/** Errors between the fields of a coupon. */
export function couponMistakes({
  discount_type,
  percent,
  amount,
  starts_at,
  expires_at,
  credit_card,
  bank_slip,
  pix,
}: Terms): { path: string; message: string }[] {
  const mistakes: { path: string; message: string }[] = [];
  if (discount_type === 'percent' && percent == null) mistakes.push({ path: 'percent', message: say.required });
  if (discount_type === 'value' && amount == null) mistakes.push({ path: 'amount', message: say.required });
  if (starts_at && expires_at && isCalendarDay(starts_at) && isCalendarDay(expires_at) && starts_at > expires_at)
    mistakes.push({ path: 'starts_at', message: 'Data inicial não pode ser posterior à final.' });
  if (credit_card === false && bank_slip === false && pix === false)
    mistakes.push({ path: 'credit_card', message: 'Selecione ao menos uma opção.' });
  return mistakes;
}

function validateTerms(): TestFunction<Terms> {
  return (terms) => {
    const mistakes = couponMistakes(terms);
    return (
      mistakes.length === 0 ||
      new ValidationError(mistakes.map(({ path, message }) => new ValidationError(message, undefined, path)))
    );
  };
}
