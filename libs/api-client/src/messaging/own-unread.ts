import { ownUnreadNotifications, ownUnseenReplies } from '@mirante/contract/messaging/own-unread.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet } from '../feedback.ts';

export const ownUnseenRepliesApi = api.injectEndpoints({
  endpoints: endpointsFrom(ownUnseenReplies, 'client_message'),
});
export const { useCountUnreadNotificationsQuery } = api.injectEndpoints({
  endpoints: endpointsFrom(ownUnreadNotifications, 'own_notification'),
});

// Badge and bell poll by themselves: nobody waits for them.
feedback(ownUnseenReplies, { countUnseenReplies: quiet });
feedback(ownUnreadNotifications, { countUnreadNotifications: quiet });
