import { bool, capitals, decimal, form, orNull, richText, str, text } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import type { InferType } from 'yup';
import { unlockingProducts } from '../content/content.form.ts';

const sector = () => orNull(text(0, 255));
export const stockForm = form({
  name: text(1, 100).required(say.textRequired),
  sector: sector(),
  description: richText(8192).required(say.textRequired),
  national: bool(),
  products: unlockingProducts().required(say.chooseProduct),
});
/** Omitted fields are unchanged. */
export const stockChange = form({
  name: text(0, 100).min(1, say.textRequired),
  sector: sector(),
  description: richText(8192),
  national: bool(),
  products: unlockingProducts(),
});
export type StockForm = InferType<typeof stockForm>;

const code = () => capitals(str()).max(100, say.textLong);
const price = () => decimal(8);
export const stockCodeForm = form({
  code: code().required(say.textRequired),
  current_price: price().required(say.required),
  /** 0.01 means unset. */
  fair_price: price().required(say.required),
  national_code: bool(),
  active: bool(),
});
/** Omitted fields are unchanged. */
export const stockCodeChange = form({
  code: code().min(1, say.textRequired),
  current_price: price(),
  fair_price: price(),
  national_code: bool(),
  active: bool(),
});
export type StockCodeForm = InferType<typeof stockCodeForm>;
