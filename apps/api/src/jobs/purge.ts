import { DAY_MS } from '@mirante/domain/durations.ts';
import { MAX_PERIOD_DAYS } from '@mirante/domain/house/overview.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Schema } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { forEachRow } from './batch.ts';

/** Rows per statement: all at once, after an outage or a flood, would time out, and never be fewer at the next run. */
export const ROWS = 2000;

/** Six months at the least, by article 15 of Marco Civil, and at the most, by the privacy policy. */
const ACCESS_DAYS = 184;

/** Five years, by CVM Resolution 20: what an analyst said is kept, and who had which copy of it. */
const REPORT_DAYS = 5 * 366;

/** What came of a reading of quotes, longer than the year that a source's file covers. */
const QUOTE_LOAD_DAYS = 400;

/**
 * Deletes what is no longer needed: old counts, sessions and links, input of abandoned checkouts and later the
 * checkouts, what guests of unpaid orders typed, keys of old idempotent calls.
 */
export async function purge(services: Services): Promise<void> {
  const at = services.now();
  const ago = (days: number) => new Date(at.getTime() - days * DAY_MS);
  const steps = [
    deletion('rate_count', sql`starts_at < ${ago(1)}`),
    // An expired session keeps its push subscription: ending a session removes it.
    change(
      'push_subscription',
      sql`session_hash = null`,
      sql`session_hash in (select token_hash from session where expires_at < ${at})`,
    ),
    deletion('push_delivery', sql`next_try_at < ${ago(1)}`),
    deletion('session', sql`expires_at < ${at}`),
    deletion('passkey_challenge', sql`expires_at < ${at}`),
    deletion('second_factor_offer', sql`expires_at < ${at}`),
    change('mailed_link', sql`change = null`, sql`expires_at < ${at} and change is not null`),
    deletion('resume_link', sql`expires_at < ${at}`),
    deletion('mailed_link', sql`expires_at < ${ago(30)}`),
    change('checkout_session', sql`cart = null`, sql`created_at < ${ago(30)} and cart is not null`),
    // Their steps count as long as the funnel looks back.
    deletion('checkout_session', sql`created_at < ${ago(MAX_PERIOD_DAYS)}`),
    change(
      'purchase_intent',
      sql`change = null, payer = null`,
      sql`(change is not null or payer is not null)
        and payment_id in (select id from payment where created_at < ${ago(30)})`,
    ),
    deletion('idempotency', sql`created_at < ${ago(7)}`),
    deletion('mailbox', sql`created_at < ${ago(30)}`),
    deletion('access_record', sql`at < ${ago(ACCESS_DAYS)}`),
    foldLogins(ago(ACCESS_DAYS)),
    // Their files are swept then.
    deletion('removed_report_file', sql`removed_at < ${ago(REPORT_DAYS)}`),
    // One that is still opened was made before: both, so that the index is used.
    deletion('report_copy', sql`made_at < ${ago(REPORT_DAYS)} and opened_at < ${ago(REPORT_DAYS)}`),
    deletion('quote_fetch', sql`created_at < ${ago(60)} and id < (select max(id) from quote_fetch)`),
    // A source is asked for what is newer than its newest day.
    deletion(
      'quote_load',
      sql`created_at < ${ago(QUOTE_LOAD_DAYS)} and (last_day is null or exists (
        select from quote_load newer where newer.source = quote_load.source and newer.status = 'done'
          and (newer.last_day, newer.id) > (quote_load.last_day, quote_load.id)))`,
    ),
    deletion('notice_delivery', sql`at < ${ago(30)}`),
    deletion('failed_job', sql`failed_at < ${ago(60)}`),
    deletion('outbox', sql`id < (select max(id) from outbox) - 10000`),
  ];
  await forEachRow(services, 'purge', steps, (step) => repeat(services.db, step));
}

const deletion = (table: keyof Schema, condition: RawBuilder<unknown>) =>
  sql`delete from ${sql.table(table)} where ${isNext(table, condition)}`;

const change = (table: keyof Schema, to: RawBuilder<unknown>, condition: RawBuilder<unknown>) =>
  sql`update ${sql.table(table)} set ${to} where ${isNext(table, condition)}`;

const isNext = (table: keyof Schema, condition: RawBuilder<unknown>) =>
  sql`ctid = any(array(select ctid from ${sql.table(table)} where ${condition} limit ${ROWS}))`;

/** Deletes logins by then, and counts those of clients (`metricsOf`). Rows of a concurrent call are skipped. */
const foldLogins = (until: Date) => sql`
  with old as materialized (
    select ctid, client_id, error from login_event where created_at < ${until} limit ${ROWS} for update skip locked
  ), counted as (
    insert into earlier_logins as kept (client_id, logins)
    select client_id, count(*) from old where client_id is not null and error is null group by client_id
    on conflict (client_id) do update set logins = kept.logins + excluded.logins
  )
  delete from login_event where ctid = any(array(select ctid from old))`;

async function repeat(db: Db, statement: RawBuilder<unknown>): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await statement.execute(db);
    if (numAffectedRows < ROWS) return;
  }
}
