import type { CannedReply, CannedReplyRow } from '@mirante/domain/messaging/canned-reply.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { del, get, patch, post, type } from '../http.ts';
import { changesOf } from '../records/audit.ts';
import { csvOf } from '../records/csv.ts';
import { listQuery } from '../records/list-query.ts';
const allow = ['atendimento'] as const;
const example = { title: 'Segunda via de boleto', text: 'Olá! Enviamos a segunda via ao seu email.' };
const listCannedReplies = get('/api/v1/canned-replies', {
  what: 'Listar respostas prontas',
  allow,
  input: listQuery({
    sort: ['canned_reply.title', 'canned_reply.id', 'canned_reply.updated_at'],
    by: 'canned_reply.title',
    filters: ({ str }) => ({ 'canned_reply.title': str().max(100) }),
  }),
  returns: type<Page<CannedReplyRow>>(),
});
export const cannedReplies = {
  listCannedReplies,
  exportCannedReplies: csvOf('/api/v1/canned-replies.csv', 'Exportar respostas prontas', listCannedReplies),
  getCannedReply: get('/api/v1/canned-replies/:id', {
    what: 'Ver uma resposta pronta',
    allow,
    returns: type<CannedReply>(),
  }),
  createCannedReply: post('/api/v1/canned-replies', {
    what: 'Criar uma resposta pronta',
    allow,
    idempotent: true,
    input: () => import('./canned-replies.form.ts').then((m) => m.cannedReplyForm),
    returns: type<CannedReply>(),
    refuses: ['conflict'],
    example,
  }),
  editCannedReply: patch('/api/v1/canned-replies/:id', {
    what: 'Editar uma resposta pronta',
    allow,
    input: () => import('./canned-replies.form.ts').then((m) => m.cannedReplyForm),
    returns: type<CannedReply>(),
    refuses: ['edit_conflict', 'conflict'],
    example,
  }),
  removeCannedReply: del('/api/v1/canned-replies/:id', { what: 'Remover uma resposta pronta', allow }),
  listCannedReplyChanges: changesOf(
    '/api/v1/canned-replies/:id/changes',
    'Ver as alterações de uma resposta pronta',
    allow,
  ),
};
