import { ownNotifications } from '@mirante/contract/messaging/own-notifications.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, quiet } from '../feedback.ts';

export const {
  useListOwnNotificationsQuery,
  useReadNotificationMutation,
  useReadAllNotificationsMutation,
  useListNotificationPreferencesQuery,
  useSetNotificationPreferencesMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom(ownNotifications, 'own_notification') });

feedback(ownNotifications, {
  listOwnNotifications: listFailed,
  readNotification: quiet,
  readAllNotifications: { fail: 'Não foi possível marcar as notificações como lidas.' },
  setNotificationPreferences: { ok: 'Preferências salvas!', fail: 'Não foi possível salvar as preferências.' },
});
