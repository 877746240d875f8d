import type { PublishedKind } from '@mirante/domain/content/content.ts';
import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Schema } from '../../database/schema.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a list of any kind of content
type Contents = SelectQueryBuilder<Schema, any, object>;
type Linked = Exclude<PublishedKind, 'board'>;

/** What staff and readers filter contents by, alike. */
export const taggedOf = (kind: Linked) => (query: Contents, tagId: number) =>
  query.where(sql<SqlBool>`${sql.ref(`${kind}.id`)} in (select content_id from content_tag where tag_id = ${tagId})`);
export const ofProductOf = (kind: Linked) => (query: Contents, productId: number) =>
  query.where(
    sql<SqlBool>`${sql.ref(`${kind}.id`)} in (select content_id from content_product where product_id = ${productId})`,
  );

/** Any part of what they say, without accents. */
export const mentionsIn =
  (...texts: [RawBuilder<string>, ...RawBuilder<string>[]]) =>
  (query: Contents, part: string) =>
    query.where(sql<SqlBool>`strpos(search_key(concat_ws(' ', ${sql.join(texts)})), search_key(${part})) > 0`);

/** What a rich text says, without its marks: one line. */
export const textOf = (column: string): RawBuilder<string> => sql`btrim(regexp_replace(
  replace(replace(replace(replace(regexp_replace(${sql.ref(column)}, '<[^>]*>', ' ', 'g'), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'),
  '\\s+', ' ', 'g'))`;
