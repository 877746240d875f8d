import { bool, form, moment, richText, text } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import type { InferType } from 'yup';
import { unlockingProducts } from './content.form.ts';

const extras = { app_alert: bool(), draft: bool() };
export const newsForm = form({
  title: text(1, 100).required(say.textRequired),
  /** Omitted: now. */
  news_date: moment().min(1, say.required),
  body: richText(16384).required(say.textRequired),
  products: unlockingProducts().required(say.chooseProduct),
  ...extras,
});
/** Omitted fields are unchanged. */
export const newsChange = form({
  title: text(0, 100).min(1, say.textRequired),
  news_date: moment().min(1, say.required),
  body: richText(16384),
  products: unlockingProducts(),
  ...extras,
});
export type NewsForm = InferType<typeof newsForm>;
