import { ownMessages } from '@mirante/contract/messaging/own-messages.ts';
import type { MessageForm } from '@mirante/contract/messaging/own-messages.form.ts';
import type { OwnMessage } from '@mirante/domain/messaging/client-message.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { eq, isPresent, on } from '../../records/filters.ts';
import { asJson } from '../../records/json.ts';
import { listOf } from '../../records/list-of.ts';
import { turnsOf } from './thread.store.ts';

const isUnseen = sql<boolean>`(client_message.replied_at is not null and client_message.seen_at is null)`;
const rows = (db: Db) =>
  db
    .selectFrom('client_message')
    .select(['client_message.id', 'client_message.type', 'client_message.body', 'client_message.created_at'])
    .select(['client_message.replied_at', isUnseen.as('unseen')]);

export const listFor = (clientId: number) =>
  listOf(ownMessages.listOwnMessages, 'client_message', {
    from: (db) => db.selectFrom('client_message').where('client_message.client_id', '=', clientId),
    rows,
    where: { 'client_message.type': eq, 'client_message.answered': on('client_message.replied_at', isPresent) },
  });

const ownRow = (db: Db, clientId: number, id: number) =>
  rows(db)
    .select(['client_message.previous_id', 'client_message.thread_id'])
    .where('client_message.id', '=', id)
    .where('client_message.client_id', '=', clientId)
    .executeTakeFirst();

export async function findFor(db: Db, clientId: number, id: number): Promise<OwnMessage | undefined> {
  const found = await ownRow(db, clientId, id);
  if (!found) return undefined;
  const { thread_id, ...message } = found;
  const thread = (await turnsOf(db, thread_id ?? id).execute()).map(asJson);
  const { reply = null, reply_by = null } = thread.find((turn) => turn.id === id) ?? {};
  return { ...asJson(message), reply, reply_by, thread };
}

/** The first message of the thread of a client's own message; undefined for another's. */
export async function findThread(db: Db, clientId: number, id: number): Promise<number | undefined> {
  const found = await ownRow(db, clientId, id);
  return found && (found.thread_id ?? found.id);
}

export async function insert(
  db: Db,
  message: Pick<MessageForm, 'type' | 'body'> & {
    client_id: number;
    previous_id: number | null;
    thread_id: number | null;
    created_at: Date;
  },
): Promise<number> {
  const none = { reply: null, obs: null, replied_at: null, replied_by: null, edited_at: null, seen_at: null };
  const row = await db
    .insertInto('client_message')
    .values({ ...none, ...message })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function markSeen(db: Db, threadId: number, now: Date): Promise<void> {
  await db
    .updateTable('client_message')
    .set({ seen_at: now })
    .where((eb) => eb.or([eb('id', '=', threadId), eb('thread_id', '=', threadId)]))
    .where('replied_at', 'is not', null)
    .where('seen_at', 'is', null)
    .execute();
}

export const countUnseen = (db: Db, clientId: number): Promise<{ total: number }> =>
  db
    .selectFrom('client_message')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('client_id', '=', clientId)
    .where('replied_at', 'is not', null)
    .where('seen_at', 'is', null)
    .executeTakeFirstOrThrow();
