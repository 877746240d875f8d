import type { ContentCardRow, ContentType } from './feed.ts';

/** A part of a displayed text; hits are highlighted. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** Some words around a hit. */
export interface Snippet {
  /** The page of the PDF; null for a hit in the title, description or body. */
  page: number | null;
  pieces: Piece[];
}

/** A search result. */
export interface FoundContent extends ContentCardRow {
  /** The title, with its hits marked. */
  marked_title: Piece[];
  /** The page count of its PDF; null without one. */
  pages: number | null;
  /** At most `SNIPPETS`, the best ones. */
  snippets: Snippet[];
  /** The number of further pages of its PDF with hits. */
  more_pages: number;
}

/** Counting stops here: an exact total costs more than it is worth. */
export const MAX_COUNTED = 3000;

export interface FoundContents {
  items: FoundContent[];
  total: number;
  /** Counts by type, regardless of the requested type. */
  types: Record<ContentType, number>;
  /** There are more than were counted, of some type. */
  total_is_estimate?: true;
}

export const CONTENT_SEARCH_UP_TO = 120;
/** Per content. */
export const SNIPPETS = 2;

interface Word {
  word: string;
  /** Its offset in the text. */
  at: number;
}

/** The words of a text, in order. */
export const wordsOfText = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index: at }) => ({ word, at }));

/** The whole text, with its hits marked. Adjacent hits are joined. */
export function marked(text: string, isHit: (word: string) => boolean): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { word, at } of wordsOfText(text)) {
    if (!isHit(word)) continue;
    const between = text.slice(from, at);
    const last = pieces.at(-1);
    if (last && between.trim() === '') last.text += between + word;
    else {
      if (between) pieces.push({ text: between, hit: false });
      pieces.push({ text: word, hit: true });
    }
    from = at + word.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), hit: false });
  return pieces;
}

/** The number of words before the densest hits, and in total. */
const BEFORE = 8;
const WINDOW = 30;

/** An excerpt around the densest hits; undefined without a hit. */
export function snippetOf(text: string, isHit: (word: string) => boolean): Piece[] | undefined {
  const words = wordsOfText(text);
  const hits = words.flatMap(({ word }, n) => (isHit(word) ? [n] : []));
  if (hits.length === 0) return undefined;
  const within = (start: number) =>
    new Set(hits.filter((n) => n >= start && n < start + WINDOW - BEFORE).map((n) => words[n]!.word)).size;
  const best = hits.reduce((most, start) => (within(start) > within(most) ? start : most));
  const [first, last] = [Math.max(0, best - BEFORE), Math.min(words.length - 1, best - BEFORE + WINDOW)];
  const [from, to] = [words[first]!.at, words[last]!.at + words[last]!.word.length];
  const isEnd = last === words.length - 1;
  const shown = text.slice(first === 0 ? 0 : from, isEnd ? text.length : to).replaceAll(/\s+/g, ' ');
  return marked(`${first === 0 ? '' : '… '}${shown.trim()}${isEnd ? '' : ' …'}`, isHit);
}
