import { clientMessages } from '@mirante/contract/messaging/client-messages.ts';
import { replyForm } from '@mirante/contract/messaging/client-messages.form.ts';
import type { ClientMessage } from '@mirante/domain/messaging/client-message.ts';
import type { Db } from '../../database/db.ts';
import { contains, eq, isPresent, on, since } from '../../records/filters.ts';
import { findOf } from '../../records/find-of.ts';
import { asJson } from '../../records/json.ts';
import { listOf } from '../../records/list-of.ts';
import { rowsOf } from '../../records/rows.ts';
import { turnsOf } from './thread.store.ts';

const rows = (db: Db) =>
  db
    .selectFrom('client_message')
    .innerJoin('client', 'client.id', 'client_message.client_id')
    .leftJoin('staff_user', 'staff_user.id', 'client_message.replied_by')
    .select(['client_message.id', 'client_message.client_id', 'client.name as client_name', 'client_message.type'])
    .select(['client_message.body', 'client_message.created_at', 'client_message.replied_at'])
    .select('staff_user.name as reply_by');

export const list = listOf(clientMessages.listClientMessages, 'client_message', {
  rows,
  where: {
    'client_message.type': eq,
    'client_message.answered': on('client_message.replied_at', isPresent),
    'client.id': on('client_message.client_id', eq),
    'client_message.created_at': since,
    'client_message.filter': on('client_message.search', contains),
  },
});

const wholeRows = (db: Db) =>
  rows(db)
    .select(['client_message.reply', 'client_message.obs', 'client_message.edited_at', 'client_message.seen_at'])
    .select(['client_message.previous_id', 'client_message.thread_id']);
const findWhole = findOf('client_message', wholeRows, replyForm);

export async function find(db: Db, id: number): Promise<ClientMessage | undefined> {
  const found = await findWhole(db, id);
  if (!found) return undefined;
  const { thread_id, ...message } = found;
  const thread = await turnsOf(db, thread_id ?? id)
    .select('client_message.obs')
    .execute();
  return { ...message, thread: thread.map(asJson) };
}

export const { lock, save } = rowsOf('client_message');

/** The recipient of a reply's mail, and its link. */
export const findRecipient = (db: Db, id: number) =>
  db
    .selectFrom('client_message')
    .innerJoin('client', 'client.id', 'client_message.client_id')
    .select(['client.name', 'client.email'])
    .where('client_message.id', '=', id)
    .executeTakeFirstOrThrow();
