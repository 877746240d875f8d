import { sql, type SqlBool } from 'kysely';
import { eq, isTrue } from '../../records/filters.ts';
import type { Contents } from '../publishing/content-filters.ts';

export const hasFile = sql<SqlBool>`exists (select from report_file where report_id = report.id)`;

/** The filters that staff and readers share. */
export const reportFilters = {
  'report.id': eq,
  'report.file_path': (query: Contents, has: 'true' | 'false'): Contents =>
    query.where(has === 'true' ? hasFile : sql<SqlBool>`not ${hasFile}`),
  'report.app_alert': isTrue,
};
