import { ownReports } from '@mirante/contract/content/own-reports.ts';
import type { OwnReport } from '@mirante/domain/content/report.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { contains, on, since } from '../../records/filters.ts';
import { asJson } from '../../records/json.ts';
import { listOf } from '../../records/list-of.ts';
import { relatedOf } from '../associations/associations.store.ts';
import { isAbout, capByText, hasProduct, containsWords, hasTag } from '../publishing/content-filters.ts';
import { isRead, mayRead, readable, readAt, type EntitledClient } from '../publishing/readable.store.ts';
import { madeFor } from '../../products/entitlements/unlocking.store.ts';
import { unlockedUntil } from '../publishing/unlocking.store.ts';
import { errataOf } from './errata.store.ts';
import { filesOf } from './report-files.store.ts';
import { positionOf } from './reading-position.store.ts';
import { hasFile, reportFilters } from './report-filters.ts';

const filePath = sql<string | null>`case when ${hasFile} then '/api/v1/client/reports/' || report.id || '/pdf' end`;

const rows = (clientId: number) => (db: Db) =>
  db
    .selectFrom('report')
    .select(['report.id', 'report.name', 'report.description', 'report.link_report', 'report.report_date'])
    .select([filePath.as('file_path'), madeFor('content', 'report.id').as('product_name')])
    .select(readAt('report', clientId).as('read_at'));

export const listFor = (client: EntitledClient) =>
  listOf(ownReports.listOwnReports, 'report', {
    from: readable('report', client),
    rows: rows(client.id),
    sort: { 'report.name': 'report.name_key' },
    cap: capByText('report.filter', 'report.name'),
    where: {
      ...reportFilters,
      'report.name': on('report.name_key', contains),
      'report.tags': hasTag('report'),
      ...isAbout('report'),
      'report.report_date': since,
      'report.product': hasProduct('report'),
      'report.filter': containsWords('report'),
      'report.read': isRead('report', client.id),
    },
  });

const ofNewestFile = (column: 'version' | 'pages') => sql<number | null>`(
  select ${sql.ref(column)} from report_file where report_id = report.id order by version desc limit 1
)`;

export async function findFor(db: Db, clientId: number, id: number, now: Date): Promise<OwnReport | undefined> {
  if (!(await mayRead(db, clientId, { kind: 'report', id }, now))) return undefined;
  const [row, related, errata, files, position] = await Promise.all([
    rows(clientId)(db)
      .select(['report.analyst_name', 'report.analyst_cnpi', 'report.statement'])
      .select([ofNewestFile('version').as('version'), ofNewestFile('pages').as('pages')])
      .select(unlockedUntil('report.id', clientId, now).as('open_until'))
      .where('report.id', '=', id)
      .executeTakeFirstOrThrow(),
    relatedOf(db, id, { clientId, now }),
    errataOf(db, id),
    filesOf(db, id),
    positionOf(db, clientId, id),
  ]);
  return {
    ...asJson(row),
    ...related,
    errata: errata.map(({ text, at }) => ({ text, at })),
    versions: files.map(({ version, pages, created_at }) => ({ version, pages, created_at })),
    position,
  };
}
