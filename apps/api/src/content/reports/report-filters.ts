import { sql, type SqlBool } from 'kysely';
import { mentionsIn, ofProductOf, taggedOf } from '../publishing/content-filters.ts';

/** What staff and readers filter reports by, alike. */
export const hasFile = sql<SqlBool>`exists (select from report_file where report_id = report.id)`;
export const tagged = taggedOf('report');
export const ofProduct = ofProductOf('report');
export const mentions = mentionsIn(sql.ref('report.name'), sql.ref('report.description'));
