import type { Notice, NoticeRow } from '@mirante/domain/content/board.ts';
import { type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';
import { recordCalls } from '../records/record-calls.ts';
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

const calls = recordCalls('/api/v1/board', {
  one: 'um recado',
  many: 'recados',
  allow: ['conteudo'],
  query,
  row: type<NoticeRow>(),
  record: type<Notice>(),
  form: () => import('./board.form.ts').then((m) => m.noticeForm),
  change: () => import('./board.form.ts').then((m) => m.noticeChange),
  example: {
    title: 'Encontro ao vivo na quinta',
    body: '<p>Nesta quinta, às <strong>19h</strong>, respondemos perguntas ao vivo.</p>',
  },
});
export const board = {
  listNotices: calls.list,
  exportNotices: calls.export,
  getNotice: calls.get,
  createNotice: calls.create,
  editNotice: calls.edit,
  removeNotice: calls.remove,
  listNoticeChanges: calls.changes,
};
