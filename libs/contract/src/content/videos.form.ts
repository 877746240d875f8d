import { bool, form, moment, richText, text } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import type { InferType } from 'yup';
import { unlockingProducts, videoLink } from './content.form.ts';

const extras = { app_alert: bool(), draft: bool() };
export const videoForm = form({
  name: text(1, 100).required(say.textRequired),
  /** Omitted: now. */
  video_date: moment().min(1, say.required),
  link: videoLink().required(say.required),
  description: richText(8192).required(say.textRequired),
  products: unlockingProducts().required(say.chooseProduct),
  ...extras,
});
/** Omitted fields are unchanged. */
export const videoChange = form({
  name: text(0, 100).min(1, say.textRequired),
  video_date: moment().min(1, say.required),
  link: videoLink().min(1, say.required),
  description: richText(8192),
  products: unlockingProducts(),
  ...extras,
});
export type VideoForm = InferType<typeof videoForm>;
