import type { board } from '@mirante/contract/content/board.ts';
import { boardWords, type NoticeRow } from '@mirante/domain/content/board.ts';
import { dayTime } from '@mirante/domain/format.ts';
import type { Handlers } from '../../http/serve.ts';
import { changesOf } from '../../records/audit/changes.ts';
import { columnsOf } from '../../records/csv.ts';
import { creates, edits, file, finds, lists, removes } from '../../records/handlers.ts';
import * as store from './board.store.ts';

const columns = columnsOf<NoticeRow>(boardWords, { created_at: dayTime, updated_at: dayTime }, [
  'id',
  'title',
  'created_at',
  'updated_at',
]);

export const boardRoutes: Handlers<typeof board> = {
  listNotices: lists(store.list),
  exportNotices: file('board', 'recados', { list: store.list, columns }),
  getNotice: finds('board', store),
  createNotice: creates(store, (trx, { input, now }) =>
    store.insert(trx, { ...input, created_at: now(), updated_at: now() }),
  ),
  editNotice: edits('board', store, (trx, { params, input, now }) =>
    store.save(trx, params.id, { ...input, updated_at: now() }),
  ),
  removeNotice: removes('board', store),
  listNoticeChanges: changesOf('board'),
};
