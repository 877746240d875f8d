import type { CannedReply, CannedReplyRow } from '@mirante/domain/messaging/canned-reply.ts';
import { type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';
import { recordCalls } from '../records/record-calls.ts';

const calls = recordCalls('/api/v1/canned-replies', {
  one: 'uma resposta pronta',
  many: 'respostas prontas',
  allow: ['atendimento'],
  query: listQuery({
    sort: ['canned_reply.title', 'canned_reply.id', 'canned_reply.updated_at'],
    by: 'canned_reply.title',
    filters: ({ str }) => ({ 'canned_reply.title': str().max(100) }),
  }),
  row: type<CannedReplyRow>(),
  record: type<CannedReply>(),
  form: () => import('./canned-replies.form.ts').then((m) => m.cannedReplyForm),
  refuses: { create: ['conflict'], edit: ['conflict'] },
  example: { title: 'Segunda via de boleto', text: 'Olá! Enviamos a segunda via ao seu email.' },
});
export const cannedReplies = {
  listCannedReplies: calls.list,
  exportCannedReplies: calls.export,
  getCannedReply: calls.get,
  createCannedReply: calls.create,
  editCannedReply: calls.edit,
  removeCannedReply: calls.remove,
  listCannedReplyChanges: calls.changes,
};
