import { form, num, str } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';

const base64url = (length: number) =>
  str()
    .matches(new RegExp(`^[A-Za-z0-9_-]{${length}}={0,2}$`), say.invalid)
    .required(say.required);

/** A browser's `PushSubscription.toJSON()`. Source: W3C Push API, RFC 8291. */
export const subscriptionForm = form({
  endpoint: str().max(1024).required(say.required),
  keys: form({ p256dh: base64url(87), auth: base64url(22) }).required(say.required),
  expirationTime: num().nullable(),
});
