import type { Db } from '../../database/db.ts';
import { htmlOf } from './html.ts';
import type { Mailer } from './port.ts';

/** Sends nothing: mail is stored for `/sandbox/mail`. */
export const mailboxMailer = (db: Db, now: () => Date): Mailer => ({
  send: async ({ to, subject, text }) => {
    await db
      .insertInto('mailbox')
      .values({ recipient: to, subject, body: text, html: htmlOf(subject, text), created_at: now() })
      .execute();
  },
});
