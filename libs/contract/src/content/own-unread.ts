import type { NewContents, UnreadNotices } from '@mirante/domain/content/feed.ts';
import { get, type } from '../http.ts';

const allow = { area: 'content' } as const;
/** A client's unread counts, apart from the lists: every page calls them, without loading the lists' filters. */
export const ownUnread = {
  countNewContents: get('/api/v1/client/contents-new', {
    what: 'Contar os conteúdos novos desde a última visita',
    allow,
    returns: type<NewContents>(),
  }),
  countUnreadNotices: get('/api/v1/client/board-unread', {
    what: 'Contar os recados não lidos',
    allow,
    returns: type<UnreadNotices>(),
  }),
};
