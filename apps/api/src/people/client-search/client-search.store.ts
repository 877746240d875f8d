import type { Total } from '../../records/page-parts.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../database/db.ts';
import { clientSearch, phoneSearch, searchKey, type ClientSearch } from './client-search.rules.ts';

/** Above this, hits are frequent enough to be found by scanning in the list's order. */
export const MANY_HITS = 1000;
/** The same when other filters reduce them. */
export const MANY_AMONG_OTHERS = 2000;
/** Many hits among other filters are counted one by one, so only to this. */
export const COUNTED_AMONG_OTHERS = 250;

/** The result of a text and phone search: the owner of an e-mail or CPF, a few ids, or many by predicate and the first. */
export type SearchHits =
  | Exclude<ClientSearch, { words: string[] }>
  | { ids: number[] }
  | { many: { words: string[]; phone: string | undefined; first: number[] } }
  | 'everybody';

/** A text is looked up once, by trigrams, before the list is read. */
export async function hitsOf(
  db: Db,
  { text, phone, most = MANY_HITS }: { text?: string | undefined; phone?: string | undefined; most?: number },
): Promise<SearchHits> {
  const search = text ? clientSearch(text) : { words: [] };
  const phones = phone ? phoneSearch(phone) : undefined;
  if (search === 'nobody' || (phone && phones === undefined)) return 'nobody';
  if (!('words' in search) && phones === undefined) return search;
  const words = 'words' in search ? search.words : [` ${'email' in search ? searchKey(search.email) : search.cpf}`];
  if (words.length === 0 && phones === undefined) return 'everybody';
  const { rows } = await sql<{
    id: number;
  }>`select client_hits as id from client_hits(${words}, ${phones ?? null}, ${most + 1})`.execute(db);
  const ids = rows.map(({ id }) => id);
  return ids.length > most ? { many: { words, phone: phones, first: ids } } : { ids };
}

/** The predicate on rows of the clients' table. */
export const isHit = (hits: SearchHits): RawBuilder<SqlBool> => conditionOf(hits, 'client');

/**
 * The predicate on other tables with a client's id. Many hits are tested one by one in the list's order: the planner,
 * which cannot estimate them, would join all clients.
 */
export const isHitById = (hits: SearchHits): RawBuilder<SqlBool> =>
  isMany(hits)
    ? sql`(select ${conditionOf(hits, 'person')} from client person where person.id = client.id)`
    : isOne(hits)
      ? sql`client.id in (select person.id from client person where ${conditionOf(hits, 'person')})`
      : conditionOf(hits, 'client');

function conditionOf(hits: SearchHits, table: 'client' | 'person'): RawBuilder<SqlBool> {
  if (hits === 'everybody') return sql`true`;
  if (hits === 'nobody') return sql`false`;
  const column = (name: string) => sql.ref(`${table}.${name}`);
  // Not `= any(…)`: as a condition on the last column of an index it is taken for cheap, and reads the whole index.
  if ('ids' in hits) return sql`${column('id')} in (select unnest(${hits.ids}::int[]))`;
  if ('email' in hits) return sql`lower(${column('email')}) = ${hits.email}`;
  if ('cpf' in hits)
    return hits.phone
      ? sql`(${column('cpf')} = ${hits.cpf} or ${column('phone')} = ${hits.phone})`
      : sql`${column('cpf')} = ${hits.cpf}`;
  const { words, phone } = hits.many;
  const conditions = [
    ...words.map((word) => sql<SqlBool>`strpos(${column('search')}, ${word}) > 0`),
    ...(phone ? [sql<SqlBool>`strpos(${column('phones')}, ${phone}) > 0`] : []),
  ];
  return sql`${sql.join(conditions, sql` and `)}`;
}

export const isMany = (hits: SearchHits): hits is Extract<SearchHits, { many: unknown }> =>
  typeof hits === 'object' && 'many' in hits;
export const isOne = (hits: SearchHits): boolean => typeof hits === 'object' && ('email' in hits || 'cpf' in hits);
/** Their number, if the lookup gave it. */
export function totalOf(hits: SearchHits): Total | undefined {
  const n = isMany(hits) ? MANY_HITS + 1 : typeof hits === 'object' && 'ids' in hits ? hits.ids.length : undefined;
  return n === undefined ? undefined : { n: sql<number>`${n}::int`, exact: false, known: n };
}
