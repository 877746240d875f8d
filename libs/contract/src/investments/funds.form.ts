import { compactCnpj, isCnpj } from '@mirante/domain/cnpj.ts';
import { bool, form, orNull, richText, ruled, str, text, transform, whole } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import type { Rule } from '@mirante/validation/rules.ts';
import type { InferType } from 'yup';
import { unlockingProducts } from '../content/content.form.ts';

const liquidity = () => whole(0, 9_999_999);
const minValue = () => whole(0, 9_999_999);
const cnpjRule: Rule = (value) => (isCnpj(value) ? undefined : 'Esse não parece um CNPJ válido.');
/** Without its mask. A text without any of its characters is wrong, and not none. */
const cnpj = () =>
  orNull(
    ruled(
      transform(str(), (value) => (typeof value === 'string' ? compactCnpj(value) || value : value)),
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
  products: unlockingProducts().required(say.chooseProduct),
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
