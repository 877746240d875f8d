import { useEffect, useMemo, useRef, useState } from 'react';
import type { Pdf } from './open-pdf.ts';
import { findIn, firstFrom, searchText, SHORTEST, type Hit, type SearchText } from './search.ts';

export interface Search {
  query: string;
  setQuery: (query: string) => void;
  hits: readonly Hit[];
  /** The current hit's index, from 0. */
  current: number;
  /** Whether text is still being extracted. */
  isReading: boolean;
  move: (by: 1 | -1) => void;
  close: () => void;
}

/** Extracts the pages' text on the first search, and searches what is extracted so far. */
export function useSearch(pdf: Pdf, page: number, onHit: (hit: Hit) => unknown): Search {
  const [query, setQuery] = useState('');
  const [texts, setTexts] = useState<readonly SearchText[]>([]);
  const [chosen, setChosen] = useState(0);
  const isAsked = query.trim().length >= SHORTEST;
  useReading(pdf, isAsked, setTexts);
  const hits = useMemo(() => texts.flatMap((text, i) => findIn(text, query, i + 1)), [texts, query]);
  const current = Math.min(chosen, Math.max(0, hits.length - 1));
  const go = (to: number) => {
    setChosen(to);
    const hit = hits[to];
    if (hit) onHit(hit);
  };
  // A new query starts at the first hit from the current page on, among the pages extracted so far.
  const firstHit = useRef({ query, isReached: false });
  useEffect(() => {
    // Only here: set by the input's event, it would be seen by an effect of the previous query that is still to run.
    if (firstHit.current.query !== query) firstHit.current = { query, isReached: false };
    if (!isAsked || firstHit.current.isReached || hits.length === 0) return;
    const first = firstFrom(hits, page);
    if (hits[first]!.page < page && texts.length < pdf.numPages) return;
    firstHit.current.isReached = true;
    go(first);
  });
  return {
    query,
    setQuery,
    hits,
    current,
    isReading: isAsked && texts.length < pdf.numPages,
    move: (by) => hits.length > 0 && go((current + by + hits.length) % hits.length),
    close: () => setQuery(''),
  };
}

function useReading(pdf: Pdf, isAsked: boolean, onTexts: (texts: readonly SearchText[]) => void) {
  useEffect(() => {
    if (!isAsked) return undefined;
    const left = new AbortController();
    const read = async () => {
      const texts: SearchText[] = [];
      for (let number = 1; number <= pdf.numPages && !left.signal.aborted; number += 1) {
        texts.push(await textOf(pdf, number));
        if (!left.signal.aborted) onTexts([...texts]);
      }
    };
    read().catch(() => undefined);
    return () => left.abort();
  }, [pdf, isAsked, onTexts]);
}

async function textOf(pdf: Pdf, number: number): Promise<SearchText> {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  return searchText(items.flatMap((item) => ('str' in item ? [{ text: item.str, ends: item.hasEOL }] : [])));
}
