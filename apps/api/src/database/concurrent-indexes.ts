import type { PoolClient } from 'pg';

/**
 * Indexes of tables that may be large when they come. In a migration's transaction the build would hold up every write to its table;
 * these are built beside the writes, after the migrations, which a new version may serve without but slowly.
 */
export const concurrentIndexes: Record<string, string> = {
  // A removal looks through the filters of all exports for what its client was found by.
  audit_entry_export: "audit_entry (id) where change = 'export'",
  // A portfolio's curve asks for the jumps of its papers alone.
  daily_close_jump_of: 'daily_close (stock_code_id, day) where jump is not null',
  // The newest that a search finds where many have its words, and whoever may read little of all.
  content_words_newest: 'content_words (goes_out_at desc, id desc)',
  content_words_products: 'content_words using gin (products) with (fastupdate = off)',
  // What a client may read, in the order of its date: counted and met without the rows themselves, or found where it is little.
  content_by_moment: "content (goes_out_at, id) include (kind, products) where not draft and kind <> 'board'",
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
  // Staff's lists in the order of what is notified, and the few that are drafts.
  report_by_alert: 'report (app_alert, id)',
  video_by_alert: 'video (app_alert, id)',
  news_by_alert: 'news (app_alert, id)',
  report_drafts: 'report (id) where draft',
  video_drafts: 'video (id) where draft',
  news_drafts: 'news (id) where draft',
  // All accounts that name a CPF; the one that holds it has a unique index.
  client_by_cpf: 'client (cpf)',
};

/** Builds what is missing. One that a killed build left behind is of no use to anybody, and is built anew. */
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
}
