import { form, num, str } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import { del, get, post, type } from '../http.ts';

const base64url = (length: number) =>
  str()
    .matches(new RegExp(`^[A-Za-z0-9_-]{${length}}={0,2}$`), say.invalid)
    .required(say.required);

/** A browser's `PushSubscription.toJSON()`. Source: W3C Push API, RFC 8291. */
const subscription = form({
  endpoint: str().max(1024).required(say.required),
  keys: form({ p256dh: base64url(87), auth: base64url(22) }).required(say.required),
  expirationTime: num().nullable(),
});

const allow = 'client';
/** Web Push to the browser that asks. A subscription is its session's, and ends with it. */
export const push = {
  getPushKey: get('/api/v1/client/push-key', {
    what: 'Ver a chave pública das notificações por push',
    allow,
    returns: type<{ public_key: string }>(),
  }),
  subscribeToPush: post('/api/v1/client/push-subscriptions', {
    what: 'Receber notificações por push neste navegador',
    allow,
    input: subscription,
    example: {
      endpoint: 'https://push.example/abc',
      keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    },
  }),
  unsubscribeFromPush: del('/api/v1/client/push-subscriptions', {
    what: 'Não receber mais notificações por push neste navegador',
    allow,
  }),
};
