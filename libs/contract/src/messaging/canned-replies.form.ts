import { REPLY_MAX } from '@mirante/domain/messaging/client-message.ts';
import { form, text } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import type { InferType } from 'yup';
export const cannedReplyForm = form({
  title: text(1, 100).required(say.textRequired),
  text: text(1, REPLY_MAX).required(say.textRequired),
});
export type CannedReplyForm = InferType<typeof cannedReplyForm>;
