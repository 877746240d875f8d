import { MAX_MESSAGE } from '@mirante/domain/trading/board-message.ts';
import { bool, form, richText } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import type { InferType } from 'yup';
export const traderMessageForm = form({
  message: richText(MAX_MESSAGE).required(say.textRequired),
  app_alert: bool(),
});
/** Omitted fields are unchanged. */
export const traderMessageChange = form({ message: richText(MAX_MESSAGE), app_alert: bool() });
export type TraderMessageForm = InferType<typeof traderMessageForm>;
