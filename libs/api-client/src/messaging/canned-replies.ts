import { cannedReplies } from '@mirante/contract/messaging/canned-replies.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, quiet, recordFailed, recordSaved, removed } from '../feedback.ts';

export const {
  useListCannedRepliesQuery,
  useGetCannedReplyQuery,
  useCreateCannedReplyMutation,
  useEditCannedReplyMutation,
  useRemoveCannedReplyMutation,
  useListCannedReplyChangesQuery,
} = api.injectEndpoints({ endpoints: endpointsFrom(cannedReplies, 'canned_reply') });

feedback(cannedReplies, {
  listCannedReplies: listFailed,
  getCannedReply: recordFailed,
  createCannedReply: { ok: 'Resposta pronta criada!', 409: quiet, fail: 'Erro ao criar recurso.' },
  editCannedReply: { ...recordSaved, 409: quiet },
  removeCannedReply: removed('a resposta pronta'),
});
