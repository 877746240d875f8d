import type { OwnNotice, OwnNoticeRow } from '@mirante/domain/content/board.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { get, post, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';
import { read, words } from './reading.query.ts';

const query = listQuery({
  sort: ['board.created_at', 'board.title'],
  by: 'board.created_at',
  order: -1,
  filters: (fields) => ({
    'board.title': fields.str().max(100),
    'board.filter': words(fields),
    'board.read': read(fields),
    /** On this day or later. */
    'board.created_at': fields.day(),
  }),
});

const allow = { area: 'content' } as const;
/** Notices are for every client with an active product. */
export const ownBoard = {
  listOwnNotices: get('/api/v1/client/board', {
    what: 'Listar os próprios recados',
    allow,
    input: query,
    returns: type<Page<OwnNoticeRow>>(),
  }),
  getOwnNotice: get('/api/v1/client/board/:id', { what: 'Ler um recado', allow, returns: type<OwnNotice>() }),
  /** Idempotent: only the first read is recorded. */
  readOwnNotice: post('/api/v1/client/board/:id/read', { what: 'Marcar um recado como lido', allow }),
  readOwnNoticeDo: post('/api/v1/client/board/:id/read/do', { what: 'Marcar um recado como lido', allow }),
};
