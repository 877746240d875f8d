import { DAY_MS } from '@mirante/domain/durations.ts';
import type { ClientMetrics, ContentKind, Usage } from '@mirante/domain/people/usage.ts';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Schema } from '../../database/schema.ts';

/** In total, and for the last day and week up to now. */
export async function metricsOf(db: Db, clientId: number, now: Date): Promise<ClientMetrics> {
  const logins = db
    .selectFrom('login_event')
    .select((eb) => counts(eb, 'login_event.created_at', now))
    .where('client_id', '=', clientId)
    .where('error', 'is', null)
    .executeTakeFirstOrThrow();
  const reads = db
    .selectFrom('content_read')
    .select('kind')
    .select((eb) => counts(eb, 'content_read.read_at', now))
    .where('client_id', '=', clientId)
    .groupBy('kind')
    .execute();
  const earlier = db.selectFrom('earlier_logins').select('logins').where('client_id', '=', clientId).executeTakeFirst();
  const [login_stats, rows, purged] = await Promise.all([logins, reads, earlier]);
  const usageOf = (kind: ContentKind): Usage => {
    const { total, last_24_hours, last_7_days } = rows.find((row) => row.kind === kind) ?? none;
    return { total, last_24_hours, last_7_days };
  };
  return {
    login_stats: { ...login_stats, total: login_stats.total + (purged?.logins ?? 0) },
    reports: usageOf('report'),
    videos: usageOf('video'),
    news: usageOf('news'),
    board: usageOf('board'),
  };
}

const none: Usage = { total: 0, last_24_hours: 0, last_7_days: 0 };

const counts = (
  eb: ExpressionBuilder<Schema, 'login_event' | 'content_read'>,
  at: 'login_event.created_at' | 'content_read.read_at',
  now: Date,
) => {
  const since = (days: number) =>
    sql<number>`count(*) filter (where ${sql.ref(at)} > ${new Date(now.getTime() - days * DAY_MS)})`;
  return [eb.fn.countAll<number>().as('total'), since(1).as('last_24_hours'), since(7).as('last_7_days')];
};
