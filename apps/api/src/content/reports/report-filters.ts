import { sql, type SqlBool } from 'kysely';

export const hasFile = sql<SqlBool>`exists (select from report_file where report_id = report.id)`;
