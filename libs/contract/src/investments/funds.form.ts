import { bool, form, orNull, richText, ruled, str, text, transform, whole } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import { digitsOf, type Rule } from '@mirante/validation/rules.ts';
import type { InferType } from 'yup';
import { unlockingProducts } from '../content/content.form.ts';

const liquidity = () => whole(0, 9_999_999);
const minValue = () => whole(0, 9_999_999);
/** Its last two digits are check digits: weighted sums of the others. */
const cnpjRule: Rule = (digits) => {
  const sumOf = (length: number) =>
    Array.from(digits.slice(0, length)).reduce(
      (sum, digit, i) => sum + Number(digit) * (((length - 1 - i) % 8) + 2),
      0,
    );
  const checks = (length: number) => {
    const rest = sumOf(length) % 11;
    return Number(digits[length]) === (rest < 2 ? 0 : 11 - rest);
  };
  return /^\d{14}$/.test(digits) && checks(12) && checks(13) ? undefined : 'Esse não parece um CNPJ válido.';
};
/** The digits of a CNPJ, with or without its mask. Without any, the text is wrong, and not none. */
const cnpj = () =>
  orNull(
    ruled(
      transform(str(), (value) => (typeof value === 'string' ? digitsOf(value) || value : value)),
      cnpjRule,
    ),
  );
const categoryId = () => whole(1, 9_999_999);

export const fundForm = form({
  name: text(1, 100).required(say.textRequired),
  description: richText(16_384).required(say.textRequired),
  liquidity: liquidity().required(say.required),
  min_value: minValue().required(say.required),
  category_id: categoryId().required(say.chooseOne),
  opened: bool(),
  cnpj: cnpj(),
  products: unlockingProducts().required(say.required),
});
/** Omitted fields are unchanged. */
export const fundChange = form({
  name: text(0, 100).min(1, say.textRequired),
  description: richText(16_384),
  liquidity: liquidity(),
  min_value: minValue(),
  category_id: categoryId(),
  opened: bool(),
  cnpj: cnpj(),
  products: unlockingProducts(),
});
export type FundForm = InferType<typeof fundForm>;
