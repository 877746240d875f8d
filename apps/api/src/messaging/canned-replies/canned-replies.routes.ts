import type { cannedReplies } from '@mirante/contract/messaging/canned-replies.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { cannedReplyWords, type CannedReplyRow } from '@mirante/domain/messaging/canned-reply.ts';
import { refusalOfField } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { changesOf } from '../../records/audit/changes.ts';
import { refusing } from '../../records/constraints.ts';
import { columnsOf } from '../../records/csv.ts';
import { creates, edits, file, finds, lists, removes } from '../../records/handlers.ts';
import * as store from './canned-replies.store.ts';

const columns = columnsOf<CannedReplyRow>(cannedReplyWords, { created_at: dayTime, updated_at: dayTime });
const titleTaken = refusing({
  canned_reply_title: () => refusalOfField('conflict', 'title', 'Já existe uma resposta pronta com este título.'),
});

export const cannedReplyRoutes: Handlers<typeof cannedReplies> = {
  listCannedReplies: lists(store.list),
  exportCannedReplies: file('canned_reply', 'respostas-prontas', { list: store.list, columns }),
  getCannedReply: finds('canned_reply', store),
  createCannedReply: creates(store, (trx, { input, now }) =>
    store.insert(trx, { ...input, created_at: now(), updated_at: now() }).catch(titleTaken),
  ),
  editCannedReply: edits('canned_reply', store, (trx, { params, input, now }) =>
    store.save(trx, params.id, { ...input, updated_at: now() }).catch(titleTaken),
  ),
  removeCannedReply: removes('canned_reply', store),
  listCannedReplyChanges: changesOf('canned_reply'),
};
