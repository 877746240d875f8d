import type { ContentCardRow, ContentType } from './feed.ts';

/** A part of a text, as it is drawn: what was looked for is marked. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** Some words around what was found. */
export interface Snippet {
  /** Of the PDF; null where the title, the description or the body has it. */
  page: number | null;
  pieces: Piece[];
}

/** A content that a search found. */
export interface FoundContent extends ContentCardRow {
  /** Its title, with the hits marked. */
  marked_title: Piece[];
  /** Of its PDF; null without one. */
  pages: number | null;
  /** The best few. */
  snippets: Snippet[];
  /** How many more pages of its PDF have what was looked for. */
  more_pages: number;
}

/** Counting stops here: knowing that there are more costs less than knowing how many. */
export const MAX_COUNTED = 1000;

export interface FoundContents {
  items: FoundContent[];
  total: number;
  /** How many of each type, whatever type was asked for. */
  types: Record<ContentType, number>;
  /** There are more than were counted, of any type. */
  total_is_estimate?: true;
}

export const CONTENT_SEARCH_UP_TO = 120;
/** Of one content. */
export const SNIPPETS = 2;

interface Word {
  word: string;
  /** Where it begins in its text. */
  at: number;
}

/** The words of a text, in order. */
export const wordsOfText = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index: at }) => ({ word, at }));

/** The whole text, with its hits marked. Hits beside each other are one. */
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

/** Words before the densest hits, and in all. */
const BEFORE = 8;
const WINDOW = 30;

/** Some words of a text around where most of its hits are; nothing where it has none. */
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
