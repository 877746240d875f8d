import type { Db } from '../../database/db.ts';
import type { Mail } from '../../gateways/mail/port.ts';

export interface StoredMail extends Mail {
  id: number;
  created_at: string;
}

const mails = (db: Db) =>
  db.selectFrom('mailbox').select(['id', 'recipient as to', 'subject', 'body as text', 'created_at']);
const shown = <R extends { created_at: Date }>(row: R) => ({ ...row, created_at: row.created_at.toISOString() });

/** The newest hundred, to everybody or one address. */
export async function list(db: Db, to?: string): Promise<StoredMail[]> {
  const rows = await mails(db)
    .$if(to !== undefined, (q) => q.where((eb) => eb(eb.fn<string>('lower', ['recipient']), '=', to!.toLowerCase())))
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return rows.map(shown);
}

export async function find(db: Db, id: number): Promise<StoredMail | undefined> {
  const row = await mails(db).where('id', '=', id).executeTakeFirst();
  return row && shown(row);
}

/** The mail as a mail program would show it. */
export async function findHtml(db: Db, id: number): Promise<string | undefined> {
  return (await db.selectFrom('mailbox').select('html').where('id', '=', id).executeTakeFirst())?.html;
}
