import type { Notice, NoticeRow } from '@mirante/domain/content/board.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { del, get, patch, post, type } from '../http.ts';
import { changesOf } from '../records/audit.ts';
import { csvOf } from '../records/csv.ts';
import { listQuery } from '../records/list-query.ts';
const query = listQuery({
  sort: ['board.title', 'board.id', 'board.created_at', 'board.updated_at'],
  by: 'board.created_at',
  order: -1,
  filters: ({ day, id, str }) => ({
    'board.id': id(),
    'board.title': str().max(100),
    /** On this day or later. */
    'board.created_at': day(),
    /** Any part of the title or body. */
    'board.filter': str().max(120),
  }),
});

const allow = ['conteudo'] as const;
const example = {
  title: 'Encontro ao vivo na quinta',
  body: '<p>Nesta quinta, às <strong>19h</strong>, respondemos perguntas ao vivo.</p>',
};
const listNotices = get('/api/v1/board', {
  what: 'Listar recados',
  allow,
  input: query,
  returns: type<Page<NoticeRow>>(),
});
export const board = {
  listNotices,
  exportNotices: csvOf('/api/v1/board.csv', 'Exportar recados', listNotices),
  getNotice: get('/api/v1/board/:id', { what: 'Ver um recado', allow, returns: type<Notice>() }),
  createNotice: post('/api/v1/board', {
    what: 'Criar um recado',
    allow,
    idempotent: true,
    input: () => import('./board.form.ts').then((m) => m.noticeForm),
    returns: type<Notice>(),
    example,
  }),
  editNotice: patch('/api/v1/board/:id', {
    what: 'Editar um recado',
    allow,
    input: () => import('./board.form.ts').then((m) => m.noticeChange),
    returns: type<Notice>(),
    refuses: ['edit_conflict'],
    example,
  }),
  removeNotice: del('/api/v1/board/:id', { what: 'Remover um recado', allow }),
  listNoticeChanges: changesOf('/api/v1/board/:id/changes', 'Ver as alterações de um recado', allow),
};
