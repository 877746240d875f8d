import { savedViews } from '@mirante/contract/access/saved-views.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback } from '../feedback.ts';

const savedViewsApi = api.injectEndpoints({ endpoints: endpointsFrom(savedViews, 'saved_view') });
export const { useListSavedViewsQuery, useSaveViewMutation, useRemoveViewMutation } = savedViewsApi;

feedback(savedViews, {
  saveView: { fail: 'Não foi possível salvar a visão.' },
  removeView: { fail: 'Não foi possível remover a visão.' },
});
