import { ownUnread } from '@mirante/contract/content/own-unread.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet } from '../feedback.ts';

export const ownUnreadApi = api.injectEndpoints({
  endpoints: endpointsFrom(ownUnread, 'content'),
});
export const { useCountNewContentsQuery, useCountUnreadNoticesQuery } = ownUnreadApi;

feedback(ownUnread, { countNewContents: quiet, countUnreadNotices: quiet });
