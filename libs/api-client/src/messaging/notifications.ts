import { notifications } from '@mirante/contract/messaging/notifications.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed } from '../feedback.ts';

const withEndpoints = api.injectEndpoints({ endpoints: endpointsFrom(notifications, 'notification') });
export const {
  useListNotificationsQuery,
  useSendNotificationMutation,
  useCancelNotificationMutation,
  useSendNotificationNowMutation,
  useGetAudienceQuery,
  useFindNotifiableQuery,
} = withEndpoints;

/** To dispatch once a notification is sent, which a job does. */
export const notificationsChanged = () => withEndpoints.util.invalidateTags(['notification']);

feedback(notifications, {
  listNotifications: listFailed,
  sendNotification: { ok: 'Notificação enviada!', fail: 'Ocorreu um erro ao enviar a notificação.' },
  cancelNotification: {
    ok: 'Envio desfeito.',
    409: 'A notificação já saiu.',
    fail: 'Não foi possível desfazer o envio.',
  },
  sendNotificationNow: {
    ok: 'Notificação enviada!',
    409: 'A notificação já saiu, ou foi desfeita.',
    fail: 'Ocorreu um erro ao enviar a notificação.',
  },
});
