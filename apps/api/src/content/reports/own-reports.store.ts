import { ownReports } from '@mirante/contract/content/own-reports.ts';
import type { OwnReport } from '@mirante/domain/content/report.ts';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../database/db.ts';
import { contains, on, since } from '../../records/filters.ts';
import { asJson } from '../../records/json.ts';
import { listOf } from '../../records/list-of.ts';
import { positionOf } from './reading-position.store.ts';
import { isReadable, tagsOf, unlockedBy, unlockedUntil } from '../publishing/unlocking.store.ts';
import { hasFile, mentions, ofProduct, tagged } from './report-filters.ts';

const readAt = (clientId: number) => sql<Date | null>`(
  select read_at from content_read where client_id = ${clientId} and kind = 'report' and content_id = report.id
)`;
const filePath = sql<string | null>`case when ${hasFile} then '/api/v1/client/reports/' || report.id || '/pdf' end`;

const rows = (clientId: number) => (db: Db) =>
  db
    .selectFrom('report')
    .select(['report.id', 'report.name', 'report.description', 'report.link_report', 'report.report_date'])
    .select([filePath.as('file_path'), unlockedBy('report.id').as('product_name'), readAt(clientId).as('read_at')]);

/** Those that a client may read now. */
const readable = (clientId: number, now: Date) => (db: Db) =>
  db
    .selectFrom('report')
    .where(
      sql<SqlBool>`exists (select from content where content.id = report.id and ${isReadable('content', clientId, now)})`,
    );

export const listFor = (clientId: number, now: Date) =>
  listOf(ownReports.listOwnReports, 'report', {
    from: readable(clientId, now),
    rows: rows(clientId),
    sort: { 'report.name': 'report.name_key' },
    where: {
      'report.name': on('report.name_key', contains),
      'report.tags': tagged,
      'report.report_date': since,
      'report.product': ofProduct,
      'report.filter': mentions,
      'report.read': (q, read) =>
        q.where(sql<SqlBool>`${readAt(clientId)} is ${sql.raw(read === 'true' ? 'not null' : 'null')}`),
    },
  });

/** What only the report's own page says. */
const readerOf = (clientId: number, now: Date) => (db: Db) =>
  db
    .selectFrom('report')
    .select([ofNewestFile('version').as('version'), ofNewestFile('pages').as('pages')])
    .select(unlockedUntil('report.id', clientId, now).as('open_until'));
const ofNewestFile = (column: 'version' | 'pages') => sql<number | null>`(
  select ${sql.ref(column)} from report_file where report_id = report.id order by version desc limit 1
)`;

export async function findFor(db: Db, clientId: number, id: number, now: Date): Promise<OwnReport | undefined> {
  const isThere = await readable(clientId, now)(db).select('id').where('id', '=', id).executeTakeFirst();
  if (!isThere) return undefined;
  const row = await rows(clientId)(db).where('report.id', '=', id).executeTakeFirstOrThrow();
  const none = { portfolios: [], funds: [], stock_portfolios: [], stocks: [], trades: [] };
  const [tags, position, more] = await Promise.all([
    tagsOf(db, id),
    positionOf(db, clientId, id),
    readerOf(clientId, now)(db).where('report.id', '=', id).executeTakeFirstOrThrow(),
  ]);
  return { ...asJson({ ...row, ...more }), ...none, tags, position };
}
