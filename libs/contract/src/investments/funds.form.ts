import { bool, form, id, richText, text, whole } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import type { InferType } from 'yup';
import { unlockingProducts } from '../content/content.form.ts';

const liquidity = () => whole(0, 9_999_999);
const minValue = () => whole(0, 9_999_999);
const categoryId = () => id().max(9_999_999, say.chooseOne);

export const fundForm = form({
  name: text(1, 100).required(say.textRequired),
  description: richText(16_384).required(say.textRequired),
  liquidity: liquidity().required(say.required),
  min_value: minValue().required(say.required),
  category_id: categoryId().required(say.chooseOne),
  opened: bool(),
  products: unlockingProducts().required(say.required),
});
/** What is left out stays as it is. */
export const fundChange = form({
  name: text(0, 100).min(1, say.textRequired),
  description: richText(16_384),
  liquidity: liquidity(),
  min_value: minValue(),
  category_id: categoryId(),
  opened: bool(),
  products: unlockingProducts(),
});
export type FundForm = InferType<typeof fundForm>;
