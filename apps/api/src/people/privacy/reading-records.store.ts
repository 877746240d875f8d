import type { Db } from '../../database/db.ts';

export type Rows = (db: Db, clientId: number) => { execute(): Promise<object[]> };

/** How often a client came, what they read, wrote to the house and were sent. */
export const readingTables: Record<string, Rows> = {
  earlier_logins: (db, id) => db.selectFrom('earlier_logins').select('logins').where('client_id', '=', id),
  content_read: (db, id) =>
    db
      .selectFrom('content_read')
      .select(['kind', 'content_id', 'read_at'])
      .where('client_id', '=', id)
      .orderBy('read_at'),
  report_position: (db, id) =>
    db
      .selectFrom('report_position')
      .select(['report_id', 'page', 'version', 'updated_at'])
      .where('client_id', '=', id)
      .orderBy('report_id'),
  report_copy: (db, id) =>
    db
      .selectFrom('report_copy')
      .select(['id', 'report_id', 'version', 'size', 'made_at', 'opened_at', 'downloaded_at'])
      .where('client_id', '=', id)
      .orderBy('id'),
  // Staff notes on a message are excluded.
  client_message: (db, id) =>
    db
      .selectFrom('client_message')
      .select(['id', 'thread_id', 'previous_id', 'type', 'body', 'created_at'])
      .select(['reply', 'replied_at', 'edited_at', 'seen_at'])
      .where('client_id', '=', id)
      .orderBy('id'),
  notification_recipient: (db, id) =>
    db
      .selectFrom('notification_recipient')
      .innerJoin('notification', 'notification.id', 'notification_id')
      .select(['notification_id', 'title', 'sent_at', 'listed', 'read_at'])
      .where('client_id', '=', id)
      .orderBy('notification_id'),
  notification_preference: (db, id) =>
    db
      .selectFrom('notification_preference')
      .select(['topic', 'portal', 'push'])
      .where('client_id', '=', id)
      .orderBy('topic'),
  trade_follow: (db, id) =>
    db.selectFrom('trade_follow').select(['trade_id', 'created_at']).where('client_id', '=', id).orderBy('trade_id'),
  trade_alert_choice: (db, id) => db.selectFrom('trade_alert_choice').select('kinds').where('client_id', '=', id),
  portfolio_read: (db, id) =>
    db
      .selectFrom('portfolio_read')
      .select(['portfolio_id', 'read_at', 'last_read_at', 'previous_read_at'])
      .where('client_id', '=', id)
      .orderBy('portfolio_id'),
  stock_portfolio_read: (db, id) =>
    db
      .selectFrom('stock_portfolio_read')
      .select(['stock_portfolio_id', 'read_at', 'last_read_at', 'previous_read_at'])
      .where('client_id', '=', id)
      .orderBy('stock_portfolio_id'),
  weekly_summary: (db, id) =>
    db.selectFrom('weekly_summary').select(['week', 'sent_at']).where('client_id', '=', id).orderBy('week'),
  // The unsubscribe code is excluded.
  weekly_summary_preference: (db, id) =>
    db.selectFrom('weekly_summary_preference').select('wanted').where('client_id', '=', id),
  push_subscription: (db, id) =>
    db
      .selectFrom('push_subscription')
      .select(['id', 'endpoint', 'created_at', 'renewed_at'])
      .where('client_id', '=', id)
      .orderBy('id'),
};
