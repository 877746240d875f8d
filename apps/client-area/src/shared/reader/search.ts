/** A text item of a page. */
interface TextPart {
  text: string;
  /** Followed by a line break. */
  ends: boolean;
}
/** A position in a page's text: a character of a text item. */
interface Place {
  part: number;
  at: number;
}
export interface Hit {
  page: number;
  from: Place;
  /** The position of its last character. */
  to: Place;
}
/** A page's normalised text, without accents and case, with each character's position. */
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

/** All hits on a page; none for fewer than two characters. */
export function findIn({ text, places }: SearchText, typed: string, page: number): Hit[] {
  const query = plainOf(typed.trim()).replaceAll(/\s+/g, ' ');
  if (query.length < SHORTEST) return [];
  const hits: Hit[] = [];
  for (let at = text.indexOf(query); at >= 0; at = text.indexOf(query, at + query.length))
    hits.push({ page, from: places[at]!, to: places[at + query.length - 1]! });
  return hits;
}

/** The index of the first hit on the current page or after it: where a search begins. */
export const firstFrom = (hits: readonly Hit[], page: number): number =>
  Math.max(
    0,
    hits.findIndex((hit) => hit.page >= page),
  );

export function countsOf(hits: readonly Hit[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { page } of hits) counts.set(page, (counts.get(page) ?? 0) + 1);
  return counts;
}

const plainOf = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/\s/g, ' ').toLowerCase();
