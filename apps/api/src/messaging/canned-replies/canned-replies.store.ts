import { cannedReplyForm } from '@mirante/contract/messaging/canned-replies.form.ts';
import { cannedReplies } from '@mirante/contract/messaging/canned-replies.ts';
import type { Db } from '../../database/db.ts';
import { contains, on } from '../../records/filters.ts';
import { findOf } from '../../records/find-of.ts';
import { listOf } from '../../records/list-of.ts';
import { rowsOf } from '../../records/rows.ts';

const rows = (db: Db) =>
  db
    .selectFrom('canned_reply')
    .select(['canned_reply.id', 'canned_reply.title', 'canned_reply.text'])
    .select(['canned_reply.created_at', 'canned_reply.updated_at']);

export const list = listOf(cannedReplies.listCannedReplies, 'canned_reply', {
  rows,
  sort: { 'canned_reply.title': 'canned_reply.title_key' },
  where: { 'canned_reply.title': on('canned_reply.title_key', contains) },
});
export const find = findOf('canned_reply', rows, cannedReplyForm);
export const { lock, insert, save, remove } = rowsOf('canned_reply');
