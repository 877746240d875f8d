import { REPLY_MAX } from '@mirante/domain/messaging/client-message.ts';
import { form, orNull, text } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import type { InferType } from 'yup';

export const replyForm = form({
  reply: text(1, REPLY_MAX).required(say.textRequired),
  obs: orNull(text(0, REPLY_MAX)),
});
export type ReplyForm = InferType<typeof replyForm>;
