import type { TestApi } from './api.ts';

/** A client's reading records: a read, a reading position, a stamped copy. */
export async function createReadingRecords({ db, services }: TestApi, clientId: number): Promise<void> {
  const now = services.now();
  await db
    .insertInto('content_read')
    .values({ client_id: clientId, kind: 'report', content_id: 1, read_at: now })
    .execute();
  const fields = { name: 'Estudo', report_date: '2026-11-20T09:00', description: 'Resumo.' };
  const stamps = { created_at: now, updated_at: now };
  const report = await db
    .insertInto('report')
    .values({ ...fields, ...stamps })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('report_position')
    .values({ client_id: clientId, report_id: report.id, page: 7, version: 1, updated_at: now })
    .execute();
  await db
    .insertInto('report_copy')
    .values({
      client_id: clientId,
      report_id: report.id,
      version: 1,
      code: '0123456789AB',
      file_name: null,
      size: 1,
      made_at: now,
      opened_at: now,
      downloaded_at: null,
    })
    .execute();
}
