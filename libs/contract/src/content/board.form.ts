import { form, richText, text } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import type { InferType } from 'yup';
export const noticeForm = form({
  title: text(1, 100).required(say.textRequired),
  body: richText(4096).required(say.textRequired),
});
/** Omitted fields are unchanged. */
export const noticeChange = form({
  title: text(0, 100).min(1, say.textRequired),
  body: richText(4096),
});
export type NoticeForm = InferType<typeof noticeForm>;
