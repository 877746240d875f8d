/** A part of a page's text as the PDF holds it. */
export interface TextPart {
  text: string;
  /** A line ends after it. */
  ends: boolean;
}
/** A place in a page's text: a character of one of its parts. */
interface Place {
  part: number;
  at: number;
}
export interface Hit {
  page: number;
  from: Place;
  /** Of its last character. */
  to: Place;
}
/** A page's text as it is searched: without accents and case, each character with where it stands. */
export interface SearchText {
  text: string;
  places: Place[];
}

export const SHORTEST = 2;

export function searchText(parts: readonly TextPart[]): SearchText {
  let text = '';
  const places: Place[] = [];
  const add = (char: string, part: number, at: number) => {
    for (const plain of plainOf(char)) {
      if (plain === ' ' && text.endsWith(' ')) continue;
      text += plain;
      places.push({ part, at });
    }
  };
  for (const [part, { text: own, ends }] of parts.entries()) {
    for (let at = 0; at < own.length; at += 1) add(own[at]!, part, at);
    if (ends) add(' ', part, Math.max(0, own.length - 1));
  }
  return { text, places };
}

/** Where a page says it, ever on; nothing for less than two characters. */
export function findIn({ text, places }: SearchText, typed: string, page: number): Hit[] {
  const query = plainOf(typed.trim()).replaceAll(/\s+/g, ' ');
  if (query.length < SHORTEST) return [];
  const hits: Hit[] = [];
  for (let at = text.indexOf(query); at >= 0; at = text.indexOf(query, at + query.length))
    hits.push({ page, from: places[at]!, to: places[at + query.length - 1]! });
  return hits;
}

/** The first hit of the page that is read or after it: where a search begins. */
export const firstFrom = (hits: readonly Hit[], page: number): number =>
  Math.max(
    0,
    hits.findIndex((hit) => hit.page >= page),
  );

/** How many hits each page has. */
export function countsOf(hits: readonly Hit[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { page } of hits) counts.set(page, (counts.get(page) ?? 0) + 1);
  return counts;
}

const plainOf = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/\s/g, ' ').toLowerCase();
