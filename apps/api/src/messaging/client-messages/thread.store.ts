import type { Db } from '../../database/db.ts';

/** A thread's messages and replies in order, without staff notes. `threadId` is its first message. */
export const turnsOf = (db: Db, threadId: number) =>
  db
    .selectFrom('client_message')
    .leftJoin('staff_user', 'staff_user.id', 'client_message.replied_by')
    .select(['client_message.id', 'client_message.type', 'client_message.body', 'client_message.created_at'])
    .select(['client_message.reply', 'staff_user.name as reply_by', 'client_message.replied_at'])
    .select('client_message.edited_at')
    .where((eb) => eb.or([eb('client_message.id', '=', threadId), eb('client_message.thread_id', '=', threadId)]))
    .orderBy('client_message.id');
