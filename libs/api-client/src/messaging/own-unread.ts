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

// The badge and the bell ask by themselves: nobody waits for the answers.
feedback(ownUnseenReplies, { countUnseenReplies: quiet });
feedback(ownUnreadNotifications, { countUnreadNotifications: quiet });
