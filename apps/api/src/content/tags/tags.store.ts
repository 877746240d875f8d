import { tags } from '@mirante/contract/content/tags.ts';
import type { Db } from '../../database/db.ts';
import { contains, eq, on } from '../../records/filters.ts';
import { listOf } from '../../records/list-of.ts';
import { rowsOf } from '../../records/rows.ts';

const rows = (db: Db) => db.selectFrom('tag').select(['tag.id', 'tag.name']);

export const list = listOf(tags.listTags, 'tag', {
  rows,
  sort: { 'tag.name': 'tag.name_key' },
  where: { 'tag.id': eq, 'tag.name': on('tag.name_key', contains) },
});
export const { insert } = rowsOf('tag');
