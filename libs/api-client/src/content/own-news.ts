import { ownNews } from '@mirante/contract/content/own-news.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, quiet, recordFailed } from '../feedback.ts';

export const { useListOwnNewsQuery, useGetOwnNewsQuery, useReadOwnNewsDoMutation } = api.injectEndpoints({
  endpoints: endpointsFrom(ownNews, 'news', ['content']),
});

feedback(ownNews, { listOwnNews: listFailed, getOwnNews: recordFailed, readOwnNews: quiet, readOwnNewsDo: quiet });
