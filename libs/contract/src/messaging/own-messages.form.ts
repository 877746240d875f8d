import { BODY_MAX, messageTypes } from '@mirante/domain/messaging/client-message.ts';
import { form, id, oneOf, text } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import type { InferType } from 'yup';

export const messageForm = form({
  type: oneOf(messageTypes).required(say.chooseOne),
  body: text(1, BODY_MAX).required(say.textRequired),
  /** The message that this one follows up on. */
  previous_id: id().nullable(),
});
export type MessageForm = InferType<typeof messageForm>;
