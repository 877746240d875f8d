import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { compiledOnce } from '../../database/prepared-statements.ts';

/** The search text as PostgreSQL queries. */
export interface SearchQuery {
  /** A tsquery that requires every word; the last may be a prefix. */
  every: string;
  /** A tsquery that requires any word. */
  any: string;
  lexemes: string[];
  /** The last word as typed so far; undefined for a stop word, with which half of all words begin. */
  beginning: string | undefined;
}

const findLexemes = compiledOnce(
  (_db, text: string) => sql<{ lexemes: string[] | null; last: string | null; beginning: string | null }>`
    select
      (select array_agg(lexeme order by positions[1]) from unnest(search_vector(${text}))) as lexemes,
      (
        select lexeme from unnest(to_tsvector('pg_catalog.portuguese', coalesce(beginning, ''))) order by positions[1] desc limit 1
      ) as last,
      beginning
    from substring(search_words(${text}) from '([a-z0-9]+) *$') as beginning`,
);

/** Undefined without searchable words: only stop words, or no letters. */
export async function searchQueryOf(db: Db, text: string): Promise<SearchQuery | undefined> {
  const [found] = await findLexemes(db, text);
  const { lexemes, last, beginning: typed } = found!;
  if (!lexemes) return undefined;
  const beginning = (last !== null && typed) || undefined;
  const terms = lexemes.map((lexeme) => (lexeme === last ? `( '${last}' | '${beginning}':* )` : `'${lexeme}'`));
  return { every: terms.join(' & '), any: terms.join(' | '), lexemes, beginning };
}

const findMatchingPositions = compiledOnce(
  (_db, text: string, lexemes: readonly string[], beginning: string | null) => sql<{ n: number }>`
    select unnest(positions)::int as n from unnest(search_vector(${text}))
    where lexeme = any(${lexemes}::text[]) or starts_with(lexeme, ${beginning}::text)`,
);

/** A predicate for words of these texts that match. */
export async function hitTest(
  db: Db,
  { lexemes, beginning }: SearchQuery,
  words: Iterable<string>,
): Promise<(word: string) => boolean> {
  const plain = new Map<string, string>();
  // A stem begins like its word: other words need no query.
  const initials = new Set([...lexemes, ...(beginning ? [beginning] : [])].map((text) => text[0]));
  for (const word of words) {
    const letters = word
      .normalize('NFKD')
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase();
    if (/^[a-z0-9]+$/.test(letters) && initials.has(letters[0])) plain.set(word, letters);
  }
  const distinct = [...new Set(plain.values())].slice(0, MAX_WORDS);
  const rows = await findMatchingPositions(db, distinct.join(' '), lexemes, beginning ?? null);
  const hits = new Set(rows.map(({ n }) => distinct[n - 1]));
  return (word) => hits.has(plain.get(word));
}

/** A tsvector's maximum position. */
const MAX_WORDS = 16_000;
