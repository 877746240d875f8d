import { board } from '@mirante/contract/content/board.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, recordFailed, recordSaved, removed } from '../feedback.ts';

export const {
  useListNoticesQuery,
  useGetNoticeQuery,
  useCreateNoticeMutation,
  useEditNoticeMutation,
  useRemoveNoticeMutation,
  useListNoticeChangesQuery,
} = api.injectEndpoints({ endpoints: endpointsFrom(board, 'board') });

feedback(board, {
  listNotices: listFailed,
  getNotice: recordFailed,
  createNotice: { ok: 'Recado criado!', fail: 'Erro ao criar recurso.' },
  editNotice: recordSaved,
  removeNotice: removed('o recado'),
});
