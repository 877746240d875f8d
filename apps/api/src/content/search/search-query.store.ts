import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** What was looked for, as PostgreSQL asks it. */
export interface SearchQuery {
  /** A text search query that wants every word; the last may be the beginning of one. */
  every: string;
  /** One that wants any. */
  any: string;
  lexemes: string[];
  /** The last word as it was typed so far. */
  beginning: string;
}

/** Nothing where no word is left to look for: only stop words, or no letters. */
export async function searchQueryOf(db: Db, text: string): Promise<SearchQuery | undefined> {
  const { rows } = await sql<{ lexemes: string[] | null; last: string; beginning: string }>`
    with asked as (select lexeme, positions[1] as n from unnest(search_vector(${text})))
    select
      (select array_agg(lexeme order by n) from asked) as lexemes,
      coalesce((select lexeme from asked order by n desc limit 1), '') as last,
      coalesce(substring(search_words(${text}) from '([a-z0-9]+) *$'), '') as beginning`.execute(db);
  const { lexemes, last, beginning } = rows[0]!;
  if (!lexemes) return undefined;
  const open = `( '${last}' | '${beginning}':* )`;
  const terms = lexemes.map((lexeme) => (lexeme === last ? open : `'${lexeme}'`));
  return { every: terms.join(' & '), any: terms.join(' | '), lexemes, beginning };
}

/** The words of these texts that are what was looked for, as a test of a word. */
export async function hitTest(
  db: Db,
  { lexemes, beginning }: SearchQuery,
  words: Iterable<string>,
): Promise<(word: string) => boolean> {
  const plain = new Map<string, string>();
  // A stem begins as its word does: no other word is worth PostgreSQL's time.
  const initials = new Set([...lexemes, beginning].map((text) => text[0]));
  for (const word of words) {
    const letters = word
      .normalize('NFKD')
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase();
    if (/^[a-z0-9]+$/.test(letters) && initials.has(letters[0])) plain.set(word, letters);
  }
  const distinct = [...new Set(plain.values())].slice(0, MAX_WORDS);
  const { rows } = await sql<{ n: number }>`
    select unnest(positions)::int as n from unnest(search_vector(${distinct.join(' ')}))
    where lexeme = any(${lexemes}::text[]) or starts_with(lexeme, ${beginning})`.execute(db);
  const hits = new Set(rows.map(({ n }) => distinct[n - 1]));
  return (word) => hits.has(plain.get(word));
}

/** A text search vector knows no later positions. */
const MAX_WORDS = 16_000;
