import type { PoolClient } from 'pg';

/**
 * Indexes of large tables. Built in a migration's transaction they would block writes; they are built concurrently
 * after the migrations, and the new version may serve meanwhile, slower.
 */
export const concurrentIndexes: Record<string, string> = {
  // Payments in the order of a date, filtered by another or by facets: what is skipped is skipped in the index.
  payment_dates_by_creation: 'payment (created_at, id) include (confirmed_at, due_at, facet)',
  payment_dates_by_due: 'payment (due_at, id) include (created_at, confirmed_at, facet)',
  payment_dates_by_confirmation: 'payment (confirmed_at, id) include (created_at, due_at, facet)',
  // Clients in the order of number, creation or expiry, with an expiry in a period.
  client_product_by_client: 'client_product (client_id, id desc) include (listed_at, expires_at)',
  client_product_by_listing: 'client_product (listed_at, client_id) include (expires_at) where listed_at is not null',
  client_product_by_expiry: 'client_product (expires_at, client_id) where listed_at is not null',
  client_product_inactive_by_expiry:
    "client_product (expires_at, client_id) where listed_at is not null and status <> 'active'",
  // Removing a client searches the filters of all exports for their data.
  audit_entry_export: "audit_entry (id) where change = 'export'",
  // The end of a session takes its views along.
  session_opened_by: 'session (opened_by) where opened_by is not null',
  // A released use makes up for one of its coupon, of which there are few or none.
  coupon_use_beyond_quantity: 'coupon_use (coupon_id) where beyond_quantity',
  // A portfolio's curve reads the jumps of its papers alone.
  daily_close_jump_of: 'daily_close (stock_code_id, day) where jump is not null',
  // Its values, already converted: converting them takes half of their time.
  daily_close_values: 'daily_close (stock_code_id, day, (close::float8)) include (close)',
  index_value_values: 'index_value (index, day, (value::float8)) include (value)',
  // A paper's dividends within a year.
  dividend_by_code: 'dividend (code, with_date)',
  // The closes and quotas of a source, of which there may be few or none.
  daily_close_by_source: 'daily_close (source, day, id)',
  fund_quota_by_source: 'fund_quota (source, day, id)',
  // The newest hits of common words.
  content_words_newest: 'content_words (goes_out_at desc, id desc)',
  content_words_products: 'content_words using gin (products) with (fastupdate = off)',
  // A client's contents by date: an index-only scan, or a lookup where they are few.
  content_by_moment: "content (goes_out_at, id) include (kind, products) where not draft and kind <> 'board'",
  content_by_release: "content ((greatest(goes_out_at, released_at))) where not draft and kind <> 'board'",
  content_by_creation:
    "content (created_at, id) include (kind, goes_out_at, products) where not draft and kind <> 'board'",
  content_by_kind: 'content (kind, goes_out_at, id) include (products) where not draft',
  content_products: 'content using gin (products) with (fastupdate = off)',
  report_readable: 'report (report_date, id) include (products) where not draft',
  report_products: 'report using gin (products) with (fastupdate = off)',
  video_readable: 'video (video_date, id) include (products) where not draft',
  video_products: 'video using gin (products) with (fastupdate = off)',
  news_readable: 'news (news_date, id) include (products) where not draft',
  news_products: 'news using gin (products) with (fastupdate = off)',
  // Any part of a title.
  report_named: 'report using gin (name_key gin_trgm_ops) with (fastupdate = off)',
  video_named: 'video using gin (name_key gin_trgm_ops) with (fastupdate = off)',
  news_titled: 'news using gin (title_key gin_trgm_ops) with (fastupdate = off)',
  // Staff's lists sorted by notification, and the few drafts.
  report_by_alert: 'report (app_alert, id)',
  video_by_alert: 'video (app_alert, id)',
  news_by_alert: 'news (app_alert, id)',
  report_drafts: 'report (id) where draft',
  video_drafts: 'video (id) where draft',
  news_drafts: 'news (id) where draft',
  // The few copies that were downloaded.
  report_copy_downloaded: 'report_copy (id) where downloaded_at is not null',
  // What is purged by its age.
  report_copy_by_making: 'report_copy (made_at)',
  login_event_by_creation: 'login_event (created_at)',
  client_message_unanswered: 'client_message (reply_order, id) where replied_at is null',
  client_message_search: 'client_message using gin (search gin_trgm_ops) with (fastupdate = off)',
  // All accounts of a CPF; the one that holds it has a unique index.
  client_by_cpf: 'client (cpf)',
  client_by_phone: 'client (phone, id) where removed_at is null',
};

/** Indexes that some of those above replace. */
export const replacedIndexes = [
  'payment_by_creation',
  'payment_by_due',
  'payment_by_confirmation',
  'client_product_client',
];

/** Builds missing indexes, and then drops the replaced ones. An invalid one left by an interrupted build is rebuilt. */
export async function buildIndexes(
  connection: PoolClient,
  log: (line: string) => void,
  indexes: Record<string, string> = concurrentIndexes,
): Promise<void> {
  for (const [name, definition] of Object.entries(indexes)) {
    const { rows } = await connection.query<{ indisvalid: boolean }>(
      'select indisvalid from pg_index where indexrelid = to_regclass($1)',
      [name],
    );
    if (rows[0]?.indisvalid) continue;
    if (rows[0]) await connection.query(`drop index concurrently ${name}`);
    await connection.query(`create index concurrently ${name} on ${definition}`);
    log(`built ${name}`);
  }
  for (const name of replacedIndexes) await connection.query(`drop index concurrently if exists ${name}`);
}
