import { del, get, post, type } from '../http.ts';

const allow = 'client';
/** Web Push for the calling browser. A subscription belongs to its session, and ends with it. */
export const push = {
  getPushKey: get('/api/v1/client/push-key', {
    what: 'Ver a chave pública das notificações por push',
    allow,
    ownerOnly: true,
    returns: type<{ public_key: string }>(),
  }),
  subscribeToPush: post('/api/v1/client/push-subscriptions', {
    what: 'Receber notificações por push neste navegador',
    allow,
    input: () => import('./push.form.ts').then((m) => m.subscriptionForm),
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
