import { news } from '@mirante/contract/content/news.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, recordFailed, recordSaved, removed } from '../feedback.ts';

export const {
  useListNewsQuery,
  useGetNewsItemQuery,
  useCreateNewsItemMutation,
  useEditNewsItemMutation,
  useRemoveNewsItemMutation,
  useListNewsChangesQuery,
} = api.injectEndpoints({ endpoints: endpointsFrom(news, 'news', ['product']) });

feedback(news, {
  listNews: listFailed,
  getNewsItem: recordFailed,
  createNewsItem: { ok: 'Notícia criada!', fail: 'Erro ao criar recurso.' },
  editNewsItem: recordSaved,
  removeNewsItem: removed('a notícia'),
});
