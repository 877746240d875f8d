import { get, type } from '../http.ts';

const allow = 'client';
/**
 * A client's unread counts, apart from the lists: every page calls them, without loading the lists' filters and forms.
 */
export const ownUnseenReplies = {
  countUnseenReplies: get('/api/v1/client/messages-unread', {
    what: 'Contar as respostas ainda não vistas',
    allow,
    returns: type<{ total: number }>(),
  }),
};
export const ownUnreadNotifications = {
  countUnreadNotifications: get('/api/v1/client/notifications-unread', {
    what: 'Contar as próprias notificações não lidas',
    allow,
    returns: type<{ total: number }>(),
  }),
};
