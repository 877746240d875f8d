import { sql, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Schema } from '../../database/schema.ts';

type Reports = SelectQueryBuilder<Schema, 'report', object>;

/** What staff and readers filter reports by, alike. */
export const hasFile = sql<SqlBool>`exists (select from report_file where report_id = report.id)`;
export const tagged = (q: Reports, tagId: number): Reports =>
  q.where('report.id', 'in', (eb) => eb.selectFrom('content_tag').select('content_id').where('tag_id', '=', tagId));
export const ofProduct = (q: Reports, productId: number): Reports =>
  q.where('report.id', 'in', (eb) =>
    eb.selectFrom('content_product').select('content_id').where('product_id', '=', productId),
  );
export const mentions = (q: Reports, part: string): Reports =>
  q.where(sql<SqlBool>`strpos(search_key(report.name || ' ' || report.description), search_key(${part})) > 0`);
